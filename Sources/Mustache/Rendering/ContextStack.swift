/// The values of the sections around a tag, the innermost last.
///
/// It points at the values and does not keep them: a frame must be popped before its value's memory
/// becomes inaccessible.
struct ContextStack: ~Copyable {
    struct Frame {
        let value: UnsafePointer<Value>
        /// The value's members and slots; empty if it is not an object.
        let members: UnsafeBufferPointer<Object.Member>
        let slots: UnsafeBufferPointer<UInt32>
    }

    private var frames: UnsafeMutablePointer<Frame>
    private var capacity: Int
    private var count = 0

    /// Few templates are nested deeper.
    private static let initialCapacity = 16

    init() {
        capacity = Self.initialCapacity
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

    /// The name's value in the innermost object that has the name.
    @inline(__always)
    func find(_ key: UnsafePointer<NameKey>) -> UnsafePointer<Value>? {
        var frame = frames + count
        while frame > frames {
            frame -= 1
            if let found = MemberIndex.find(
                key, in: frame.pointee.members, slots: frame.pointee.slots)
            {
                return found.pointer(to: \.value)
            }
        }
        return nil
    }
}
