"""The app's marks, drawn by program: white shapes that the app tints, packed into one Kivy atlas."""
