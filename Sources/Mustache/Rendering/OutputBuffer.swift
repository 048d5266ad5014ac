/// Bytes that grow at their end: where pages are rendered into.
///
/// One buffer can serve many pages one after the other; it keeps its memory when it is emptied.
public struct OutputBuffer: ~Copyable {
    private var memory: UnsafeMutablePointer<UInt8>
    private var capacity: Int

    /// How many bytes there are.
    public private(set) var count = 0

    /// Makes an empty buffer.
    ///
    /// - Parameter capacity: how many bytes it can take before it grows for the first time.
    public init(capacity: Int = 0) {
        precondition(capacity >= 0, "a buffer's capacity cannot be negative")
        memory = UnsafeMutablePointer.allocate(capacity: capacity)
        self.capacity = capacity
    }

    deinit {
        memory.deallocate()
    }

    /// Whether there are no bytes.
    public var isEmpty: Bool { count == 0 }

    /// A copy of the bytes.
    public var bytes: [UInt8] {
        Array(UnsafeBufferPointer(start: memory, count: count))
    }

    /// A copy of the bytes as a string.
    public var string: String {
        String(decoding: UnsafeBufferPointer(start: memory, count: count), as: UTF8.self)
    }

    /// Gives access to the bytes without copying them.
    ///
    /// - Parameter body: takes the bytes, which it must not keep.
    /// - Returns: what `body` returns.
    /// - Throws: what `body` throws.
    public borrowing func withUnsafeBytes<Result, Failure>(
        _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try body(UnsafeRawBufferPointer(start: memory, count: count))
    }

    /// Takes bytes away from the end.
    ///
    /// - Parameter newCount: how many bytes to keep; there must be as many.
    public mutating func truncate(to newCount: Int) {
        precondition((0...count).contains(newCount), "a buffer cannot be truncated to grow")
        count = newCount
    }

    /// Empties the buffer.
    ///
    /// - Parameter keepingCapacity: whether to keep the memory for what comes next.
    public mutating func removeAll(keepingCapacity: Bool = false) {
        count = 0
        if !keepingCapacity { self = OutputBuffer() }
    }

    /// Makes room for bytes to come and returns where they go; `advance` then counts them.
    @inline(__always)
    mutating func reserve(_ additional: Int) -> UnsafeMutablePointer<UInt8> {
        if capacity - count < additional { grow(by: additional) }
        return memory + count
    }

    @inline(__always)
    mutating func advance(by written: Int) {
        count += written
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
