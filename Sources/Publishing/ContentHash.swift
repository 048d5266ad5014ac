/// A 64-bit digest of some bytes: XXH64 with seed 0. It finds changes, but is no protection against
/// forgery.
package struct ContentHash: Hashable, Sendable, CustomStringConvertible {
    package let value: UInt64

    package init(value: UInt64) { self.value = value }

    package init(of bytes: UnsafeRawBufferPointer) {
        var hasher = ContentHasher()
        hasher.update(bytes)
        self = hasher.finish()
    }

    /// Hashes the content of a file, or of the file that a symbolic link leads to.
    package init(contentsOfFile path: String) throws {
        self = try DirectoryHandle.working.contentHash(of: path)
    }

    /// The digest as 16 lowercase hexadecimal digits.
    package var description: String {
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }
}

/// Computes a ``ContentHash`` from bytes that arrive piece by piece.
///
/// This is XXH64 as its specification describes it: four lanes of 64 bits take stripes of 32 bytes,
/// then the lanes are merged and the rest of the bytes is mixed in.
/// (https://github.com/Cyan4973/xxHash/blob/dev/doc/xxhash_spec.md)
package struct ContentHasher: Sendable {
    private var lanes = Lanes()
    /// The bytes that do not fill a stripe yet.
    private var pending: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
    private var pendingCount = 0
    private var totalCount: UInt64 = 0

    package init() {}

    /// Adds bytes. How they are divided into pieces does not change the hash.
    package mutating func update(_ bytes: UnsafeRawBufferPointer) {
        totalCount &+= UInt64(bytes.count)
        var rest = bytes
        if pendingCount > 0 {
            rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(fillPending(from: rest)))
            guard pendingCount == stripeSize else { return }
            withUnsafeBytes(of: pending) { lanes.consumeStripes(of: $0) }
            pendingCount = 0
        }
        lanes.consumeStripes(of: rest)
        let tail = rest.suffix(rest.count % stripeSize)
        _ = fillPending(from: UnsafeRawBufferPointer(rebasing: tail))
    }

    /// Adds a text and, before it, its length: "ab" and "c" differ from "a" and "bc".
    package mutating func combine(_ text: String) {
        var text = text
        text.withUTF8 { characters in
            combine(number: UInt64(characters.count))
            update(UnsafeRawBufferPointer(characters))
        }
    }

    package mutating func combine(_ hash: ContentHash) { combine(number: hash.value) }

    /// Adds a number as 8 bytes, the lowest first.
    package mutating func combine(number: UInt64) {
        withUnsafeBytes(of: number.littleEndian) { update($0) }
    }

    /// The hash of all bytes so far; more may be added afterwards.
    package func finish() -> ContentHash {
        var digest = totalCount >= UInt64(stripeSize) ? lanes.merged() : prime5
        digest &+= totalCount
        withUnsafeBytes(of: pending) { bytes in
            mixTail(UnsafeRawBufferPointer(rebasing: bytes.prefix(pendingCount)), into: &digest)
        }
        return ContentHash(value: avalanche(digest))
    }

    /// Moves bytes into `pending` until it is full, and returns how many were moved.
    private mutating func fillPending(from bytes: UnsafeRawBufferPointer) -> Int {
        let count = min(stripeSize - pendingCount, bytes.count)
        withUnsafeMutableBytes(of: &pending) { pending in
            let free = UnsafeMutableRawBufferPointer(rebasing: pending.dropFirst(pendingCount))
            free.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes.prefix(count)))
        }
        pendingCount += count
        return count
    }
}

/// The four accumulators of the algorithm, for seed 0.
private struct Lanes {
    var first = prime1 &+ prime2
    var second = prime2
    var third: UInt64 = 0
    var fourth = 0 &- prime1

    /// Takes as many whole stripes as the bytes hold, from their start.
    mutating func consumeStripes(of bytes: UnsafeRawBufferPointer) {
        guard bytes.count >= stripeSize, let start = bytes.baseAddress else { return }
        var (first, second, third, fourth) = (first, second, third, fourth)
        var stripe = start
        let end = start + (bytes.count - bytes.count % stripeSize)
        while stripe < end {
            first = round(first, word(at: stripe))
            second = round(second, word(at: stripe + 8))
            third = round(third, word(at: stripe + 16))
            fourth = round(fourth, word(at: stripe + 24))
            stripe += stripeSize
        }
        (self.first, self.second, self.third, self.fourth) = (first, second, third, fourth)
    }

    /// The one number that the four lanes become.
    func merged() -> UInt64 {
        var digest =
            rotated(first, by: 1) &+ rotated(second, by: 7) &+ rotated(third, by: 12)
            &+ rotated(fourth, by: 18)
        for lane in [first, second, third, fourth] {
            digest = (digest ^ round(0, lane)) &* prime1 &+ prime4
        }
        return digest
    }
}

private let stripeSize = 32
private let prime1: UInt64 = 0x9E37_79B1_85EB_CA87
private let prime2: UInt64 = 0xC2B2_AE3D_27D4_EB4F
private let prime3: UInt64 = 0x1656_67B1_9E37_79F9
private let prime4: UInt64 = 0x85EB_CA77_C2B2_AE63
private let prime5: UInt64 = 0x27D4_EB2F_1656_67C5

@inline(__always)
private func word(at address: UnsafeRawPointer) -> UInt64 {
    UInt64(littleEndian: address.loadUnaligned(as: UInt64.self))
}

@inline(__always)
private func rotated(_ value: UInt64, by count: UInt64) -> UInt64 {
    (value &<< count) | (value &>> (64 &- count))
}

@inline(__always)
private func round(_ lane: UInt64, _ input: UInt64) -> UInt64 {
    rotated(lane &+ input &* prime2, by: 31) &* prime1
}

/// Mixes the fewer than 32 bytes behind the last stripe into the digest: by eights, a four, and
/// single bytes.
private func mixTail(_ bytes: UnsafeRawBufferPointer, into digest: inout UInt64) {
    var offset = 0
    while offset + 8 <= bytes.count {
        let word = UInt64(
            littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        digest = rotated(digest ^ round(0, word), by: 27) &* prime1 &+ prime4
        offset += 8
    }
    if offset + 4 <= bytes.count {
        let half = UInt32(
            littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
        digest = rotated(digest ^ (UInt64(half) &* prime1), by: 23) &* prime2 &+ prime3
        offset += 4
    }
    for byte in bytes[offset...] {
        digest = rotated(digest ^ (UInt64(byte) &* prime5), by: 11) &* prime1
    }
}

/// Lets every bit of the digest depend on every bit that went in.
private func avalanche(_ digest: UInt64) -> UInt64 {
    var digest = (digest ^ (digest &>> 33)) &* prime2
    digest = (digest ^ (digest &>> 29)) &* prime3
    return digest ^ (digest &>> 32)
}
