"""The engine: questions, answers, events, chance, hooks, records and views. It knows no game."""
