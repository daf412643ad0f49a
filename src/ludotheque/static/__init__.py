"""The static edition: the whole collection in a folder of files, played without a server."""
