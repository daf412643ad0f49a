"""Every message of the protocol, once; the browser's types are generated from here."""
