"""What tests of the built site share: its pages, as readers see them."""

import json
import re
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property

import whole
from lxml import html

PUBLIC = whole.CHECKOUT / "Public"
PARSER = html.HTMLParser(encoding="utf-8")


@cache
def words(language: str) -> dict:
    path = whole.CHECKOUT / "content" / "strings" / f"{language}.json"
    return json.loads(path.read_text(encoding="utf-8"))


@cache
def games(language: str = "en") -> dict[str, dict]:
    """The main games that readers choose between, by their slugs and those of their parts."""
    path = next(PUBLIC.glob(f"assets/*/scripts/words/{language}/my-games.js"))
    script = path.read_text(encoding="utf-8")
    found = json.loads(script.removeprefix("globalThis.dexGames=").rstrip(";\n"))
    return {slug: game for game in found
            for slug in [game["slug"], *game["versions"], *game.get("parts", [])]}


@cache
def stored(query: str) -> dict[str, str]:
    return dict(whole.source().database.execute(query))


def is_part(slug: str, version: str) -> bool:
    """Whether a version is another one, or an add-on of it, such as `the-teal-mask-scarlet`."""
    return f"-{slug}".endswith(f"-{version}")


def version_group(version: str) -> str:
    return stored("""SELECT version.slug, version_group.slug FROM version
        JOIN version_group ON version_group.id = version_group_id""")[version]


def numbers(text: str) -> list[float]:
    return [float(number) for number in re.findall(r"\d+(?:\.\d+)?", text)]


def signed(text: str) -> int | None:
    """The number with which a text begins."""
    found = re.match(r"[-−+]?\d+", text)
    return int(found[0].replace("−", "-")) if found else None


def spans(shown: list[float], right: list[float], margin: int = 0) -> bool:
    """Whether numbers are between the first and the last that are shown."""
    return bool(shown) and (
        min(shown) - margin <= min(right) and max(right) <= max(shown) + margin)


def text_of(element) -> str:
    return " ".join("".join(element.itertext()).split())


def slugs(element, kind: str) -> list[str]:
    return [link.split("/")[-2] for link in element.xpath(".//a/@href") if f"/{kind}/" in link]


def holds(element, game: str) -> bool:
    """Whether an element is shown to those who have chosen a game."""
    tokens = {games()[game]["token"], games()[game]["era"]}
    within, without = element.get("data-in"), element.get("data-not-in", "")
    return not tokens & set(without.split()) and (
        within is None or bool(tokens & set(within.split())))


@dataclass
class Found:
    """A row of "Where to find it", with the versions if it is not about all of the game."""

    game: str
    versions: list[str]
    places: list[str]
    way: str
    signs: str
    levels: list[float]
    chance: str


class Page:
    def __init__(self, language: str, kind: str, slug: str) -> None:
        self.name = f"{language}/{kind}/{slug}/"
        self.language, self.words = language, words(language)
        self.tree = html.fromstring((PUBLIC / self.name / "index.html").read_bytes(), parser=PARSER)

    @cached_property
    def learnset(self) -> dict[tuple[str, str, str], str]:
        """What stands beside a move in the tables of all games, by game, method and move."""
        found = {}
        for method, table in self._methods.items():
            for row in table.xpath("tbody/tr"):
                move = slugs(row.find("th"), "moves")[0]
                for part in row.xpath("td[last()]/b"):
                    for game in self._games(part.text):
                        found[game, method, move] = (part.tail or "").strip("; ")
        return found

    @cached_property
    def first_learnset(self) -> dict[tuple[str, str, str], set[str]]:
        """The same of the tables of one game, which come first: they have a row for each level."""
        methods = {text_of(table.find("caption")): name for name, table in self._methods.items()}
        found = defaultdict(set)
        for table in self.tree.xpath("//section[@id='learnset']//div[@data-part='main']/table"):
            game, method = table.getparent().get("data-game"), table.find("caption").text.strip()
            for row in table.xpath("tbody/tr"):
                text = text_of(row[0]) if row[0].tag == "td" else ""
                found[game, methods[method], slugs(row.find("th"), "moves")[0]].add(text)
        return found

    @cached_property
    def _methods(self) -> dict:
        return {fold.get("id").removeprefix("learn-"): fold.find(".//table")
                for fold in self.tree.xpath("//details[starts-with(@id,'learn-')]")}

    def _games(self, text: str) -> Iterator[str]:
        """The games of "II–III, Yellow"."""
        for label in re.split(", |、", text):
            if label in self._labels:
                yield from self._labels[label]
            else:
                order = list(self._labels)
                first, last = (order.index(end) for end in re.split("[–～]", label))
                for between in order[last:first + 1]:
                    yield from self._labels[between]

    @cached_property
    def _labels(self) -> dict[str, list[str]]:
        """The games of each generation, the newest first, and then each game alone."""
        lines = self.tree.xpath("//p[@data-generation]")
        found = {line.get("data-generation"): line.xpath("span/@data-game") for line in lines}
        return found | {game.findtext("b"): [game.get("data-game")]
                        for line in lines for game in line.xpath("span[@data-game]")}

    @cached_property
    def found(self) -> list[Found]:
        rows = []
        for row in self.tree.xpath("//section[@id='places']//table[@class='dex-found']/tbody/tr"):
            fold = next(row.iterancestors("details"))
            way, levels, *chance = row.findall("td")
            rows.append(Found(
                game=fold.get("data-game"),
                versions=row.get("data-versions", "").split() or self._only(fold),
                places=slugs(row.find("th"), "places"), way=(way.text or "").strip(),
                signs=" ".join(text_of(sign) for sign in way.findall("small")),
                levels=numbers(text_of(levels)), chance=text_of(chance[0]) if chance else ""))
        return rows

    def _only(self, fold) -> list[str]:
        """The version that "Scarlet only", or an add-on of it, in the line of a game names."""
        versions = games(self.language)[fold.get("data-game")]["versions"]
        said, text = text_of(fold.find("summary")[1]), self.words["ui"]["places"]["only"]
        names = versions | self.words["version"]
        named = [slug for slug, name in names.items() if said == text.format(game=name)]
        return [version for version in versions if any(is_part(slug, version) for slug in named)]

    def way(self, row: dict[str, str]) -> str:
        name = self.words["encounter-method"][row["way"]]
        return name.get("in", {}).get(version_group(row["game"]), name)["name"]

    def fact(self, name: str, game: str) -> str:
        """A fact of "Breeding and training" in a game."""
        values = self._facts.get(self.words["ui"]["pokemon"][name], [])
        return next((text_of(value) for value in values if holds(value, game)), "nothing")

    @cached_property
    def _facts(self) -> dict[str, list]:
        return {text_of(term): term.xpath("following-sibling::dd[1]/span[not(@class)]")
                for term in self.tree.xpath("//section[@id='training']//dt")}

    def stat(self, stat: str, game: str) -> str:
        term = self.words["stat"][stat]["short"]
        return next((text_of(cell) for part in self.tree.xpath("//section[@id='stats']/div")
                     if holds(part, game)
                     for cell in part.xpath(f".//th[.='{term}']/following-sibling::td[1]")),
                    "nothing")

    def move_value(self, name: str, game: str) -> str:
        for part in self.tree.xpath("//section[@class='dex-summary__stats']/div"):
            if holds(part, game):
                values = [text_of(value) for value in part.xpath("dl//dd")]
                return dict(zip(["power", "accuracy", "pp", "priority"], values))[name]
        return "nothing"
