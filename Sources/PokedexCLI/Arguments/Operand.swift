/// A word on the command line that is no option, such as the folder to import.
struct Operand: Hashable, Sendable {
    /// What stands for it in help and messages: `DIR`.
    let name: String
    /// The value where it is not given; `nil` when it must be given.
    let standard: String?
    /// What it is, in one line without a full stop.
    let summary: String
    /// Whether it takes all words that are left, those with one dash before them and empty ones too.
    var isRepeated = false

    /// The operand as the usage line shows it: in brackets where it may be left out, with dots where
    /// it takes several words.
    var usage: String {
        (standard == nil ? name : "[\(name)]") + (isRepeated ? "…" : "")
    }
}
