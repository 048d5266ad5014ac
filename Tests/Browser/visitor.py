"""Opens pages as a reader with certain settings, and notes what goes wrong on them."""
import enum
import re

from chromium import png

STAND_IN = png(96, 96)


class Pictures(enum.Enum):
    """What happens to the pictures of other hosts."""

    ARRIVE = 1
    BLOCKED = 2
    HELD = 3


class Visitor:
    """Opens pages of the site at `address`; `faults` says what no page should do."""

    def __init__(self, browser, address):
        self.browser = browser
        self.address = address
        self.faults = []
        self.held = []
        self.holds = True
        self.contexts = []

    def open(self, path, pictures=Pictures.ARRIVE, wait_until="load", width=1280, height=800,
             stays=True, prepare=lambda page: None, **settings):
        """Opens a page in a window of its own, after `prepare` saw the empty one.

        Where it `stays`, it cannot lead on to another page.
        """
        settings.setdefault("reduced_motion", "reduce")
        # A service worker would fetch past `answer`.
        settings.setdefault("service_workers", "block")
        context = self.browser.new_context(viewport={"width": width, "height": height}, **settings)
        self.contexts.append(context)
        place = self.address + path
        # A page's own files need not ask here, unless it is the front page: there are many.
        own = re.escape(self.address) + ("(assets|data)/" if path else "$^")
        context.route(
            re.compile("^(?!%s)" % own), lambda route: self.answer(route, place, pictures, stays))
        page = context.new_page()
        page.on("console", lambda message: self.hear(message, place))
        page.on("pageerror", lambda error: self.faults.append("%s: %s" % (place, error)))
        page.on("response", lambda response: self.look_at(response, place))
        prepare(page)
        page.goto(place, wait_until=wait_until)
        return page

    def answer(self, route, place, pictures, stays):
        """Lets requests to the site through; those for other hosts' pictures get a stand-in."""
        request = route.request
        if request.url.startswith(self.address):
            if stays and request.is_navigation_request() and request.url != place:
                route.fulfill(status=204)
            elif stays and place == self.address and request.resource_type == "script":
                # The front page's script leads on before there is a page.
                route.fulfill(body="", content_type="text/javascript")
            else:
                route.continue_()
        elif request.resource_type != "image":
            self.faults.append("%s asks another host for %s" % (place, request.url))
            route.abort()
        elif pictures is Pictures.BLOCKED:
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

    def hear(self, message, place):
        """Notes errors of the console: broken rules of the content policy are among them."""
        source = message.location["url"]
        is_expected = source == place or not source.startswith(self.address)
        if message.type == "error" and not (
                is_expected and message.text.startswith("Failed to load resource")):
            self.faults.append("%s: %s (%s)" % (place, message.text, source))

    def look_at(self, response, place):
        """Notes files of the site that are not there."""
        if response.status >= 400 and response.url != place:
            self.faults.append("%s: %d for %s" % (place, response.status, response.url))

    def close(self):
        for context in self.contexts:
            context.close()
