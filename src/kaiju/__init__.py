"""Kaiju: five giant-monster board games on one rules engine."""
