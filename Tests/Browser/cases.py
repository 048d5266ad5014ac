"""Which combinations of parameters a test is run with."""
import itertools
import os

import pytest

# `make test-all` sets it.
IS_THOROUGH = "TEST_ALL" in os.environ

# What costs much and is held by other tests in `make test`.
thorough = pytest.mark.skipif(not IS_THOROUGH, reason="only in `make test-all`")


def rarely(*values):
    """Values of a parameter for which others stand in `make test`."""
    return values if IS_THOROUGH else ()


def cases(*parameters):
    """Runs a test with every value of each parameter at least once; with `TEST_ALL=1`, with every combination.

    Each parameter is a name and its values; a name may stand for several, as in `parametrize`. Use it
    where the values do not depend on one another, such as a language and a width.
    """
    names = [name.strip() for name, _ in parameters for name in name.split(",")]
    choices = [[value if "," in name else (value,) for value in values] for name, values in parameters]
    if IS_THOROUGH:
        combinations = list(itertools.product(*choices))
    else:
        count = max(map(len, choices))
        combinations = [[values[number % len(values)] for values in choices] for number in range(count)]
    rows = [sum((tuple(value) for value in combination), ()) for combination in combinations]
    return pytest.mark.parametrize(",".join(names), rows if len(names) > 1 else [row[0] for row in rows])
