"""Opens pages as a reader with certain settings, and notes what goes wrong on them."""
import enum
import re

from playwright.sync_api import Error

from chromium import png

STAND_IN = png(96, 96)
# Each page is at rest, and its requests can be seen: a service worker would make them elsewhere.
USUAL = {"reduced_motion": "reduce", "service_workers": "block"}
# After so many tests a window is closed: its memory grows.
USES = 30
# What a test may have changed on a page that the next one uses.
AS_BEFORE = {"media": "null", "color_scheme": "null", "forced_colors": "null", "reduced_motion": "reduce"}


class Pictures(enum.Enum):
    """What happens to the pictures of other hosts."""

    BLOCKED = 1
    ARRIVE = 2
    HELD = 3


class Window:
    """A page in a window of its own, with some settings, and what tests did to it."""

    def __init__(self, browser, settings):
        self.settings = settings
        self.page = browser.new_context(**{**USUAL, **settings}).new_page()
        self.scripts = []
        self.uses = 0
        add = self.page.add_init_script
        # What a test adds can be taken away when it is noted.
        self.page.add_init_script = lambda script: self.scripts.append(add(script))

    def clean(self):
        """Makes the page as it was."""
        context = self.page.context
        for other in context.pages:
            if other != self.page:
                other.close()
        context.unroute_all()
        context.set_offline(False)
        self.page.unroute_all()
        while self.scripts:
            self.scripts.pop().close()
        self.page.evaluate("localStorage.clear(); sessionStorage.clear()")
        self.page.emulate_media(**{name: self.settings.get(name, value) for name, value in AS_BEFORE.items()})
        self.page.goto("about:blank")

    def close(self):
        self.page.context.close()


class SharedWindows:
    """Windows that one test after the other uses; each finds them empty, with nothing stored.

    Their files stay in the browser's cache: a page is open in half the time of one in a new window. Those with other
    settings are kept apart.
    """

    def __init__(self, browser):
        self.browser = browser
        self.free = {}

    def take(self, settings):
        """One with such settings that no other test uses."""
        free = self.free.setdefault(repr(settings), [])
        return free.pop() if free else Window(self.browser, settings)

    def give_back(self, window):
        """Keeps one for other tests, unless it is old, or cannot be cleaned."""
        window.uses += 1
        try:
            if window.uses < USES:
                window.clean()
                self.free[repr(window.settings)].append(window)
                return
        except Error:
            pass
        window.close()


class Visitor:
    """Opens pages of the site at `address`; `faults` says what no page should do."""

    def __init__(self, shared, address):
        self.shared = shared
        self.address = address
        self.faults = []
        self.held = []
        self.holds = True
        self.taken = []
        self.listeners = []

    def open(self, path, pictures=Pictures.BLOCKED, wait_until="load", width=1280, height=800,
             stays=False, prepare=None, is_new=False, **settings):
        """Opens a page in a window of its own, after `prepare` saw the empty one.

        Where it `stays`, it cannot lead on to another page. Where it `is_new`, nothing is in the browser's cache, and no
        other test gets its window: for tests that look at the requests, or set the time.
        """
        address = self.address + path
        window = Window(self.shared.browser, settings) if is_new else self.shared.take(settings)
        self.taken.append((window, is_new))
        page = window.page
        page.set_viewport_size({"width": width, "height": height})
        if stays or pictures is not Pictures.BLOCKED:
            page.context.route(
                re.compile(".*"), lambda route: self.answer(route, address, pictures, stays))
        self.listen(page, address)
        if prepare:
            prepare(page)
        page.goto(address, wait_until=wait_until)
        return page

    def listen(self, page, address):
        """Notes what goes wrong on a page."""
        listeners = {
            "console": lambda message: self.hear(message, address),
            "pageerror": lambda error: self.faults.append("%s: %s" % (address, error)),
            "requestfailed": lambda request: self.look_at_request(request, address),
        }
        for event, listener in listeners.items():
            page.on(event, listener)
            self.listeners.append((page, event, listener))

    def answer(self, route, address, pictures, stays):
        """Lets requests to the site through; those for other hosts' pictures get a stand-in."""
        request = route.request
        if request.url.startswith(self.address):
            if stays and request.is_navigation_request() and request.url != address:
                route.fulfill(status=204)
            elif stays and address == self.address and request.resource_type == "script":
                # The front page's script leads on before there is a page.
                route.fulfill(body="", content_type="text/javascript")
            else:
                route.continue_()
        elif pictures is Pictures.BLOCKED or request.resource_type != "image":
            route.abort()
        elif pictures is Pictures.HELD and self.holds:
            self.held.append(route)
        else:
            self.deliver(route)

    def deliver(self, route):
        route.fulfill(body=STAND_IN, content_type="image/png")

    def let_pictures_arrive(self):
        """Answers the requests for pictures that were held, and from now on all at once."""
        self.holds = False
        while self.held:
            self.deliver(self.held.pop(0))

    def hear(self, message, address):
        """Notes errors of the console: files that are not there and broken rules of the content policy are among them."""
        source = message.location["url"]
        is_expected = source == address or not source.startswith(self.address)
        if message.type == "error" and not (
                is_expected and message.text.startswith("Failed to load resource")):
            self.faults.append("%s: %s (%s)" % (address, message.text, source))

    def look_at_request(self, request, address):
        """Notes what is asked of other hosts, except pictures; no other host can be reached."""
        if not request.url.startswith((self.address, "data:", "blob:")) and request.resource_type != "image":
            self.faults.append("%s asks another host for %s" % (address, request.url))

    def close(self):
        for page, event, listener in self.listeners:
            page.remove_listener(event, listener)
        for window, is_new in self.taken:
            if is_new:
                window.close()
            else:
                self.shared.give_back(window)
