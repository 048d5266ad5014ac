"""Firefox and WebKitGTK, driven by the commands of WebDriver: over Marionette, and over HTTP."""
import glob
import json
import os
import shutil
import socket
import subprocess
import tempfile
import time
import urllib.error
import urllib.request

WAIT = 30
ELEMENT = "element-6066-11e4-a52e-4f735466cecf"
# Nothing listens there: no other host can be asked.
NOWHERE = "127.0.0.1:9"
MINI_BROWSER = "/usr/lib/*/webkit2gtk-4.1/MiniBrowser"


class Engine:
    """What a reader does in a browser. Subclasses start one, and give it commands."""

    def __init__(self):
        self.folder = tempfile.mkdtemp(prefix="pokedex-site-")
        self.processes = []

    def start(self, *command, **settings):
        process = subprocess.Popen(command, stderr=subprocess.DEVNULL, **{"stdout": subprocess.DEVNULL, **settings})
        self.processes.append(process)
        return process

    def quit(self):
        for process in reversed(self.processes):
            process.terminate()
            try:
                process.wait(WAIT)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)

    def open(self, address):
        self.command("Navigate", url=address)

    def reload(self):
        self.command("Refresh")

    def back(self):
        self.command("Back")

    def resize(self, width, height):
        self.command("SetWindowRect", width=width, height=height)

    def run(self, script, *arguments):
        """What a function's body returns in the page."""
        return self.command("ExecuteScript", script=script, args=list(arguments))

    def click(self, selector):
        self.command("ElementClick", id=self.element(selector))

    def type(self, selector, text):
        self.command("ElementSendKeys", id=self.element(selector), text=text)

    def element(self, selector):
        self.wait("return document.querySelector(arguments[0]) !== null", selector)
        return self.command("FindElement", using="css selector", value=selector)[ELEMENT]

    def text(self, selector):
        return self.run("return document.querySelector(arguments[0]).innerText", selector)

    def wait(self, script, *arguments):
        """Waits until a function's body returns something true, and returns that."""
        return until(lambda: self.run(script, *arguments), script)


def until(ask, what):
    """Asks until the answer is true. Nothing is expected to take that long: then something is wrong."""
    end = time.monotonic() + WAIT
    while time.monotonic() < end:
        answer = ask()
        if answer:
            return answer
        time.sleep(.05)
    raise TimeoutError(what)


class Firefox(Engine):
    """Debian's Firefox ESR."""

    PREFERENCES = {
        "marionette.port": 0,
        "network.proxy.type": 1,
        "network.proxy.http": "127.0.0.1", "network.proxy.http_port": 9,
        "network.proxy.ssl": "127.0.0.1", "network.proxy.ssl_port": 9,
        "network.proxy.no_proxies_on": "127.0.0.1",
        "devtools.jsonview.enabled": False,
        "browser.shell.checkDefaultBrowser": False,
        "datareporting.policy.dataSubmissionEnabled": False,
        "toolkit.startup.max_resumed_crashes": -1,
    }

    def __init__(self):
        super().__init__()
        with open(os.path.join(self.folder, "user.js"), "w") as file:
            for name, value in self.PREFERENCES.items():
                file.write("user_pref(%s, %s);\n" % (json.dumps(name), json.dumps(value)))
        self.start("firefox-esr", "--headless", "--marionette", "--profile", self.folder,
                   env=dict(os.environ, HOME=self.folder))
        self.socket = socket.create_connection(("127.0.0.1", int(until(self.port, "Firefox starts"))))
        self.stream = self.socket.makefile("rb")
        self.count = 0
        self.receive()
        self.command("NewSession", pageLoadStrategy="normal")

    def port(self):
        place = os.path.join(self.folder, "MarionetteActivePort")
        return os.path.exists(place) and open(place).read()

    def command(self, name, **parameters):
        self.count += 1
        message = json.dumps([0, self.count, "WebDriver:" + name, parameters]).encode()
        self.socket.sendall(b"%d:%s" % (len(message), message))
        _, _, error, result = self.receive()
        if error:
            raise RuntimeError("%s: %s" % (name, error["message"]))
        return result["value"] if set(result) == {"value"} else result

    def receive(self):
        length = b""
        while (sign := self.stream.read(1)) != b":":
            if sign == b"":
                raise RuntimeError("Firefox has closed the connection")
            length += sign
        return json.loads(self.stream.read(int(length)))

    def quit(self):
        self.stream.close()
        self.socket.close()
        super().quit()


class WebKit(Engine):
    """WebKitGTK's small browser, on a screen that nobody sees."""

    COMMANDS = {
        "Navigate": "url", "Refresh": "refresh", "Back": "back", "SetWindowRect": "window/rect",
        "ExecuteScript": "execute/sync", "FindElement": "element", "ElementClick": "element/%s/click",
        "ElementSendKeys": "element/%s/value",
    }

    def __init__(self):
        super().__init__()
        screen = self.start("Xvfb", "-displayfd", "1", "-screen", "0", "1400x1000x24", "-nolisten", "tcp",
                            stdout=subprocess.PIPE)
        display = ":" + screen.stdout.readline().decode().strip()
        with socket.create_server(("127.0.0.1", 0)) as unused:
            port = unused.getsockname()[1]
        environment = dict(os.environ, DISPLAY=display, HOME=self.folder, XDG_RUNTIME_DIR=self.folder)
        if os.geteuid() == 0:
            # Root cannot make the sandbox.
            environment["WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS"] = "1"
        self.start("WebKitWebDriver", "--port=%d" % port, env=environment)
        self.address = "http://127.0.0.1:%d/session" % port
        until(lambda: self.is_ready(port), "WebKitWebDriver starts")
        options = {"binary": glob.glob(MINI_BROWSER)[0], "args": ["--automation"]}
        proxy = {"proxyType": "manual", "httpProxy": NOWHERE, "sslProxy": NOWHERE, "noProxy": ["127.0.0.1"]}
        session = self.post("", {"capabilities": {"alwaysMatch": {
            "webkitgtk:browserOptions": options, "proxy": proxy}}})
        self.address += "/%s/" % session["sessionId"]

    def is_ready(self, port):
        with socket.socket() as attempt:
            return attempt.connect_ex(("127.0.0.1", port)) == 0

    def command(self, name, id=None, **parameters):
        path = self.COMMANDS[name]
        return self.post(path % id if id else path, parameters)

    def post(self, path, parameters):
        request = urllib.request.Request(self.address + path, json.dumps(parameters).encode())
        try:
            with urllib.request.urlopen(request) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            raise RuntimeError("%s: %s" % (path, error.read().decode())) from error

    def screenshot(self):
        """The window's contents as a PNG in base 64."""
        with urllib.request.urlopen(self.address + "screenshot") as answer:
            return json.load(answer)["value"]

    def quit(self):
        urllib.request.urlopen(urllib.request.Request(self.address.rstrip("/"), method="DELETE")).close()
        super().quit()


ENGINES = {"Firefox": Firefox, "WebKit": WebKit}
