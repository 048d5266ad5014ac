/// The values of the sections around a place, the innermost last.
///
/// It points at the values and does not keep them: a frame is pushed and popped inside the scope
/// in which its value's memory is accessible.
struct ContextStack: ~Copyable {
    struct Frame {
        let value: UnsafePointer<Value>
        /// The value's members and slots; empty if it is no object.
        let members: UnsafeBufferPointer<Object.Member>
        let slots: UnsafeBufferPointer<UInt32>
    }

    private var frames: UnsafeMutablePointer<Frame>
    private var capacity: Int
    private var count = 0

    /// As many frames as pages have; few templates are nested deeper.
    private static let usualDepth = 16

    /// Makes an empty stack.
    init() {
        capacity = Self.usualDepth
        frames = .allocate(capacity: capacity)
    }

    deinit {
        frames.deallocate()
    }

    /// The innermost value, which the implicit iterator shows.
    @inline(__always)
    var innermost: UnsafePointer<Value>? {
        count == 0 ? nil : UnsafePointer(frames[count - 1].value)
    }

    @inline(__always)
    mutating func push(_ frame: Frame) {
        if count == capacity { grow() }
        (frames + count).initialize(to: frame)
        count += 1
    }

    @inline(__always)
    mutating func pop() {
        count -= 1
    }

    @inline(never)
    private mutating func grow() {
        let larger = UnsafeMutablePointer<Frame>.allocate(capacity: capacity * 2)
        larger.moveInitialize(from: frames, count: count)
        frames.deallocate()
        frames = larger
        capacity *= 2
    }

    /// The value that the innermost object with a name has under it.
    @inline(__always)
    func find(_ key: UnsafePointer<NameKey>) -> UnsafePointer<Value>? {
        var frame = frames + count
        while frame > frames {
            frame -= 1
            if let found = NameTable.find(
                key, in: frame.pointee.members, slots: frame.pointee.slots)
            {
                return found.pointer(to: \.value)
            }
        }
        return nil
    }
}
