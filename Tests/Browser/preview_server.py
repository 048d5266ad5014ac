"""`pokedex-site serve` on a copy of the theme and the content, which a test may change.

As a program, it prints how long it takes from saving a template to the reloaded page:
Tests/Browser/preview_server.py PROGRAM
"""
import os
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import time

from playwright.sync_api import sync_playwright

import chromium
from sample import PROGRAM, ROOT

# Whether the page was made with a template that has this mark, and is loaded.
IS_MARKED = ("(mark) => document.querySelector('main')?.dataset.mark === mark"
             " && document.readyState === 'complete'")


def copy_content(folder):
    shutil.copytree(os.path.join(ROOT, "content"), folder)


class PreviewServer:
    """The program, its `address`, and the folder that it serves."""

    def __init__(self, folder, program=PROGRAM, copy_content=copy_content):
        self.folder = str(folder)
        self.earlier = {}
        shutil.copytree(os.path.join(ROOT, "Templates"), os.path.join(self.folder, "Templates"))
        copy_content(os.path.join(self.folder, "content"))
        self.messages_file = open(os.path.join(self.folder, "messages"), "w+", encoding="utf-8")
        self.process = subprocess.Popen(
            [program, "serve", "--port", "0"], cwd=self.folder, stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE, stderr=self.messages_file, text=True)
        self.address = self.process.stdout.readline().strip()
        assert self.address, self.messages

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.stop()

    def stop(self):
        """Ends it as Ctrl-C does; returns its exit status."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
        status = self.process.wait(timeout=20)
        self.process.stdout.close()
        self.messages_file.close()
        return status

    @property
    def messages(self):
        """What it has written to standard error so far."""
        with open(os.path.join(self.folder, "messages"), encoding="utf-8") as file:
            return file.read()

    def remember(self):
        """Notes the files that are written from now on, as they are."""
        self.earlier = {}

    def restore(self):
        """Makes them as they were, and waits until the program has noticed."""
        changed = {path: text for path, text in self.earlier.items() if self.read(path) != text}
        start = len(self.messages)
        for path, text in changed.items():
            self.save(path, text)
        end = time.monotonic() + 60
        while changed and "ready in" not in self.messages[start:]:
            assert time.monotonic() < end, self.messages
            time.sleep(0.02)

    def read(self, path):
        with open(os.path.join(self.folder, path), encoding="utf-8") as file:
            return file.read()

    def write(self, path, text):
        """Saves a file; `restore` takes it back."""
        self.earlier.setdefault(path, self.read(path))
        self.save(path, text)

    def write_in_two_steps(self, path, text, pause):
        """Saves a file in its place, a half after the other."""
        self.earlier.setdefault(path, self.read(path))
        with open(os.path.join(self.folder, path), "w", encoding="utf-8") as file:
            file.write(text[:len(text) // 2])
            file.flush()
            time.sleep(pause)
            file.write(text[len(text) // 2:])

    def save(self, path, text):
        """Saves a file as many editors do: a new file takes the place of the old one."""
        place = os.path.join(self.folder, path)
        with open(place + "~", "w", encoding="utf-8") as file:
            file.write(text)
        os.replace(place + "~", place)

    def change(self, path, old, new):
        """Replaces a text of a file."""
        text = self.read(path)
        assert old in text
        self.write(path, text.replace(old, new, 1))


def measure(server, page, runs):
    """Seconds from saving a template to the reloaded page, several times."""
    page.goto(server.address + "en/pokemon/pikachu/")
    seconds = []
    before = '<main id="main">'
    for number in range(runs):
        # The pages that are not looked at are made meanwhile.
        time.sleep(1)
        after = '<main id="main" data-mark="%d">' % number
        start = time.perf_counter()
        server.change("Templates/layouts/page.mustache", before, after)
        page.wait_for_function(IS_MARKED, arg=str(number), polling=5)
        seconds.append(time.perf_counter() - start)
        before = after
    return seconds


def main():
    with tempfile.TemporaryDirectory(dir="/dev/shm") as folder, sync_playwright() as playwright:
        browser = chromium.launch(playwright)
        with PreviewServer(folder, os.path.abspath(sys.argv[1])) as server:
            seconds = measure(server, browser.new_page(), 9)
        browser.close()
    print("%.3f\t%.3f" % (statistics.median(seconds), max(seconds)))


if __name__ == "__main__":
    main()
