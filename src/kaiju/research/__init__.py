"""Doors for researchers: the games as environments of the libraries that agents are trained with.

Each door needs a library of its own (``pip install 'kaiju[research]'``), and is imported only when it is used.
"""
