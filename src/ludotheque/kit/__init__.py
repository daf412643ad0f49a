"""What two games share, and nothing that only one needs."""
