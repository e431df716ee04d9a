"""The vocabulary of effects: every verb of the data is a small class."""
