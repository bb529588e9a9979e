"""Random play in other libraries. Each file runs in the peers' environment and imports only its library.

The libraries are imported by name, as Any: the developers' environment, where the types are checked, has none of them.
"""
