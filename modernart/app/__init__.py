"""The touch screen: shows a view, sends an action. Kivy lives here and nowhere below."""
