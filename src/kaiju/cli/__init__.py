"""The command `kaiju`: everything that talks to a terminal."""
