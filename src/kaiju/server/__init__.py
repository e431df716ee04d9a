"""Live tables for people and bots: storage, lobby, sockets. Knows the games, not the command line."""
