"""The web servers that .github/HOSTING.md is about, and how Debian's are started with the text that stands there."""
import os
import re
import shutil
import subprocess

HERE = os.path.dirname(os.path.abspath(__file__))
HOSTING = os.path.join(HERE, "..", "..", ".github", "HOSTING.md")
# Debian keeps servers where only root looks.
PATH = os.environ["PATH"] + ":/usr/sbin"
# Where the document puts the site of a host that has others, too.
BELOW = "pokedex/"


def read(place):
    with open(place, encoding="utf-8") as file:
        return file.read()


def write(place, text):
    os.makedirs(os.path.dirname(place), exist_ok=True)
    with open(place, "w", encoding="utf-8") as file:
        file.write(text)


def filled_in(text, *replacements):
    """A configuration with what differs on this machine; each text that is replaced must be there."""
    for documented, own in replacements:
        assert documented in text, "%s is missing in:\n%s" % (documented, text)
        text = text.replace(documented, own)
    return text


def block(language, site, is_below):
    """The configuration in HOSTING.md for one server, at the root of this machine or below a path, for a site's folder."""
    text, = re.findall(r"^```%s\n(.*?)^```$" % language, read(HOSTING), re.DOTALL | re.MULTILINE)
    if is_below:
        text, count = re.subn(
            r"^ *# Below a path:\n((?: *#     .*\n)+).*\n", lambda found: found[1].replace("#     ", ""), text, flags=re.MULTILINE)
        assert count and "Below a path" not in text
    return filled_in(text, ("/srv/pokedex/Public", site)).replace("example.org", "127.0.0.1")


class Nginx:
    name = "nginx"

    @staticmethod
    def prepare(text, folder, port):
        """Writes the server's own files into `folder`; returns the command that starts it, and variables for it."""
        place = os.path.join(folder, "nginx.conf")
        text = filled_in(text, ("listen 80;", "listen 127.0.0.1:%d;" % port))
        write(place, filled_in(read(os.path.join(HERE, "nginx.conf")), ("@HOSTING@", text)))
        # Started by root, nginx would else read the site as somebody who may not be let in.
        user = ["-g", "user root;"] if os.geteuid() == 0 else []
        return ["nginx", "-p", folder, "-e", "error.log", "-c", place, *user], {}


class Apache:
    name = "apache"

    @staticmethod
    def prepare(text, folder, port):
        """Uses Debian's configuration with the modules that the document tells hosts to enable."""
        own = os.path.join(folder, "apache2")
        shutil.copytree("/etc/apache2", own, symlinks=True, ignore=shutil.ignore_patterns("sites-*"))
        write(os.path.join(own, "ports.conf"), "Listen 127.0.0.1:%d\n" % port)
        write(os.path.join(own, "sites-available", "pokedex.conf"), filled_in(text, ("*:80>", "*:%d>" % port)))
        os.mkdir(os.path.join(own, "sites-enabled"))
        variables = {
            "APACHE_CONFDIR": own, "APACHE_STATE_DIRECTORY": folder, "APACHE_RUN_USER": "www-data", "APACHE_RUN_GROUP": "www-data",
            "APACHE_RUN_DIR": folder, "APACHE_LOCK_DIR": folder, "APACHE_LOG_DIR": folder,
            "APACHE_PID_FILE": os.path.join(folder, "apache2.pid")}
        commands = re.findall(r"`(a2en(?:mod|site) [^`]+)`", read(HOSTING))
        assert len(commands) == 2
        for command in commands:
            subprocess.run(
                command.split(), env={**os.environ, **variables, "PATH": PATH}, check=True, stdout=subprocess.DEVNULL)
        return ["apache2", "-d", own, "-f", "apache2.conf", "-D", "FOREGROUND"], variables


class Caddy:
    name = "caddy"

    @staticmethod
    def prepare(text, folder, port):
        """Uses HTTP, since no one gives this machine a certificate."""
        place = os.path.join(folder, "Caddyfile")
        options = "{\n    admin off\n    default_bind 127.0.0.1\n}\n"
        write(place, options + filled_in(text, ("127.0.0.1 {", "http://127.0.0.1:%d {" % port)))
        return ["caddy", "run", "--config", place], {"HOME": folder, "XDG_CONFIG_HOME": folder, "XDG_DATA_HOME": folder}


class Lighttpd:
    name = "lighttpd"

    @staticmethod
    def prepare(text, folder, port):
        """Uses Debian's configuration, with other places for the server's own files."""
        enabled = os.path.join(folder, "conf-enabled")
        write(os.path.join(enabled, "90-pokedex.conf"), text)
        place = os.path.join(folder, "lighttpd.conf")
        write(place, filled_in(
            read("/etc/lighttpd/lighttpd.conf"),
            ("/etc/lighttpd/conf-enabled", enabled),
            ('"/run/lighttpd.pid"', '"%s/lighttpd.pid"' % folder),
            # Without its own place, the log is among the messages.
            ('server.errorlog ', '# server.errorlog '),
            # This line is for IPv6.
            ('include_shell "/usr/share/lighttpd/use-ipv6.pl', '# include_shell "'),
            ("= 80\n", '= %d\nserver.bind = "127.0.0.1"\n' % port)))
        return ["lighttpd", "-D", "-f", place], {}


SERVERS = [Nginx, Apache, Caddy, Lighttpd]
