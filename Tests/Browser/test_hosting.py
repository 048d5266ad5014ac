"""What .github/HOSTING.md has servers send; site_server.py serves the site with its configuration."""
import json
import os
import re
import shutil
import subprocess
import urllib.error
import urllib.request

import pytest

from cases import rarely, thorough
from sample import PROGRAM, ROOT, sample_content
from servers import HOSTING, Nginx, filled_in, read
from site_server import SiteServer

NEW_SITE = os.path.join(ROOT, "Sources/PokedexCLI/NewSite/about.md")
# The server of Debian's package of nginx.
DEFAULT = "/etc/nginx/sites-available/default"
PATHS = ["", "en/", "en/manifest.webmanifest", "assets/style.css", "data/types.json", "en/nowhere/"]


def headers(site, path):
    """The headers of the answer for a path, in which `assets/` stands for the folder with its digest."""
    with urllib.request.urlopen(site + "version.json") as response:
        assets = json.load(response)["assets"]
    address = site + path.replace("assets/", assets)
    request = urllib.request.Request(address, headers={"Accept-Encoding": "gzip"})
    try:
        with urllib.request.urlopen(request) as response:
            return response.headers
    except urllib.error.HTTPError as error:
        return error.headers


@pytest.mark.parametrize("path", PATHS)
def test_every_file_is_guarded(site, path):
    sent = headers(site, path)
    assert sent["Content-Security-Policy"] == "frame-ancestors 'none'"
    assert sent["X-Content-Type-Options"] == "nosniff"
    assert sent["Referrer-Policy"] == "same-origin"
    immutable = "public, max-age=31536000, immutable"
    assert sent["Cache-Control"] == (immutable if path.startswith("assets/") else "no-cache")


@pytest.mark.parametrize("path, kind", [
    ("en/", "text/html"), ("ja/manifest.webmanifest", "application/manifest+json"), ("assets/style.css", "text/css"),
    ("assets/shapes.svg", "image/svg+xml"), ("assets/scripts/site.js", "application/javascript"),
    ("data/types.json", "application/json")])
def test_every_file_has_its_type_and_is_compressed(site, path, kind):
    sent = headers(site, path)
    assert sent["Content-Type"] == kind
    assert sent["Content-Encoding"] == "gzip"


@pytest.mark.parametrize("path", PATHS)
def test_other_sites_may_read_the_data_alone(site, path):
    assert headers(site, path)["Access-Control-Allow-Origin"] == ("*" if path.startswith("data/") else None)


@pytest.mark.parametrize("path", ["en/compare/?p=pikachu,mew", *rarely("en/pokemon/pikachu/")])
def test_pictures_are_fetched_without_telling_from_where(visitor, path):
    page = visitor.open(path)
    asked = []
    page.on("request", lambda request: asked.append(request) if request.resource_type == "image" else None)
    page.reload()
    page.locator("img").first.wait_for(state="attached")
    page.wait_for_function("() => document.images[0].complete")
    others = [request for request in asked if not request.url.startswith(visitor.address)]
    assert others and not [request.url for request in others if request.headers.get("referer")]


@pytest.mark.skipif(not os.path.exists(DEFAULT), reason="%s is missing, which comes with Debian's nginx" % DEFAULT)
@pytest.mark.parametrize("document", [HOSTING, NEW_SITE], ids=os.path.basename)
def test_nginx_as_debian_sets_it_up_needs_a_few_lines(document, site_folder, tmp_path):
    lines, = re.findall(r"^    location /pokedex/ \{\n(?:     .*\n)+    \}\n", read(document), re.MULTILINE)
    (tmp_path / "pokedex").symlink_to(site_folder)

    class Default(Nginx):
        @staticmethod
        def prepare(_, folder, port):
            server = filled_in(
                read(DEFAULT), ("listen 80 default_server;", "listen 80;"), ("listen [::]:80 default_server;", ""),
                ("root /var/www/html;", "root %s;" % tmp_path), ("server_name _;", lines))
            return Nginx.prepare(server, folder, port)

    with SiteServer(site_folder, Default, is_below=True) as server:
        with urllib.request.urlopen(server.address.removesuffix("/")) as front:
            assert front.url == server.address
        for path in (".pokedex-site", "en/nowhere/"):
            with pytest.raises(urllib.error.HTTPError) as missing:
                urllib.request.urlopen(server.address + path)
            assert (path, missing.value.code) == (path, 404)
            assert missing.value.read() == (tmp_path / "pokedex/404.html").read_bytes()


@thorough
def test_the_lists_of_a_report_upload_what_has_changed(tmp_path):
    command, = re.findall("^jq .*$", read(HOSTING), re.MULTILINE)
    command = command.replace("web@example.org:/srv/pokedex/", "server/")
    assert "Public/ server/" in command
    sample_content(tmp_path / "content")
    shutil.copytree(os.path.join(ROOT, "Templates"), tmp_path / "Templates")
    os.makedirs(tmp_path / "Templates/root", exist_ok=True)
    for name in ("altered", "removed"):
        (tmp_path / "Templates/root" / name).write_text("before")

    def uploaded():
        subprocess.run([PROGRAM, "build", "--quiet", "--report", "build.json"], cwd=tmp_path, check=True)
        subprocess.run(["sh", "-c", command], cwd=tmp_path, check=True)
        made = subprocess.run(["diff", "-rq", "--exclude=.pokedex-site", "Public", "server"], cwd=tmp_path, capture_output=True)
        return made.stdout

    os.mkdir(tmp_path / "server")
    assert uploaded() == b""
    (tmp_path / "Templates/root/altered").write_text("after")
    os.remove(tmp_path / "Templates/root/removed")
    assert uploaded() == b""
    assert (tmp_path / "server/altered").read_text() == "after"
    assert not os.path.exists(tmp_path / "server/removed")
    with open(tmp_path / "build.json") as report:
        assert json.load(report)["removedFiles"] == ["removed"]
