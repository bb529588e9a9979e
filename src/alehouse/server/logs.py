"""One JSON object a line. No secret, no code of a table and no address of a person stands in it."""

from __future__ import annotations

import json
import logging
import sys
import time

_FIELDS = ("table", "status", "method")


class Structured(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        line.update({field: getattr(record, field) for field in _FIELDS if hasattr(record, field)})
        if record.exc_info:
            line["story"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def set_up_logs() -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Structured())
    logging.root.handlers = [handler]
    logging.root.setLevel(logging.WARNING)
    logging.getLogger("alehouse").setLevel(logging.INFO)
