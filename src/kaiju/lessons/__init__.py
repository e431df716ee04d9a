"""A guided first game: short lessons on real positions, by the real rules, with somebody beside you who explains."""

from __future__ import annotations

from kaiju.lessons.book import Fits, Lesson, LessonStep, Wrong, lessons_of
from kaiju.lessons.guiding import Guided, guide

__all__ = ["Fits", "Guided", "Lesson", "LessonStep", "Wrong", "guide", "lessons_of"]
