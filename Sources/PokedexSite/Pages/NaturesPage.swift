import Mustache
import PokedexDomain

/// The natures: which stat each raises and lowers, and which flavors it likes and dislikes.
struct NaturesPage: SinglePageKind {
    static let name = "natures"
    static let pattern: RoutePattern = "natures/"

    let site: LocalizedSite
    private let natures: [Nature]

    init(_ site: LocalizedSite) {
        self.site = site
        natures = site.indexes.catalog.natures
    }

    var title: String { get throws { try site.phrase("ui.natures.title") } }

    var description: String {
        get throws {
            try site.phrase(
                "ui.natures.description", ["count": site.numbers.integer(natures.count)])
        }
    }

    /// A group for each raised stat, the neutral ones last.
    func content() throws -> Object {
        let effects = natures.map { (nature: $0, effect: $0.effect) }
        let groups = Stat.permanent.map { stat in
            effects.filter { $0.effect?.raised == stat }
                .sorted { Self.place(of: $0.effect) < Self.place(of: $1.effect) }
        }
        let neutral = effects.filter { $0.effect == nil }
        return [
            "groups": .list(
                try (groups + [neutral]).filter { !$0.isEmpty }.map { group in
                    ["rows": .list(try group.map { try row($0.nature, $0.effect) })]
                })
        ]
    }

    /// The lowered stat's place in the games' order.
    private static func place(of effect: Nature.Effect?) -> Int {
        effect.flatMap { Stat.permanent.firstIndex(of: $0.lowered) } ?? 0
    }

    private func row(_ nature: Nature, _ effect: Nature.Effect?) throws -> Value {
        let name = site.names.natures[nature.id]
        return [
            "anchor": .text(nature.slug.text),
            "name": site.value(name),
            "other": site.other(site.otherNames.natures[nature.id], beside: name),
            "effect": try effect.map { effect in
                [
                    "raised": .text(site.names.stats.short(effect.raised)),
                    "lowered": .text(site.names.stats.short(effect.lowered)),
                    "liked": .text(try site.phrase("flavor.\(effect.liked.rawValue)")),
                    "disliked": .text(try site.phrase("flavor.\(effect.disliked.rawValue)")),
                ]
            } ?? .null,
        ]
    }
}
