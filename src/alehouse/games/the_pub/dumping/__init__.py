"""The whole position as plain data, and back."""
