"""Opens the door: what a phone starts."""

from modernart.app.door import open_door

if __name__ == "__main__":
    open_door()
