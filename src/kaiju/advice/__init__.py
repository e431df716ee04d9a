"""Advice: what to answer and why (:mod:`kaiju.advice.hints`), and how a game was won (:mod:`kaiju.advice.review`).

Both stand on what bots judge in imagined worlds (:mod:`kaiju.bots.judging`). Chances are chances to win if everybody
plays on like our bots; in a team game they are the table's.
"""
