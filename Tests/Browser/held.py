"""Files of data that come when a test lets them."""


class Held:
    """Holds back the files whose addresses match, until `release`.

    Pages ask again for a file after three seconds, which pass where the machine is busy: the last request for it
    is answered, and those that follow are not held.
    """

    def __init__(self, pattern):
        self.pattern = pattern
        self.routes = {}
        self.released = set()

    def prepare(self, page):
        page.route(self.pattern, self.hold)

    def hold(self, route):
        url = route.request.url
        if url in self.released:
            route.continue_()
        else:
            self.routes[url] = route

    def release(self):
        """Lets the file come that was asked for first."""
        url = next(iter(self.routes))
        self.released.add(url)
        self.routes.pop(url).continue_()
