"""How fast the page is, in a Chromium, with a real server on this machine."""
