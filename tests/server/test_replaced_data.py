"""A server with an owner's own data: gallery and tables are theirs, and wrong data keep it from starting."""

from __future__ import annotations

from pathlib import Path

from tests.server.client import Client
from tests.server.conftest import Start
from tests.server.running import free_port
from tests.server.test_live import run
from tests.server.test_serve import complaint

GAME = "king_of_monster_island"
BOX = """game = "king-of-monster-island"
[power_card.depth_charge]
cost = 5
do = [{ verb = "deal_damage", where = "own", n = 4 }]
[power_card.rampage]
copies = 0
[boss.crystal_dragon.blue]
health = 28
"""


def test_tables_and_gallery_are_those_of_the_box(start: Start, tmp_path: Path) -> None:
    box = tmp_path / "box.toml"
    box.write_text(BOX, encoding="utf-8")
    server = start(DATA=str(box))

    async def story(client: Client) -> None:
        for lang, sentence in (("en", "4 damage"), ("fr", "4 dégâts")):
            cards = {card["id"]: card for card in (await client.get(f"/api/cards/{GAME}/{lang}"))["cards"]}
            assert cards["depth_charge"]["cost"] == 5
            assert sentence in " ".join(cards["depth_charge"]["text"].split())
            assert "rampage" not in cards
        ann = await client.person("Ann")
        table = await client.open(ann, game=GAME, seats=[{"who": "me"}])
        async with await client.live(table, ann) as live:
            await live.asked()
            assert live.view["boss"]["health"] == 28

    run(server, story)


def test_wrong_data_are_told_in_a_sentence(tmp_path: Path) -> None:
    box = tmp_path / "box.toml"
    box.write_text(BOX.replace("cost = 5", 'cost = "five"'), encoding="utf-8")
    said = complaint(tmp_path, "--port", str(free_port()), DATA=str(box))
    assert "power_card.depth_charge.cost: must be a whole number" in said
