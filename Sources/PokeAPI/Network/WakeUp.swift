import Dispatch

/// Lets one thread wait for something that other threads tell it, once.
public final class WakeUp: Sendable {
    private let semaphore = DispatchSemaphore(value: 0)

    /// Makes one for a wait to come.
    public init() {}

    /// Ends the wait, also one that has not begun yet.
    public func wake() {
        semaphore.signal()
    }

    /// Waits to be woken, for so many seconds at most.
    ///
    /// - Returns: whether it was woken.
    @discardableResult
    public func wait(seconds: Double) -> Bool {
        wait(until: .now() + seconds)
    }

    /// Waits to be woken, until a moment at most.
    ///
    /// - Returns: whether it was woken.
    @discardableResult
    func wait(until deadline: DispatchTime) -> Bool {
        semaphore.wait(timeout: deadline) == .success
    }
}
