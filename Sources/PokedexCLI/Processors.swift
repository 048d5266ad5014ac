import Glibc

/// The processors this process may use.
enum Processors {
    /// The numbers of workers that can be asked for.
    static let allowed = 1...256

    /// How many there are, at least one.
    static var count: Int {
        min(max(sysconf(Int32(_SC_NPROCESSORS_ONLN)), allowed.lowerBound), allowed.upperBound)
    }
}
