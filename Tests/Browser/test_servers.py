"""The configurations in .github/HOSTING.md, each with its own server of Debian's, at the root of a host and below a path.

They need servers that other tests do not: they run in `make test-all` alone.
"""
import gzip
import http.client
import os
import tempfile
import time
import urllib.parse

import pytest

from cases import IS_THOROUGH
from chromium import png
from servers import SERVERS, Apache, Caddy, Lighttpd, Nginx
from site_copy import SiteCopy
from site_server import SiteServer
from visitor import Visitor

pytestmark = pytest.mark.skipif(not IS_THOROUGH, reason="the servers of all hosts run in make test-all alone")

# Files by their types; servers differ in some. `assets/` stands for the folder with its digest.
TEXTS = [
    ("en/", ["text/html"]), ("en/pokemon/pikachu/", ["text/html"]), ("assets/style.css", ["text/css"]),
    ("assets/scripts/site.js", ["application/javascript", "text/javascript"]),
    ("service-worker.js", ["application/javascript", "text/javascript"]), ("assets/shapes.svg", ["image/svg+xml"]),
    ("data/types.json", ["application/json"]), ("data/search.json", ["application/json"]),
    ("version.json", ["application/json"]), ("sitemap.xml", ["text/xml", "application/xml"]),
]
# Pictures are compressed already, and other files are small.
OTHERS = [
    ("en/manifest.webmanifest", ["application/manifest+json"]), ("ja/manifest.webmanifest", ["application/manifest+json"]),
    ("robots.txt", ["text/plain"]), (".well-known/security.txt", ["text/plain"]),
    ("assets/icon-32.png", ["image/png"]), ("pictures/1.png", ["image/png"]),
    ("pictures/1.jpg", ["image/jpeg"]), ("pictures/1.webp", ["image/webp"]), ("pictures/1.gif", ["image/gif"]),
]
# Where there is nothing, or nothing that anybody should see.
MISSING = ["en/nowhere/", "en/nowhere", "nowhere.json", "data/nowhere.json", "assets/nowhere.css"]
HIDDEN = [".pokedex-site", ".gitkeep", "pictures/.hidden.png"]
# Folders without a page.
FOLDERS = ["data/", "pictures/", "assets/"]
FILES = [path for path, _ in TEXTS + OTHERS]
# The best compression that each has without further packages.
BEST = {Nginx: "gzip", Apache: "br", Caddy: "zstd", Lighttpd: "br"}


class Answer:
    """What a server sends for a path below the site's address; redirects are not followed."""

    def __init__(self, address, path, **headers):
        place = urllib.parse.urlsplit(address)
        connection = http.client.HTTPConnection(place.netloc, timeout=60)
        connection.request("GET", place.path + path, headers={name.replace("_", "-"): headers[name] for name in headers})
        response = connection.getresponse()
        self.status = response.status
        self.headers = response.headers
        self.body = response.read()
        connection.close()


class Served:
    """A site that a server serves."""

    def __init__(self, copy, server, is_below):
        self.copy = copy
        self.kind = server.server
        self.address = server.address
        self.is_below = is_below

    def real(self, path):
        return path.replace("assets/", self.copy.assets) if path.startswith("assets/") and path != "assets/" else path

    def get(self, path, **headers):
        return Answer(self.address, self.real(path), **headers)

    def content(self, path):
        """What the file of a path contains."""
        return self.copy.read(self.real(path) + ("index.html" if path.endswith("/") else ""))


def replace(copy, path, content):
    """Puts another file in the place of one, as a build does.

    A file must not be written over: lighttpd, which knows its size for a second, would send less than it said, or nothing.
    """
    os.remove(os.path.join(copy.folder, path))
    copy.write(path, content)


@pytest.fixture(scope="module")
def small_site(site_folder):
    """A copy of some pages that every user of this machine may read, with files that only some sites have."""
    with tempfile.TemporaryDirectory(prefix="pokedex-site-") as folder:
        os.chmod(folder, 0o755)
        copy = SiteCopy(site_folder, os.path.join(folder, "site"), {"", "pokemon/pikachu/", "pokemon/mew/"})
        picture = png(8, 8)
        for name in ["1.png", "1.jpg", "1.webp", "1.gif", ".hidden.png"]:
            copy.write("pictures/" + name, picture)
        copy.write("sitemap.xml", b"<urlset>%s</urlset>" % (b"<url/>" * 500))
        copy.write("robots.txt", b"User-agent: *\n")
        copy.write(".well-known/security.txt", b"Contact: mailto:me@example.org\n")
        copy.write(".pokedex-site", b"secret")
        copy.write(".gitkeep", b"")
        # A page whose name is that of a folder of the site.
        copy.write("en/worlds/assets/index.html", copy.read("en/index.html"))
        copy.write("en/worlds/data/index.html", copy.read("en/index.html"))
        # Neighbours of the site.
        copy.write("../secret.txt", b"secret")
        copy.write("../site.txt", b"secret")
        yield copy


@pytest.fixture(scope="module", params=[
    pytest.param((server, is_below), id="%s %s" % (server.name, "below a path" if is_below else "at the root"))
    for server in SERVERS for is_below in (False, True)])
def served(request, small_site):
    server, is_below = request.param
    with SiteServer(small_site.folder, server, is_below) as running:
        yield Served(small_site, running, is_below)


