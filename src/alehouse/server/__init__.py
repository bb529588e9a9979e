"""Tables for everybody: HTTP, websockets and storage. Imported by `alehouse serve` alone."""
