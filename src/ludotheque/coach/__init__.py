"""The coach: what a finished game could have been, seat by seat and decision by decision.

A pure library: it takes a record and gives numbers and words, the same for the same record and
the same judge. It knows no server; sentences are made by whoever shows them.
"""
