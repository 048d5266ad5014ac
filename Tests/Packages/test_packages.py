"""The packages of `make dist`: the same bytes wherever they are made, and what they do on a machine that has nothing else.

The bare Debian is made by debootstrap, from the archive that this machine uses, and needs root.
"""
import functools
import http.server
import os
import re
import shutil
import subprocess
import textwrap
import threading
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DIST = ROOT / "dist"
PLACES = ["bin/pokedex-site", "lib/systemd/system/pokedex-site@.service", "lib/systemd/system/pokedex-site@.timer",
          "share/bash-completion/completions/pokedex-site", "share/fish/vendor_completions.d/pokedex-site.fish",
          "share/pokedex-site/Templates/layouts/page.mustache", "share/pokedex-site/content/pokedex.sqlite"]
# What packages of Debian leave wherever they are installed.
OF_DEBIAN = ["/var/lib/dpkg", "/var/lib/apt", "/var/cache", "/var/log", "/proc", "/sys", "/dev", "/tmp", "/run", "/home"]


def run(*command, **settings):
    """The output of a command; its messages are shown when it fails."""
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True, **settings)
    assert done.returncode == 0, "%s\n%s%s" % (command, done.stdout, done.stderr)
    return done.stdout


def only(pattern):
    """The one file in dist of that name."""
    files = list(DIST.glob(pattern))
    assert len(files) == 1, files
    return files[0]


@pytest.fixture(scope="module", autouse=True)
def packages():
    run("make", "dist", cwd=ROOT)


