"""A small copy of the built site that a test may change, with lists as the builder makes them."""
import json
import os
import shutil
import time

from xxhash import xxh64_hexdigest

from pages import LANGUAGES

# Some of each generation, and lists.
PAGES = {
    "", "moves/", "types/", "about/", "settings/", "finder/", "compare/", "offline/", "types/fire/", "pokedexes/kanto/",
    "pokemon/pikachu/", "pokemon/mew/", "moves/thunderbolt/", "abilities/static/",
    "pokemon/smeargle/", "pokemon/unown/", "pokemon/beldum/", "pokemon/wynaut/",
    "pokemon/kricketot/", "pokemon/snivy/", "pokemon/froakie/", "pokemon/litten/",
    "pokemon/zacian/", "pokemon/sprigatito/", "pokemon/fuecoco/", "pokemon/quaxly/",
    "pokemon/lechonk/", "pokemon/pawmi/", "moves/population-bomb/",
}
# Which build the style, a script and a data file of a page are of; null where there is no such file.
BUILD = """async () => {
    const style = getComputedStyle(document.documentElement).getPropertyValue("--build") === "two";
    const has = (address, text) => fetch(address)
        .then((file) => file.text()).then((content) => content.includes(text), () => null);
    const script = new URL("page/page-addresses.js", document.querySelector("script[type=module]").src);
    return [style, await has(script, "Build two"), await has("../../../data/types.json", '"build":2')];
}"""


# Folders of data with a file for each game, and what is copied of them.
BY_GAME = {"learnsets", "games", "en", "ja"}
COPIED = {"scarlet-violet.json", "red-blue.json", "heartgold-soulsilver.json", "any", "any.json"}


def left_out(folder, names):
    return set(names) - COPIED if os.path.basename(folder) in BY_GAME else ()


class SiteCopy:
    """Some pages of the site, most of its data, its assets, and the lists of all, in `folder`."""

    def __init__(self, site, folder, paths):
        self.folder = folder
        self.written = {}
        listed = json.loads(self.read("data/pages/en.json", site))
        self.assets = json.loads(self.read("version.json", site))["assets"]
        generations = dict(zip(listed["path"], listed["generation"]))
        # In the order of the site's list, in which a reader gets them.
        self.pages = {path: generations[path] for path in listed["path"] if path in paths}
        shutil.copytree(os.path.join(site, self.assets), os.path.join(folder, self.assets))
        shutil.copytree(os.path.join(site, "data"), os.path.join(folder, "data"), ignore=left_out)
        kept = ["index.html", "404.html", "service-worker.js"]
        for language in LANGUAGES:
            kept.append(language + "/manifest.webmanifest")
            kept += ["%s/%sindex.html" % (language, path) for path in self.pages]
        for path in kept:
            self.write(path, self.read(path, site))
        # A busy machine takes longer than a reader should wait.
        self.change("service-worker.js", "patience=3000", "patience=10_000")
        self.publish()

    def read(self, path, folder=None):
        with open(os.path.join(folder or self.folder, path), "rb") as file:
            return file.read()

    def write(self, path, content):
        place = os.path.join(self.folder, path)
        os.makedirs(os.path.dirname(place), exist_ok=True)
        with open(place, "wb") as file:
            file.write(content)
        # Servers tell times in whole seconds: what is written twice in one would not be newer.
        moment = max(self.written.get(path, 0) + 1, int(time.time()))
        self.written[path] = moment
        os.utime(place, (moment, moment))

    def change(self, path, old, new):
        """Replaces a text of a file."""
        content = self.read(path).decode()
        assert old in content
        self.write(path, content.replace(old, new).encode())

    def change_assets(self, changes):
        """Replaces a text in each of some assets, as a build does: all are in another folder, which all pages name."""
        old, self.assets = self.assets, "assets/changed/"
        shutil.copytree(os.path.join(self.folder, old), os.path.join(self.folder, self.assets))
        for name, (before, after) in changes.items():
            self.change(self.assets + name, before, after)
        for path in ["index.html", "404.html"] + [path for name in LANGUAGES for path in self.below(name)]:
            self.change(path, old, self.assets)

    def publish(self):
        """Writes the lists anew, as a build does."""
        for language in LANGUAGES:
            files = [self.read("%s/%sindex.html" % (language, path)) for path in self.pages]
            self.write_list("data/pages/%s.json" % language, {
                "path": list(self.pages), "generation": list(self.pages.values()),
                "hash": [self.short(file) for file in files], "size": [len(file) for file in files]})
        pictures = sorted(self.below("pictures"))
        if pictures:
            files = [self.read(path) for path in pictures]
            self.write_list("data/pages/pictures.json", {
                "path": pictures, "hash": [self.short(file) for file in files],
                "size": [len(file) for file in files]})
        paths = sorted(self.below(self.assets)) + sorted(self.below("data"))
        paths += ["index.html"] + [language + "/manifest.webmanifest" for language in LANGUAGES]
        hashes = {path: self.short(self.read(path)) for path in paths}
        site = self.short("".join(path + digest for path, digest in hashes.items()).encode())
        self.write_list("version.json", {"site": site, "assets": self.assets, "files": hashes})

    def rebuild(self, *paths, has_new_assets=True):
        """A build with changes in some pages, in a data file, and in a style and a script, which all pages name."""
        for path in paths:
            self.change(path + "index.html", "</h1>", ", anew</h1>")
        if has_new_assets:
            self.change_assets({
                "style.css": ("@layer reset{", "@layer reset{:root{--build: two}"),
                "scripts/page/page-addresses.js": ("export const language", "/* Build two */ export const language")})
        self.change("data/types.json", '"version":1', '"build":2,"version":1')
        self.publish()

    def short(self, content):
        """A file's hash as the lists have it."""
        return xxh64_hexdigest(content)[:10]

    def write_list(self, path, content):
        self.write(path, json.dumps({"version": 1, **content}).encode())

    def below(self, name):
        """The paths of all files in a folder."""
        for place, _, files in os.walk(os.path.join(self.folder, name)):
            for file in files:
                yield os.path.relpath(os.path.join(place, file), self.folder)
