import Mustache
import Testing

/// An element of a page with the eras and games in which it is shown, as `start.js` reads its marks.
struct Marked {
    let text: String
    /// Empty where it is shown without a game.
    let shownIn: [String]
    let hiddenIn: [String]
    private let isForGamesAlone: Bool

    init(_ value: Value) {
        let tokens = { (name: String) in
            (value[name]?.text ?? "").split(separator: " ").map(String.init)
        }
        text = value["text"]?.text ?? ""
        shownIn = tokens("in")
        hiddenIn = tokens("notIn")
        isForGamesAlone = value["in"]?.text != nil
    }

    /// Whether it is shown in the games of an era that have no words of their own.
    func isShown(in era: String) -> Bool {
        !hiddenIn.contains(era) && (!isForGamesAlone || shownIn.contains(era))
    }

    /// What `partials/era-count` says in an era.
    static func text(_ count: Value?, in era: String) throws -> String {
        let count = try #require(count)
        let variants = (count["variants"]?.list ?? []).map(Marked.init)
        guard !variants.isEmpty else { return try #require(count["text"]?.text) }
        let shown = variants.filter { $0.isShown(in: era) }
        #expect(shown.count == 1)
        return try #require(shown.first?.text)
    }
}
