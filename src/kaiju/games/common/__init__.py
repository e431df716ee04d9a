"""Chapters that several games share: what a rulebook of the family says in the same words."""
