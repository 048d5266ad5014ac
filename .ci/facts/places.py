"""The places of encounters: those that the database lacks, their names, regions, areas and what they are parts of."""

from facts import Fact, Source

#: Places that others are parts of, and that are not met themselves: names, region and parent.
PARENTS = {
    "grand-underground": ("Grand Underground", "ちかだいどうくつ", "sinnoh", ""),
    "ramanas-park": ("Ramanas Park", "ハマナスパーク", "sinnoh", ""),
}

#: Japanese names that the source lacks.
JAPANESE = {"league-club-room": "リーグ部の部室"}

#: The region of games whose region the database does not name.
REGIONS = {"legends-za": "kalos", "mega-dimension": "kalos"}


def facts(source: Source, used: list[str]) -> list[Fact]:
    """The places that encounters name, and those that they are parts of."""
    listed = {row["place_slug"]: row for row in source.table("encounters/places")}
    parents = {listed[slug]["parent_slug"] for slug in used} - {""}
    wanted = sorted(set(used) | parents)
    database = _places_of(source)
    result = []
    for slug in wanted:
        english, japanese, region, parent = _named(listed, slug)
        if slug not in database:
            result.append(Fact.add(
                "location", "pkhex", slug=slug, name_en=english, name_ja=japanese, region=region,
                **({"parent": parent} if parent else {})))
            continue
        if parent:
            result.append(Fact.set("location", "game", None, slug=slug, parent=parent))
        if database[slug] is None and japanese:
            by = "game" if slug in JAPANESE else "pkhex"
            result.append(Fact.set("location", by, None, slug=slug, name_ja=japanese))
    have = {slug for its_areas in _areas_of(source).values() for slug in its_areas}
    result += [
        Fact.add("location_area", "pkhex", slug=area, location=place)
        for place, area in sorted(areas(source, used).items()) if area not in have
    ]
    return result + regions(source)


def regions(source: Source) -> list[Fact]:
    have = {
        game for game, in source.database.execute(
            "SELECT slug FROM version_group JOIN version_group_region ON version_group_id = version_group.id")
    }
    return [
        Fact.add("version_group_region", "game", version_group=game, region=region)
        for game, region in REGIONS.items() if game not in have
    ]


def areas(source: Source, used: list[str]) -> dict[str, str]:
    """The area that stands for a place: its only one, else one of the place's name, which may be new."""
    known = _areas_of(source)
    return {
        place: known[place][0] if len(known.get(place, [])) == 1 else f"{place}-area"
        for place in used
    }


def _named(listed: dict[str, dict[str, str]], slug: str) -> tuple[str, str, str, str]:
    """Names in English and Japanese, region and parent. Blanks within kana only part words for children."""
    if slug not in listed:
        return PARENTS[slug]
    row = listed[slug]
    japanese = JAPANESE.get(slug, row["name_ja"])
    if slug.startswith("grand-underground-"):
        japanese = japanese.replace(" ", "")
    return row["name_en"].replace("'", "’"), japanese, row["region_slug"], row["parent_slug"]


def _places_of(source: Source) -> dict[str, str | None]:
    """The Japanese names of the database's places."""
    return dict(source.database.execute("SELECT slug, name_ja FROM location"))


def _areas_of(source: Source) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    query = """SELECT location.slug, location_area.slug FROM location_area
        JOIN location ON location.id = location_id ORDER BY location.id, position"""
    for place, area in source.database.execute(query):
        found.setdefault(place, []).append(area)
    return found
