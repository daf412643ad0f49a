"""Sessions, accounts and passwords."""
