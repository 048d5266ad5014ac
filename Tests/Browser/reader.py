"""Reads the site in a window of its own, with its service worker and all that is stored there."""
import chromium

SETTINGS = {"viewport": {"width": 1280, "height": 800}, "reduced_motion": "reduce"}

# The paths of everything that is stored, once some are among them so many times; `assets/` stands for the folder that the
# page names.
STORED = r"""async ([root, wanted, times]) => {
    const { src } = document.querySelector("script[type=module]");
    const { ask } = await import(new URL("offline/registration.js", src));
    const assets = new URL("../", src).href.slice(root.length);
    wanted = wanted.map((path) => path.replace(/^assets\//, assets));
    const folders = ["shell", "data", "en", "ja", "pictures"];
    for (const end = Date.now() + 60_000; Date.now() < end;) {
        const names = (await ask({ ask: "inventory", folders })).map(([name]) => name.split("?")[0]);
        const count = (path) => names.filter((name) => name === path).length;
        if (wanted.every((path) => count(path) >= times)) return names;
        await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`${wanted} is not stored`);
}"""


class Reader:
    """Opens pages of the site at `address` in one context; `faults` says what no page should do."""

    def __init__(self, context, address):
        self.context = context
        self.address = address
        self.faults = []
        context.set_default_timeout(60_000)

    def open(self, path, page=None):
        """Opens a page in a tab of its own, or in one that is there."""
        if page is None:
            page = self.context.new_page()
            page.on("pageerror", lambda error: self.faults.append("%s: %s" % (path, error)))
            page.on("console", lambda message: self.hear(message, path))
        page.goto(self.address + path)
        return page

    def hear(self, message, path):
        """Notes what the console says, but for requests that fail on purpose."""
        if not message.text.startswith("Failed to load resource"):
            self.faults.append("%s: %s" % (path, message.text))

    def go_offline(self):
        self.context.set_offline(True)

    def go_online(self):
        self.context.set_offline(False)

    def stored(self, page, *paths, times=1):
        """The paths of everything that is stored, once some are, in so many versions."""
        return page.evaluate(STORED, [self.address, paths, times])


def persistent_context(playwright, profile, **settings):
    """A window of a browser that keeps what it stores in a folder when it is closed."""
    return playwright.chromium.launch_persistent_context(
        profile, executable_path=chromium.path(), args=[chromium.ALONE], **SETTINGS, **settings)
