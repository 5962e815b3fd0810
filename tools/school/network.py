"""The network that is taught: layers of weights, trained by Adam on batches of lessons."""

from collections.abc import Iterator
from itertools import pairwise

import numpy as np
import numpy.typing as npt

from modernart.games.modern_art.market import TILES

Array = npt.NDArray[np.float32]

OUTPUTS = 1 + len(TILES)  # for each artist: no tile, or which
ADAM = (0.9, 0.999, 1e-8)


class Network:
    def __init__(self, sizes: list[int], seed: int) -> None:
        chance = np.random.default_rng(seed)
        self.parts: list[Array] = []
        for before, after in pairwise(sizes):
            self.parts.append(chance.normal(0, np.sqrt(2 / before), (before, after)).astype(np.float32))
            self.parts.append(np.zeros(after, np.float32))
        self._means = [np.zeros_like(part) for part in self.parts]
        self._squares = [np.zeros_like(part) for part in self.parts]
        self._steps = 0

    def chances(self, rows: Array) -> Array:
        return _chances(self._layers(rows)[-1])

    def learn(self, rows: Array, places: Array, rate: float, decay: float) -> None:
        """One step down the slope of the cross entropy; `places` are one-hot."""
        layers = self._layers(rows)
        slope = ((_chances(layers[-1]) - places) / len(rows)).reshape(len(rows), -1)
        slopes: list[Array] = []
        for number in range(len(self.parts) - 2, -1, -2):
            slopes = [layers[number // 2].T @ slope + decay * self.parts[number], slope.sum(0), *slopes]
            if number:
                slope = (slope @ self.parts[number].T) * (layers[number // 2] > 0)
        self._step(slopes, rate)

    def copy(self) -> list[Array]:
        return [part.copy() for part in self.parts]

    def _layers(self, rows: Array) -> list[Array]:
        layers = [rows]
        for number in range(0, len(self.parts), 2):
            rows = rows @ self.parts[number] + self.parts[number + 1]
            if number < len(self.parts) - 2:
                rows = np.maximum(rows, 0)
            layers.append(rows)
        return layers

    def _step(self, slopes: list[Array], rate: float) -> None:
        self._steps += 1
        first, second, tiny = ADAM
        for part, slope, mean, square in zip(self.parts, slopes, self._means, self._squares, strict=True):
            mean += (1 - first) * (slope - mean)
            square += (1 - second) * (slope * slope - square)
            part -= rate * (mean / (1 - first**self._steps)) / (np.sqrt(square / (1 - second**self._steps)) + tiny)


def _chances(raw: Array) -> Array:
    by_artist = raw.reshape(len(raw), -1, OUTPUTS)
    powers = np.exp(by_artist - by_artist.max(2, keepdims=True))
    return powers / powers.sum(2, keepdims=True)


def worths(chances: Array, gathered: Array) -> Array:
    """What a painting of each artist is worth in the mean (R6.5)."""
    tiles = np.array(sorted(TILES), np.float32)
    return (chances[:, :, 1:] * (gathered[:, :, None] + tiles)).sum(2)


def batches(count: int, size: int, chance: np.random.Generator) -> Iterator[npt.NDArray[np.int64]]:
    order = chance.permutation(count)
    for start in range(0, count - size + 1, size):
        yield order[start : start + size]
