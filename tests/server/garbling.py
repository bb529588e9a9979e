"""Messages that are almost right: changed in one place, as a mistaken or malicious program would."""

from __future__ import annotations

import json
import random
from typing import Any

from tests.server.raw import BINARY, CLOSE, CONTINUED, PING, PONG, TEXT, frame

Said = dict[str, Any]

DEEP = "[" * 7000 + "]" * 7000

VALUES = [
    "null", "true", "0", "-1", "1", "2147483648", "-9223372036854775809", "18446744073709551616", "9" * 400, "9" * 5000,
    "1.0", "1e400", "-0", "NaN", "Infinity", '""', '"x"', '" "', '"\\u0000"', '"\\ud800"', '"\\ud83c\\udf7a"',
    '"\\u202e"', json.dumps("x" * 201), json.dumps("x" * 15_000), json.dumps("a\u0301" * 400), "[]", "{}", "[[]]",
    '{"is":"say"}', DEEP, "[" * 7000, '{"a":' * 1500, "'x'", "tru", "",
]  # fmt: skip
"""In the place of a value; not all of them are JSON."""

LONG = "9" * 400
KNOWN = [
    f'{{"more":{DEEP},"is":"say","id":1,"text":"x"}}',
    f'{{"more":{"[" * 15_000},"is":"hello","id":1}}',
    f'{{"is":"say","id":{LONG},"text":"x"}}',
    f'{{"is":"hello","id":1,"have":-{LONG}}}',
    '{"is":"say","id":1,"text":"\\ud800"}',
    '{"is":"say","id":1,"text":"a\\u0000b"}',
    '{"is":"why-not","id":1,"action":"\\u0000"}',
    f'{{"is":"decide","id":1,"decision":-{LONG},"action":"pass"}}',
    '{"is":"tell","id":1,"word":"\\u0000","salt":"\\ud83c\\udf7a"}',
    f'{{"is":"claim","id":1,"claim":"{"x y " * 60}"}}',
]
"""What once went wrong somewhere."""


def garbled(said: Said, chance: random.Random) -> bytes:
    """A message with one thing wrong, or by chance nothing."""
    parts = [(json.dumps(key), json.dumps(value)) for key, value in said.items()]
    place = chance.randrange(len(parts))
    key = parts[place][0]
    how = chance.randrange(10)
    if how <= 3:
        parts[place] = key, chance.choice(VALUES)
    elif how == 4:
        del parts[place]
    elif how == 5:
        parts.insert(place, (json.dumps(chance.choice(["more", "is", "id", "", "\u0000"])), chance.choice(VALUES)))
    elif how == 6:
        parts.append((key, chance.choice(VALUES)))
    elif how == 7:
        chance.shuffle(parts)
    text = ("{" + ",".join(f"{key}:{value}" for key, value in parts) + "}").encode()
    if how == 8:
        return spoiled(text, chance)
    if how == 9:
        wraps = [b"[%s]", b"%s%s" % (text, b"%s"), b"\xef\xbb\xbf%s", b" %s ", b"%s\x00", b'"%s"', b"%s,"]
        return chance.choice(wraps) % text
    return text


def spoiled(data: bytes, chance: random.Random) -> bytes:
    """The same bytes, but for what happened to them on the way."""
    changed = bytearray(data)
    for _ in range(chance.randint(1, 3)):
        place = chance.randrange(len(changed)) if changed else 0
        how = chance.randrange(4)
        if how == 0 and changed:
            changed[place] = chance.randrange(256)
        elif how == 1:
            changed[place:place] = bytes([chance.randrange(256)])
        elif how == 2:
            del changed[place : place + chance.randint(1, 9)]
        else:
            changed = changed[:place]
    return bytes(changed)


def is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def in_frames(data: bytes, chance: random.Random) -> bytes:
    """A whole message in one or many frames, of either kind; pings and pongs may come in between."""
    kind = TEXT if is_text(data) and chance.random() < 0.8 else BINARY
    if chance.random() < 0.6:
        return frame(data, kind)
    cuts = sorted(chance.randrange(len(data) + 1) for _ in range(chance.randint(1, 4)))
    pieces = [data[begin:end] for begin, end in zip([0, *cuts], [*cuts, len(data)])]
    sent = b""
    for number, piece in enumerate(pieces):
        sent += frame(piece, CONTINUED if number else kind, last=number == len(pieces) - 1)
        if number < len(pieces) - 1 and chance.random() < 0.5:
            sent += frame(b"hm", chance.choice([PING, PONG]))
    return sent


def broken_frames(data: bytes, chance: random.Random) -> bytes:
    """What is no websocket any more, or should not be."""
    whole = frame(data)
    return chance.choice(
        [
            frame(data, masked=False),
            frame(data, CONTINUED),
            frame(data, 0x3),
            frame(data, 0xB),
            frame(b"x" * 126, PING),
            frame(b"x", PING, last=False),
            frame(data, last=False) + frame(data),
            bytes([whole[0] | 0x40]) + whole[1:],
            frame(b"\xff\xfe"),
            frame(b"\xed\xa0\x80"),
            frame(b"\xe2\x82", last=False) + frame(b"", CONTINUED),
            frame(b"\x03", CLOSE),
            frame(b"\x03\xec", CLOSE),
            frame(b"\x03\xe8\xff", CLOSE),
            frame(b"\x03\xe8bye", CLOSE),
            frame(b"", CLOSE),
            frame(data, claims=(1 << 63) + 5),
            frame(data, claims=20_000),
            spoiled(whole, chance) + b"\x00" * 14,
            b"GET / HTTP/1.1\r\n\r\n",
            bytes(chance.randrange(256) for _ in range(40)),
        ]
    )
