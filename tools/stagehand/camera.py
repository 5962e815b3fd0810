"""Every frame as it was drawn, to the pixel."""

from collections.abc import Callable
from pathlib import Path

from kivy.core.window import Window
from kivy.graphics.opengl import GL_RGB, GL_UNSIGNED_BYTE, glFinish, glPixelStorei, glReadPixels
from PIL import Image

GL_PACK_ALIGNMENT = 0x0D05


class Camera:
    """Looks at a frame just before it is shown. `watchers` see every one of them."""

    def __init__(self) -> None:
        self.count = 0
        self.watchers: list[Callable[[bytes], None]] = []
        Window.bind(on_flip=self._on_flip)

    def picture(self) -> Image.Image:
        """What is on the screen now."""
        Window.canvas.ask_update()
        seen: list[bytes] = []
        self.watchers.append(seen.append)
        Window.dispatch("on_draw")
        Window.dispatch("on_flip")
        self.watchers.remove(seen.append)
        return Image.frombytes("RGB", Window.system_size, seen[-1]).transpose(Image.Transpose.FLIP_TOP_BOTTOM)

    def save(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self.picture().save(path, compress_level=3)

    def _on_flip(self, *_: object) -> None:
        self.count += 1
        glFinish()  # offscreen, frames would queue up without limit
        if self.watchers:
            glPixelStorei(GL_PACK_ALIGNMENT, 1)
            width, height = Window.system_size
            pixels = glReadPixels(0, 0, width, height, GL_RGB, GL_UNSIGNED_BYTE)
            for watcher in list(self.watchers):
                watcher(pixels)
