"""`python -m tests.server DATABASE PORT`: the server of serving.py.

A file of its own, since what a process is started with is imported once more by each process in which bots think:
this is passed over there, and they do not import the whole server.
"""

from __future__ import annotations

from tests.server.serving import main

main()
