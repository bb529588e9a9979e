"""What a command's exit code says."""

GOOD = 0
FOUND_SOMETHING = 1
BAD_INPUT = 2
UNPROVEN = 3
VERDICTS = {"proven": GOOD, "consistent": UNPROVEN, "false": FOUND_SOMETHING}
OUR_MISTAKE = 70
NOT_WRITTEN = 74
INTERRUPTED = 130
