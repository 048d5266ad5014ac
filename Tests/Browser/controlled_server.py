"""Serves a folder, notes what is asked for, and fails where a test wants it to."""
import contextlib
import http.server
import threading
import urllib.parse


class ControlledServer(http.server.ThreadingHTTPServer):
    """A server on a free port of this machine, for as long as a `with` lasts."""

    daemon_threads = True

    def __init__(self, folder, base=""):
        self.folder = folder
        # The path that the site lies at, ending in a slash unless it is empty.
        self.base = base
        self.requests = []
        # Paths that are not there, and paths whose answer is an error of the server.
        self.failing = set()
        self.erring = set()
        self.is_off = False
        self.answering = threading.Event()
        self.answering.set()
        self.held = ()
        # The first text in each of some pages after which nothing comes until `go_on`.
        self.ends = {}
        self.lock = threading.Lock()
        self.busy = 0
        self.busiest = 0
        super().__init__(("127.0.0.1", 0), Handler)
        self.address = "http://127.0.0.1:%d/%s" % (self.server_address[1], base)

    def __enter__(self):
        threading.Thread(target=self.serve_forever, daemon=True).start()
        return self

    def __exit__(self, *_):
        self.answering.set()
        self.shutdown()
        self.server_close()

    def handle_error(self, *_):
        """Readers leave pages that are not complete."""

    @contextlib.contextmanager
    def counted(self):
        with self.lock:
            self.busy += 1
            self.busiest = max(self.busiest, self.busy)
        yield
        with self.lock:
            self.busy -= 1

    def hold(self, *paths):
        """Answers nothing until `go_on`, or nothing of some paths."""
        self.held = paths
        self.answering.clear()

    def hold_after(self, path, text):
        """Answers with a page as far as a text, and with the rest of it after `go_on`."""
        self.ends[path] = text.encode()
        self.answering.clear()

    def go_on(self):
        self.answering.set()

    def forget(self):
        """Forgets what was asked for so far."""
        self.requests = []
        self.busiest = 0

    def asked(self, ending=""):
        """What was asked for, below the site's address, in that order."""
        return [path for path in self.requests if path.endswith(ending)]


class Handler(http.server.SimpleHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def __init__(self, *arguments):
        super().__init__(*arguments, directory=arguments[2].folder)

    def do_GET(self):
        path = urllib.parse.urlsplit(self.path).path.removeprefix("/" + self.server.base)
        self.server.requests.append(path)
        if self.server.is_off:
            self.close_connection = True
            return
        with self.server.counted():
            if not self.server.ends and (not self.server.held or path in self.server.held):
                self.server.answering.wait()
            if path in self.server.failing:
                self.send_error(404)
            elif path in self.server.erring:
                self.send_error(500)
            elif path in self.server.ends:
                self.send_in_two(path)
            else:
                super().do_GET()

    def send_in_two(self, path):
        with open(self.translate_path(self.path) + "index.html", "rb") as file:
            page = file.read()
        end = page.index(self.server.ends[path]) + len(self.server.ends[path])
        self.send_response(200)
        self.send_header("Content-Type", "text/html")
        self.send_header("Content-Length", len(page))
        self.end_headers()
        self.wfile.write(page[:end])
        self.wfile.flush()
        self.server.answering.wait()
        self.wfile.write(page[end:])

    def translate_path(self, path):
        return super().translate_path(path.removeprefix("/" + self.server.base) or "/")

    def log_message(self, *_):
        """A test says what it wants to know."""
