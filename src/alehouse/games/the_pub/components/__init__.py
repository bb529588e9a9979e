"""What is in the box: the pieces, the grid they are laid on, their values, and how they are called."""
