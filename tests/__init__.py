"""The proof: unit tests, a story per card, the suite that every game passes, golden games."""
