### What the terminal says around a game: `kaiju play` and `kaiju replay`.

list-and = { $most } and { $last }
