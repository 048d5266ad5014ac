"""Serves a folder with a web server, as a host would, for as long as a `with` lasts."""
import os
import shutil
import socket
import subprocess
import tempfile
import time
import urllib.error
import urllib.request

from servers import BELOW, PATH, Nginx, block

# The seconds in which a server must answer.
PATIENCE = 60


class SiteServer:
    """A server on a free port of this machine, with its configuration in .github/HOSTING.md.

    `address` is where the site is, at the root or below a path, with a slash at its end.
    """

    def __init__(self, site, server=Nginx, is_below=False):
        self.site = os.path.abspath(site)
        self.server = server
        self.is_below = is_below

    def __enter__(self):
        self.folder = tempfile.TemporaryDirectory(prefix="pokedex-site-")
        # Servers that root starts go on as somebody else.
        os.chmod(self.folder.name, 0o755)
        # Nobody else gets a port that is bound; the server may, as nobody listens.
        self.held = socket.socket()
        self.held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        self.held.bind(("127.0.0.1", 0))
        port = self.held.getsockname()[1]
        self.address = "http://127.0.0.1:%d/%s" % (port, BELOW if self.is_below else "")
        text = block(self.server.name, self.site, self.is_below)
        command, variables = self.server.prepare(text, self.folder.name, port)
        with open(os.path.join(self.folder.name, "messages"), "w") as messages:
            self.process = subprocess.Popen(
                [shutil.which(command[0], path=PATH) or command[0], *command[1:]], env={**os.environ, **variables},
                stdin=subprocess.DEVNULL, stdout=messages, stderr=messages)
        try:
            self.wait()
        except OSError as error:
            message = "%s is not served: %s\n%s" % (self.site, error, self.log())
            self.__exit__()
            raise RuntimeError(message) from error
        return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait()
        self.held.close()
        self.folder.cleanup()

    def wait(self):
        """Returns when the server answers."""
        end = time.monotonic() + PATIENCE
        while True:
            try:
                return urllib.request.urlopen(self.address + "404.html").close()
            except urllib.error.URLError as error:
                is_starting = isinstance(getattr(error, "reason", None), ConnectionRefusedError)
                if not is_starting or self.process.poll() is not None or time.monotonic() > end:
                    raise
            time.sleep(0.01)

    def log(self):
        """What the server complained about."""
        text = ""
        for name in ("messages", "error.log"):
            place = os.path.join(self.folder.name, name)
            if os.path.exists(place):
                with open(place, errors="replace") as lines:
                    text += lines.read()
        return text
