"""Processes beside the server for what takes long."""
