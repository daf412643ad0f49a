"""The benchmarks, of the rules and of a whole server, as `ludotheque bench` prints them."""
