"""What readers decided, put into the browser's storage before a page opens, or kept from it."""
import json

# The name of a preference in the storage, of a site at the root of its host.
KEY = "dex / %s"

# The storage of a browser that forbids it: touching it is an error.
FORBIDDEN = """Object.defineProperty(window, "localStorage", {
    get() { throw new DOMException("storage is switched off", "SecurityError"); },
});"""


def decided(**preferences):
    """What prepares a page whose reader decided so; lists become JSON.

    Decisions that the page itself makes later stay when it is loaded again.
    """
    values = {KEY % name: value if isinstance(value, str) else json.dumps(value)
              for name, value in preferences.items()}
    return lambda page: page.add_init_script("""for (const [key, value] of Object.entries(%s)) {
        if (!sessionStorage.getItem(key)) localStorage.setItem(key, value);
        sessionStorage.setItem(key, "decided");
    }""" % json.dumps(values))


def forbid(page):
    """Keeps the storage from a page."""
    page.add_init_script(FORBIDDEN)


def kept(page, name):
    """What is kept under a preference's name; None for nothing."""
    return page.evaluate("(key) => localStorage.getItem(key)", KEY % name)
