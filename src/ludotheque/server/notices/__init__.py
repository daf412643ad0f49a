"""Notices: what is told to people who are not there, and the ways to them."""
