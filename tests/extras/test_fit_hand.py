"""What makes the light hand of King of Tokyo stay is found, with NumPy."""

from __future__ import annotations

from random import Random

from tools.fit_hand import Stay, stay_gain, stay_weights


def test_staying_is_found_by_signs() -> None:
    chance = Random(5)
    seen = []
    for i in range(800):
        hearts = float(chance.randrange(1, 11))
        seen.append(
            Stay(i % 2, [1.0, hearts], 0.02 * (hearts - (3.0 if i % 2 else 7.0)) + chance.gauss(0.0, 0.02))
        )
    weights = stay_weights(seen)
    best = sum(max(0.0, s.gain) for s in seen) / len(seen)
    assert stay_gain(seen, weights) > 0.9 * best
