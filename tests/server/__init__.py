"""The server, proved from outside: real processes, real databases, real connections."""
