"""Every text is in the language that it is said to be in."""
import pytest

from pages import EVERYTHING

# Texts with Japanese letters that are said to be in another language.
MISREAD = r"""() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = new Set();
    while (texts.nextNode()) {
        const { data, parentElement } = texts.currentNode;
        const isJapanese = /[\p{sc=Hira}\p{sc=Kana}\p{sc=Han}]/u.test(data);
        if (isJapanese && parentElement.closest("[lang]").lang !== "ja") found.add(data.trim());
    }
    return [...found];
}"""


@pytest.mark.parametrize("path", EVERYTHING)
def test_marks_what_is_japanese(visitor, path):
    page = visitor.open(path, wait_until="domcontentloaded")
    assert page.evaluate(MISREAD) == []
    language = path[:2] if path[2:3] == "/" and path[:2] in ("en", "ja") else "en"
    assert page.locator("html").get_attribute("lang") == language


@pytest.mark.parametrize("path", ["pokemon/dratini/", "moves/thunderbolt/", "types/fire/"])
@pytest.mark.parametrize("language, other", [("en", "ja"), ("ja", "en")])
def test_names_in_the_other_language_say_so(visitor, path, language, other):
    page = visitor.open(language + "/" + path)
    assert page.locator("h1").get_attribute("lang") is None
    assert page.locator("h1 + p").get_attribute("lang") == other
