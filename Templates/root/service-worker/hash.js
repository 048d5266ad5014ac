"use strict";

// XXH64 with seed 0, of which the site's lists have the first digits. As in Sources/Publishing.

const [prime1, prime2, prime3, prime4, prime5] =
  [0x9e3779b185ebca87n, 0xc2b2ae3d27d4eb4fn, 0x165667b19e3779f9n, 0x85ebca77c2b2ae63n, 0x27d4eb2f165667c5n];
const low64 = (number) => BigInt.asUintN(64, number);
const rotated = (number, bits) => low64((number << bits) | (number >> (64n - bits)));
const mixed = (sum, lane) => low64(rotated(low64(sum + low64(lane * prime2)), 31n) * prime1);

/**
 * @param {Uint8Array} bytes
 * @returns {string} 16 hexadecimal digits
 */
function xxh64(bytes) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const lane = (offset) => view.getBigUint64(offset, true);
  let offset = 0;
  let hash = prime5;
  if (bytes.length >= 32) {
    let [first, second, third, fourth] = [low64(prime1 + prime2), prime2, 0n, low64(-prime1)];
    for (; offset + 32 <= bytes.length; offset += 32) {
      first = mixed(first, lane(offset));
      second = mixed(second, lane(offset + 8));
      third = mixed(third, lane(offset + 16));
      fourth = mixed(fourth, lane(offset + 24));
    }
    hash = low64(rotated(first, 1n) + rotated(second, 7n) + rotated(third, 12n) + rotated(fourth, 18n));
    for (const sum of [first, second, third, fourth]) hash = low64((hash ^ mixed(0n, sum)) * prime1 + prime4);
  }
  hash = low64(hash + BigInt(bytes.length));
  for (; offset + 8 <= bytes.length; offset += 8) {
    hash = low64(rotated(hash ^ mixed(0n, lane(offset)), 27n) * prime1 + prime4);
  }
  if (offset + 4 <= bytes.length) {
    hash = low64(rotated(hash ^ low64(BigInt(view.getUint32(offset, true)) * prime1), 23n) * prime2 + prime3);
    offset += 4;
  }
  for (; offset < bytes.length; offset += 1) {
    hash = low64(rotated(hash ^ low64(BigInt(bytes[offset]) * prime5), 11n) * prime1);
  }
  hash = low64((hash ^ (hash >> 33n)) * prime2);
  hash = low64((hash ^ (hash >> 29n)) * prime3);
  return (hash ^ (hash >> 32n)).toString(16).padStart(16, "0");
}

/** Whether a hash in the site's lists is that of these bytes. */
const isHashOf = (hash, bytes) => xxh64(bytes).startsWith(hash);
