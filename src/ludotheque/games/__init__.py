"""One folder per game; the registry finds them, nothing lists them."""
