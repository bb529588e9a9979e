"""The rules of both editions, a file for each chapter: functions over the position.

`course` is where to begin: it leads from each step of a game to the chapter that it belongs to.
"""
