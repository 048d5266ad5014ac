"""XXH64 with seed 0, by which the site's lists tell whether a file has changed."""

PRIMES = (0x9E3779B185EBCA87, 0xC2B2AE3D27D4EB4F, 0x165667B19E3779F9, 0x85EBCA77C2B2AE63,
          0x27D4EB2F165667C5)
MASK = (1 << 64) - 1


def turn(number, bits):
    return ((number << bits) | (number >> (64 - bits))) & MASK


def mix(total, lane):
    return turn((total + lane * PRIMES[1]) & MASK, 31) * PRIMES[0] & MASK


def xxh64(data):
    """The digest as 16 hexadecimal digits."""
    first, second, third, fourth, fifth = PRIMES
    place = 0
    digest = fifth
    if len(data) >= 32:
        sums = [(first + second) & MASK, second, 0, -first & MASK]
        while place + 32 <= len(data):
            for number in range(4):
                lane = int.from_bytes(data[place:place + 8], "little")
                sums[number] = mix(sums[number], lane)
                place += 8
        digest = sum(turn(total, bits) for total, bits in zip(sums, (1, 7, 12, 18))) & MASK
        for total in sums:
            digest = ((digest ^ mix(0, total)) * first + fourth) & MASK
    digest = (digest + len(data)) & MASK
    while place + 8 <= len(data):
        lane = int.from_bytes(data[place:place + 8], "little")
        digest = (turn(digest ^ mix(0, lane), 27) * first + fourth) & MASK
        place += 8
    if place + 4 <= len(data):
        lane = int.from_bytes(data[place:place + 4], "little")
        digest = (turn(digest ^ lane * first & MASK, 23) * second + third) & MASK
        place += 4
    for byte in data[place:]:
        digest = turn(digest ^ byte * fifth & MASK, 11) * first & MASK
    digest = (digest ^ digest >> 33) * second & MASK
    digest = (digest ^ digest >> 29) * third & MASK
    return "%016x" % (digest ^ digest >> 32)
