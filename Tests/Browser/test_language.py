"""Names in the other language are marked as such."""
from cases import cases, rarely


@cases(
    ("path", ["pokemon/dratini/", "moves/thunderbolt/", *rarely("types/fire/")]),
    ("language, other", [("en", "ja"), ("ja", "en")]))
def test_names_in_the_other_language_say_so(visitor, path, language, other):
    page = visitor.open(language + "/" + path)
    assert page.locator("h1").get_attribute("lang") is None
    assert page.locator("h1 + p:is([lang]), h1 + p [lang]").get_attribute("lang") == other
