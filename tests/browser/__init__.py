"""The whole of it, proved the way a person would: real browsers, a real server, nothing but clicks and keys."""
