import Platform

/// Bytes that grow at their end, which pages are rendered into.
///
/// A buffer keeps its memory when it is emptied, so that one serves many pages.
package struct OutputBuffer: ~Copyable {
    private var memory: UnsafeMutablePointer<UInt8>
    private var capacity: Int

    package private(set) var count = 0

    /// - Parameter capacity: the number of bytes that fit before memory is allocated again.
    package init(capacity: Int = 0) {
        precondition(capacity >= 0, "a buffer's capacity cannot be negative")
        memory = UnsafeMutablePointer.allocate(capacity: capacity)
        self.capacity = capacity
    }

    deinit {
        memory.deallocate()
    }

    package var isEmpty: Bool { count == 0 }

    /// A copy of the bytes.
    package var bytes: [UInt8] {
        Array(UnsafeBufferPointer(start: memory, count: count))
    }

    /// Lends the bytes without copying them.
    package borrowing func withUnsafeBytes<Result, Failure>(
        _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try body(UnsafeRawBufferPointer(start: memory, count: count))
    }

    package mutating func removeAll(keepingCapacity: Bool = false) {
        count = 0
        if !keepingCapacity { self = OutputBuffer() }
    }

    /// Removes the bytes from an offset on.
    mutating func truncate(to newCount: Int) {
        precondition((0...count).contains(newCount), "a buffer cannot be truncated to grow")
        count = newCount
    }

    /// Returns memory for the next bytes; `count` must then be increased.
    @inline(__always)
    private mutating func reserve(_ additional: Int) -> UnsafeMutablePointer<UInt8> {
        if capacity - count < additional { grow(by: additional) }
        return memory + count
    }

    @inline(never)
    private mutating func grow(by additional: Int) {
        let newCapacity = max(capacity * 2, count + additional, 256)
        let newMemory = UnsafeMutablePointer<UInt8>.allocate(capacity: newCapacity)
        newMemory.update(from: memory, count: count)
        memory.deallocate()
        memory = newMemory
        capacity = newCapacity
    }
}

extension OutputBuffer {
    /// Replaces bytes of some values by texts, wherever they are.
    package mutating func replace(_ marks: [(byte: UInt8, text: String)]) {
        var next = marks.map { offset(of: $0.byte, from: 0) }
        guard next.contains(where: { $0 < count }) else { return }
        var result = OutputBuffer(capacity: count + count / 8)
        var copied = 0
        while let mark = next.indices.min(by: { next[$0] < next[$1] }), next[mark] < count {
            result.append(UnsafeBufferPointer(start: memory + copied, count: next[mark] - copied))
            result.append(marks[mark].text)
            copied = next[mark] + 1
            next[mark] = offset(of: marks[mark].byte, from: copied)
        }
        result.append(UnsafeBufferPointer(start: memory + copied, count: count - copied))
        self = result
    }

    /// Where the next byte of a value is; `count` where there is none.
    private borrowing func offset(of byte: UInt8, from start: Int) -> Int {
        let found = memchr(memory + start, Int32(byte), count - start)
        return found.map { UnsafeRawPointer($0) - UnsafeRawPointer(memory) } ?? count
    }

    @inline(__always)
    package mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard let source = bytes.baseAddress else { return }
        reserve(bytes.count).update(from: source, count: bytes.count)
        count += bytes.count
    }

    package mutating func append(_ bytes: [UInt8]) {
        bytes.withUnsafeBufferPointer { append($0) }
    }

    package mutating func append(_ text: String) {
        text.utf8Span.span.withUnsafeBufferPointer { append($0) }
    }

    mutating func append(_ text: StaticString) {
        text.withUTF8Buffer { append($0) }
    }

    /// Adds text with `&`, `<`, `>`, `"` and `'` escaped for HTML.
    mutating func appendEscaped(_ text: String) {
        text.utf8Span.span.withUnsafeBufferPointer { appendEscaped($0) }
    }

    mutating func appendEscaped(_ bytes: [UInt8]) {
        bytes.withUnsafeBufferPointer { appendEscaped($0) }
    }

    mutating func appendEscaped(_ bytes: UnsafeBufferPointer<UInt8>) {
        var copied = 0
        for index in 0..<bytes.count where HTMLEscape.isSpecial(bytes[index]) {
            append(UnsafeBufferPointer(rebasing: bytes[copied..<index]))
            append(HTMLEscape.reference(for: bytes[index]))
            copied = index + 1
        }
        append(UnsafeBufferPointer(rebasing: bytes[copied...]))
    }
}

/// The characters that have a meaning in HTML's text and attribute values.
private enum HTMLEscape {
    /// One bit for each of the first 64 characters; all special ones are among them.
    private static var special: UInt64 {
        1 << 0x22 | 1 << 0x26 | 1 << 0x27 | 1 << 0x3C | 1 << 0x3E
    }

    @inline(__always)
    static func isSpecial(_ byte: UInt8) -> Bool {
        byte < 64 && special & (1 << UInt64(byte)) != 0
    }

    static func reference(for byte: UInt8) -> StaticString {
        switch byte {
        case UInt8(ascii: "&"): "&amp;"
        case UInt8(ascii: "<"): "&lt;"
        case UInt8(ascii: ">"): "&gt;"
        case UInt8(ascii: "\""): "&quot;"
        default: "&#39;"
        }
    }
}