class Debian:
    """A Debian in a folder."""

    def __init__(self, root):
        self.root = root
        uri, codename = run("apt-get", "indextargets", "--format", "$(REPO_URI) $(CODENAME)", "Created-By: Packages").split()[:2]
        run("debootstrap", "--variant=minbase", codename, root, uri)
        for name in ("sources.list", "sources.list.d", "apt.conf.d", "trusted.gpg.d"):
            place = Path("/etc/apt", name)
            if place.is_dir():
                shutil.copytree(place, root / "etc/apt" / name, dirs_exist_ok=True)
            elif place.exists():
                shutil.copy(place, root / "etc/apt" / name)
        self.run("apt-get", "update")
        self.run("useradd", "--create-home", "host")

    def run(self, *command, user="root", folder="/"):
        """The output of a command that runs in it, with its own processes."""
        words = ["unshare", "--mount", "--pid", "--fork", "--kill-child", "sh", "-c",
                 'mount -t proc proc "$0/proc" && root=$0 && folder=$1 && shift && exec chroot "$root" env -C "$folder" "$@"',
                 self.root, folder]
        if user != "root":
            words += ["setpriv", "--reuid", user, "--regid", user, "--clear-groups", "env", "HOME=/home/" + user]
        return run(*words, *command, env={"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "LANG": "C.UTF-8"})

    def files(self):
        """Every file and folder but those that belong to no package."""
        apart = [word for folder in OF_DEBIAN for word in ("-path", folder, "-prune", "-o")]
        return set(self.run("find", "/", *apart, "-print").splitlines())


@pytest.fixture(scope="module")
def debian(tmp_path_factory):
    if os.geteuid() != 0:
        pytest.skip("a bare Debian can only be made by root")
    debian = Debian(tmp_path_factory.mktemp("debian") / "root")
    for package in (only("*.deb"), only("*.tar.gz")):
        shutil.copy(package, debian.root / "tmp")
    # What the package needs stays when it is removed.
    depends = run("dpkg-deb", "--field", only("*.deb"), "Depends")
    debian.run("apt-get", "install", "--yes", "--no-install-recommends",
               *(part.split(" (")[0] for part in depends.strip().split(", ")))
    return debian


def makes_a_site(debian, program, folder):
    """Goes README's way as an ordinary user in a new folder."""
    debian.run(program, "new", folder, user="host", folder="/home/host")
    place = "/home/host/" + folder
    built = debian.run(program, "build", user="host", folder=place)
    assert built.startswith("Public: ") and " pages from " in built
    debian.run(program, "check", user="host", folder=place)
    public = debian.root / "home/host" / folder / "Public"
    assert "ピカチュウ" in (public / "ja/pokemon/pikachu/index.html").read_text()


def test_the_same_sources_make_the_same_bytes_in_any_folder(tmp_path):
    run("git", "clone", "--quiet", ROOT, tmp_path / "elsewhere")
    run("make", "dist", cwd=tmp_path / "elsewhere")
    assert (tmp_path / "elsewhere/dist/SHA256SUMS").read_text() == (DIST / "SHA256SUMS").read_text()


def test_the_sums_are_those_of_the_packages():
    assert run("sha256sum", "--check", "SHA256SUMS", cwd=DIST).count(": OK\n") == 2


def test_the_package_has_what_a_host_needs():
    files = run("dpkg-deb", "--contents", only("*.deb"))
    places = {"./usr/" + place for place in PLACES + [
        "share/man/man1/pokedex-site.1.gz", "share/zsh/vendor-completions/_pokedex-site", "share/doc/pokedex-site/copyright"]}
    assert places <= {line.split()[5] for line in files.splitlines()}
    assert all(line.split()[1] == "root/root" for line in files.splitlines())
    fields = run("dpkg-deb", "--field", only("*.deb"))
    for library in ("libsqlite3-0", "libxml2", "libcurl4"):
        assert library in fields


@pytest.mark.parametrize("document", ["README.md", "CHANGELOG.md", ".github/HOSTING.md"])
def test_the_links_of_the_archive_lead_somewhere(document, tmp_path):
    run("tar", "--extract", "--strip-components=1", "--file", only("*.tar.gz"), "--directory", tmp_path)
    place = tmp_path / document
    links = re.findall(r'(?:\]\(|src=")([^:)#"]+)[)#"]', place.read_text())
    assert links and [link for link in links if not (place.parent / link).exists() and link != "../../releases"] == []


def test_the_links_of_the_package_lead_to_what_it_installs(tmp_path):
    run("dpkg-deb", "--extract", only("*.deb"), tmp_path)
    links = re.findall(r"\]\((/?[^:)#]+)[)#]", (tmp_path / "usr/share/doc/pokedex-site/HOSTING.md").read_text())
    assert links and [link for link in links if not (tmp_path / link.removeprefix("/")).is_file()] == []


def test_installs_below_any_folder(tmp_path):
    """With units that name the program there."""
    run("make", "install", "PREFIX=/opt/pokedex", "DESTDIR=%s" % tmp_path, cwd=ROOT)
    for place in PLACES + ["share/man/man1/pokedex-site.1", "share/zsh/site-functions/_pokedex-site"]:
        assert (tmp_path / "opt/pokedex" / place).stat().st_size > 0
    service = (tmp_path / "opt/pokedex/lib/systemd/system/pokedex-site@.service").read_text()
    assert "ExecStart=/opt/pokedex/bin/pokedex-site build" in service and "@PREFIX@" not in service


def test_the_package_makes_a_site_and_leaves_nothing_behind(debian):
    """Without certificates, too, which only `update` needs."""
    before = debian.files()
    assert not any(name.startswith("/etc/ssl/certs/") for name in before)
    debian.run("apt-get", "install", "--yes", "--no-install-recommends", "/tmp/" + only("*.deb").name)
    assert {name for name in debian.files() - before if "/pokedex-site" not in name} <= {
        "/usr/share/fish", "/usr/share/fish/vendor_completions.d", "/usr/share/zsh", "/usr/share/zsh/vendor-completions",
        "/usr/share/zsh/vendor-completions/_pokedex-site", "/usr/share/man/man1", "/usr/share/bash-completion",
        "/usr/share/bash-completion/completions", "/usr/lib/systemd", "/usr/lib/systemd/system"}
    makes_a_site(debian, "pokedex-site", "installed")
    debian.run("apt-get", "purge", "--yes", "pokedex-site")
    assert debian.files() == before


def test_the_archive_runs_where_it_is_unpacked_and_moved(debian):
    archive = only("*.tar.gz").name
    folder = archive.removesuffix(".tar.gz")
    debian.run("tar", "--extract", "--file", "/tmp/" + archive, user="host", folder="/home/host")
    debian.run("mv", folder, "any name", user="host", folder="/home/host")
    makes_a_site(debian, "/home/host/any name/bin/pokedex-site", "unpacked")


def test_the_workflow_of_a_new_site_installs_the_package_and_builds(debian):
    """Its own steps, in the Debian that it names: the package of a release, for which this machine stands, and then the same
    one beside the site."""
    site = debian.root / "root/mine"
    run(ROOT / ".build/release/pokedex-site", "new", site)
    workflow = (site / ".github/workflows/pages.yml").read_text()
    assert "\n    container: debian:12\n" in workflow
    steps = [textwrap.dedent(lines) for lines in re.findall(r"^        run: \|\n((?: {10}.*\n)+)", workflow, re.MULTILINE)]
    assert len(steps) == workflow.count(" run: ")
    release = http.server.ThreadingHTTPServer(
        ("127.0.0.1", 0), functools.partial(http.server.SimpleHTTPRequestHandler, directory=DIST))
    threading.Thread(target=release.serve_forever, daemon=True).start()

    def take(step):
        debian.run("env", "PACKAGE=http://127.0.0.1:%d/%s" % (release.server_port, only("*.deb").name),
                   "ADDRESS=https://example.github.io/mine/", "bash", "-ec", step, folder="/root/mine")

    take(steps[0])
    release.shutdown()
    release.server_close()
    debian.run("apt-get", "purge", "--yes", "pokedex-site")
    for step in steps:
        take(step)
    assert "<loc>https://example.github.io/mine/ja/pokemon/pikachu/</loc>" in (site / "Public/sitemap.xml").read_text()
