"""How fast the server is, beside boardgame.io's under the same load."""
