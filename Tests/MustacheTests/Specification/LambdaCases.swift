import Mustache
import Synchronization

/// The specification's lambdas, which it gives as code of other languages, by their case's name.
enum LambdaCases {
    static let lambdas: [String: Lambda] = [
        "Interpolation": Lambda { _ in "world" },
        "Interpolation - Expansion": Lambda { _ in "{{planet}}" },
        "Interpolation - Alternate Delimiters": Lambda { _ in "|planet| => {{planet}}" },
        "Interpolation - Multiple Calls": counting,
        "Escaping": Lambda { _ in ">" },
        "Section": Lambda { $0 == "{{x}}" ? "yes" : "no" },
        "Section - Expansion": Lambda { "\($0){{planet}}\($0)" },
        "Section - Alternate Delimiters": Lambda { "\($0){{planet}} => |planet|\($0)" },
        "Section - Multiple Calls": Lambda { "__\($0)__" },
        "Inverted Section": Lambda { _ in "" },
    ]

    /// A lambda that returns how often it has been called.
    private static var counting: Lambda {
        let calls = Counter()
        return Lambda { _ in String(calls.next()) }
    }

    private final class Counter: Sendable {
        private let count = Mutex(0)

        func next() -> Int {
            count.withLock { count in
                count += 1
                return count
            }
        }
    }
}
