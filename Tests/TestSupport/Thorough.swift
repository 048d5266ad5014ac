import Foundation
import Testing

/// Whether these are the tests of `make test-all`, which sets `TEST_ALL`.
package let isThorough = ProcessInfo.processInfo.environment["TEST_ALL"] != nil

extension Trait where Self == ConditionTrait {
    /// For a test or a suite that runs in `make test-all` alone: others hold most of what it does.
    package static var thorough: Self { .enabled(if: isThorough, "only in make test-all") }
}