def test_every_file_has_its_type(served):
    for path, types in TEXTS + OTHERS:
        answer = served.get(path)
        assert (path, answer.status, answer.body) == (path, 200, served.content(path))
        assert answer.headers.get_content_type() in types, path


def test_texts_are_compressed_and_pictures_are_not(served):
    for path, _ in TEXTS:
        answer = served.get(path, Accept_Encoding="gzip")
        assert (path, answer.headers["Content-Encoding"]) == (path, "gzip")
        assert gzip.decompress(answer.body) == served.content(path)
        assert "accept-encoding" in answer.headers["Vary"].lower()
    for path in ("assets/icon-32.png", "pictures/1.png"):
        assert served.get(path, Accept_Encoding="gzip").headers["Content-Encoding"] is None


def test_browsers_get_the_best_compression(served):
    answer = served.get("en/pokemon/pikachu/", Accept_Encoding="gzip, deflate, br, zstd")
    assert answer.headers["Content-Encoding"] == BEST[served.kind]


def test_assets_are_kept_for_ever_and_all_else_is_asked_for_again(served):
    for path in FILES + ["en/worlds/assets/", "en/worlds/data/"]:
        is_asset = path.startswith("assets/")
        # lighttpd's module for what was found knows no other words.
        forever = "max-age=31536000" if served.kind is Lighttpd else "public, max-age=31536000, immutable"
        assert (path, served.get(path).headers.get_all("Cache-Control")) == (path, [forever if is_asset else "no-cache"])


def test_what_is_missing_is_not_kept(served):
    for path in MISSING:
        assert served.get(path).headers["Cache-Control"] in ("no-cache", None), path


def test_what_has_not_changed_is_not_sent_again(served):
    for path in FILES:
        for accepted in ("identity", "gzip", "gzip, deflate, br, zstd"):
            sent = served.get(path, Accept_Encoding=accepted).headers
            again = served.get(path, Accept_Encoding=accepted, If_None_Match=sent["ETag"], If_Modified_Since=sent["Last-Modified"])
            assert (path, accepted, again.status, again.body) == (path, accepted, 304, b"")


def test_what_has_changed_is_sent_again(served):
    path = "en/pokemon/mew/"
    old = served.content(path)
    for accepted in ("identity", "gzip", "gzip, deflate, br, zstd"):
        sent = served.get(path, Accept_Encoding=accepted).headers
        replace(served.copy, path + "index.html", served.content(path) + b"\n")
        # lighttpd looks at a file once a second at most.
        end = time.monotonic() + 10
        while served.get(path, Accept_Encoding=accepted, If_None_Match=sent["ETag"]).status != 200:
            assert time.monotonic() < end, accepted
    replace(served.copy, path + "index.html", old)


def test_what_is_missing_is_answered_with_the_page_that_says_so(served):
    for path in MISSING:
        answer = served.get(path)
        assert (path, answer.status, answer.body) == (path, 404, served.content("404.html"))
        assert answer.headers.get_content_type() == "text/html"


def test_a_folder_without_a_slash_leads_to_the_one_with_it(served):
    for path in ["en", "en/pokemon/pikachu"] + [""] * served.is_below:
        address = (served.address + path).removesuffix("/")
        answer = Answer(address, "")
        assert (path, answer.status) == (path, 308 if answer.status == 308 else 301)
        assert urllib.parse.urljoin(address, answer.headers["Location"]) == address + "/"


def test_every_answer_is_guarded(served):
    for path in FILES + MISSING + HIDDEN + FOLDERS + ["en"]:
        sent = served.get(path, Accept_Encoding="gzip").headers
        assert (path, sent.get_all("Content-Security-Policy")) == (path, ["frame-ancestors 'none'"])
        assert (path, sent.get_all("X-Content-Type-Options")) == (path, ["nosniff"])
        assert (path, sent.get_all("Referrer-Policy")) == (path, ["same-origin"])


def test_other_sites_may_read_the_data_alone(served):
    for path in FILES + ["en/nowhere/", ".pokedex-site", "en/worlds/data/"]:
        allowed = ["*"] if path.startswith("data/") else None
        assert (path, served.get(path).headers.get_all("Access-Control-Allow-Origin")) == (path, allowed)


def test_folders_are_not_listed(served):
    for path in FOLDERS:
        answer = served.get(path)
        assert answer.status in (403, 404), path
        assert b"types.json" not in answer.body and b"1.png" not in answer.body


def test_files_beside_the_pages_are_not_served(served):
    outside = ["../secret.txt", "..%2fsecret.txt", "%2e%2e/secret.txt", "en/../../secret.txt"]
    for path in HIDDEN:
        assert served.get(path).status in (403, 404), path
    for path in HIDDEN + outside:
        assert b"secret" not in served.get(path).body, path
    # Names that begin with that of the site's folder, or with the path.
    for ending in ["../secret.txt", ".txt"]:
        assert b"secret" not in Answer(served.address.removesuffix("/"), ending).body, ending


def test_pages_and_their_search_work(served, shared_windows):
    visitor = Visitor(shared_windows, served.address)
    page = visitor.open("en/pokemon/pikachu/")
    page.wait_for_selector(".dex-find[data-is-started]")
    page.fill("#find", "みゅう")
    page.locator(".dex-find [role=option]:visible").first.wait_for()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    page.wait_for_url(served.address + "en/pokemon/mew/**")
    assert "Mew" in page.inner_text("h1")
    visitor.close()
    assert visitor.faults == []
