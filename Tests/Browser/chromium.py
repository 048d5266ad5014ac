"""Debian's Chromium, the one without windows, and the picture that stands in for those of other hosts."""
import shutil
import struct
import zlib

# No other host can be asked. A test can still answer for one, except in a service worker.
ALONE = "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"


def path():
    """Where it is."""
    return shutil.which("chromium-headless-shell")


def launch(playwright):
    """Starts it."""
    return playwright.chromium.launch(executable_path=path(), args=[ALONE])


def png(width, height, color=(90, 120, 200)):
    """A picture of one colour."""
    def chunk(kind, data):
        return (struct.pack(">I", len(data)) + kind + data
                + struct.pack(">I", zlib.crc32(kind + data)))

    row = b"\0" + bytes(color) * width
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0))
            + chunk(b"IDAT", zlib.compress(row * height)) + chunk(b"IEND", b""))
