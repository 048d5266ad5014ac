"""Opens pages as a reader with certain settings, and notes what goes wrong on them."""
import enum
import re

from playwright.sync_api import Error

from chromium import png

STAND_IN = png(96, 96)
# Each page is at rest, and its requests can be seen: a service worker would make them elsewhere.
USUAL = {"reduced_motion": "reduce", "service_workers": "block"}
# What a test may have changed on a page that the next one uses.
AS_BEFORE = {"media": "null", "color_scheme": "null", "forced_colors": "null", "reduced_motion": "reduce"}


class Pictures(enum.Enum):
    """What happens to the pictures of other hosts."""

    BLOCKED = 1
    ARRIVE = 2
    HELD = 3


class SharedPage:
    """A page that one test after the other uses; each finds it empty, with nothing stored.

    Its files stay in the browser's cache: a page is open in half the time of one in a new window.
    """

    def __init__(self, browser):
        self.browser = browser
        self.page = None

    def take(self):
        if self.page is None:
            self.page = self.browser.new_context(**USUAL).new_page()
        return self.page

    def give_back(self):
        """Makes the page as it was; closes one that cannot be."""
        context = self.page.context
        try:
            for page in context.pages:
                if page != self.page:
                    page.close()
            context.unroute_all()
            self.page.unroute_all()
            self.page.evaluate("localStorage.clear(); sessionStorage.clear()")
            self.page.emulate_media(**AS_BEFORE)
            self.page.goto("about:blank")
        except Error:
            context.close()
            self.page = None


class Visitor:
    """Opens pages of the site at `address`; `faults` says what no page should do."""

    def __init__(self, browser, address, shared=None):
        self.browser = browser
        self.address = address
        self.faults = []
        self.held = []
        self.holds = True
        self.contexts = []
        self.shared = shared
        self.listeners = []

    def open(self, path, pictures=Pictures.BLOCKED, wait_until="load", width=1280, height=800,
             stays=False, prepare=None, **settings):
        """Opens a page, after `prepare` saw the empty one.

        Where it `stays`, it cannot lead on to another page. The first page of a test that needs
        nothing out of the ordinary is the shared one; any other is in a window of its own.
        """
        address = self.address + path
        is_usual = not (stays or prepare or settings) and pictures is Pictures.BLOCKED
        if is_usual and self.shared and not self.listeners:
            page = self.shared.take()
            page.set_viewport_size({"width": width, "height": height})
        else:
            context = self.browser.new_context(
                viewport={"width": width, "height": height}, **{**USUAL, **settings})
            self.contexts.append(context)
            if stays or pictures is not Pictures.BLOCKED:
                context.route(
                    re.compile(".*"), lambda route: self.answer(route, address, pictures, stays))
            page = context.new_page()
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
            "request": lambda request: self.look_at_request(request, address),
            "response": lambda response: self.look_at_response(response, address),
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
        """Notes errors of the console: broken rules of the content policy are among them."""
        source = message.location["url"]
        is_expected = source == address or not source.startswith(self.address)
        if message.type == "error" and not (
                is_expected and message.text.startswith("Failed to load resource")):
            self.faults.append("%s: %s (%s)" % (address, message.text, source))

    def look_at_request(self, request, address):
        """Notes what is asked of other hosts, except pictures."""
        if not request.url.startswith((self.address, "data:", "blob:")) and request.resource_type != "image":
            self.faults.append("%s asks another host for %s" % (address, request.url))

    def look_at_response(self, response, address):
        """Notes files of the site that are not there."""
        if response.status >= 400 and response.url != address:
            self.faults.append("%s: %d for %s" % (address, response.status, response.url))

    def close(self):
        for page, event, listener in self.listeners:
            page.remove_listener(event, listener)
        if self.shared and any(page == self.shared.page for page, *_ in self.listeners):
            self.shared.give_back()
        for context in self.contexts:
            context.close()
