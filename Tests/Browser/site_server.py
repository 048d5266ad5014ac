"""Serves a folder with nginx, as a host would, for as long as a `with` lasts."""
import os
import re
import shutil
import socket
import subprocess
import tempfile
import urllib.request

HERE = os.path.dirname(os.path.abspath(__file__))
HOSTING = os.path.join(HERE, "..", "..", ".github", "HOSTING.md")
# Debian keeps nginx where only root looks.
PATH = os.environ["PATH"] + ":/usr/sbin"


class SiteServer:
    """nginx on a free port of this machine; `address` is where it answers, with a slash at its end."""

    def __init__(self, site):
        self.site = os.path.abspath(site)

    def __enter__(self):
        self.folder = tempfile.TemporaryDirectory(prefix="pokedex-site-")
        # nginx takes over a socket that already listens: nobody else can take the port, and what
        # is asked before nginx is ready waits.
        with socket.create_server(("127.0.0.1", 0)) as listener:
            port = listener.getsockname()[1]
            self.process = subprocess.Popen(
                self.command(port), env=dict(os.environ, NGINX="%d;" % listener.fileno()),
                pass_fds=[listener.fileno()], stdin=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.address = "http://127.0.0.1:%d/" % port
        try:
            urllib.request.urlopen(self.address + "404.html").close()
        except OSError as error:
            message = "%s is not served: %s\n%s" % (self.site, error, self.log())
            self.__exit__()
            raise RuntimeError(message) from error
        return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait()
        self.folder.cleanup()

    def command(self, port):
        """What starts nginx, with nginx.conf filled in."""
        with open(os.path.join(HERE, "nginx.conf")) as template:
            text = template.read()
        place = os.path.join(self.folder.name, "nginx.conf")
        with open(place, "w") as configuration:
            configuration.write(text.replace("@HOSTING@", self.hosting(port)))
        # Started by root, nginx would else read the site as somebody who may not be let in.
        user = ["-g", "user root;"] if os.geteuid() == 0 else []
        return [shutil.which("nginx", path=PATH), "-p", self.folder.name, "-e", "error.log",
                "-c", place, *user]

    def hosting(self, port):
        """What .github/HOSTING.md tells hosts to write, for this site."""
        with open(HOSTING, encoding="utf-8") as document:
            block = re.search(r"```nginx\n(.*?)```", document.read(), re.DOTALL).group(1)
        for documented, own in [("listen 80;", "listen 127.0.0.1:%d;" % port), ("/srv/pokedex/Public", self.site)]:
            assert documented in block
            block = block.replace(documented, own)
        return block

    def log(self):
        """What nginx complained about."""
        place = os.path.join(self.folder.name, "error.log")
        if not os.path.exists(place):
            return ""
        with open(place, errors="replace") as lines:
            return lines.read()
