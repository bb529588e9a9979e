"""The page in the browser: files that were built with the package, kept in memory and handed out as they are."""

from __future__ import annotations

import gzip
import mimetypes
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.params import FromPath

from alehouse.server.denied import Denied

FOLDER = Path(__file__).parent / "page"
INDEX = "index.html"
PLACES = ("t", "rules", "take")
"""The page's own addresses begin with these: /t/CODE is a table. What they show, the page finds out itself."""

_FOR_EVER = "public, max-age=31536000, immutable"
"""For files that have their own hash in their names."""
_ASK_AGAIN = "no-cache"


class File:
    """A file of the page, as it is and compressed."""

    def __init__(self, name: str, content: bytes) -> None:
        self.type = mimetypes.guess_type(name)[0] or "application/octet-stream"
        self.keep = _FOR_EVER if name.startswith("assets/") else _ASK_AGAIN
        self.content = content
        # Fonts and pictures are compressed already.
        self.small = gzip.compress(content, 9) if self.type.startswith(("text/", "image/svg")) else content

    def answer(self, request: Request[Any, Any, Any]) -> Response[bytes]:
        headers = {"cache-control": self.keep, "vary": "accept-encoding"}
        small = self.small is not self.content and "gzip" in request.headers.get("accept-encoding", "")
        if small:
            headers["content-encoding"] = "gzip"
        kind = f"{self.type}; charset=utf-8" if self.type.startswith("text/") else self.type
        return Response(self.small if small else self.content, headers=headers, media_type=kind)


class Page:
    """All files of the page; none where it was not built."""

    def __init__(self, folder: Path = FOLDER) -> None:
        names = [file.relative_to(folder).as_posix() for file in folder.rglob("*") if file.is_file()]
        self.files = {name: File(name, (folder / name).read_bytes()) for name in names}

    def file(self, path: str) -> File:
        """What is at an address: a file, or the page itself."""
        wanted = path.strip("/")
        is_place = wanted == "" or wanted.split("/")[0] in PLACES
        found = self.files.get(INDEX if is_place else wanted)
        if found is None:
            raise Denied(404, "server-no-page" if is_place else "server-no-door")
        return found


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def page(request: Request[Any, Any, Any], path: FromPath[str] = "") -> Response[bytes]:
    """Any file of the page, or the page itself."""
    found: Page = request.app.state.page
    return found.file(path).answer(request)
