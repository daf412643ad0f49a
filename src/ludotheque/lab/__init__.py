"""Simulation: playing many games, measuring, looking for faults."""
