import Mustache
import PokedexDomain

/// The natures: which stat each raises and lowers, and which flavors it likes and dislikes.
struct NaturesPage: SinglePageKind {
    static let name = "natures"
    static let pattern: RoutePattern = "natures/"

    let site: LocalizedSite
    private var natures: [Nature] { site.indexes.catalog.natures }

    func placeholders() -> KeyValuePairs<String, String> {
        ["count": site.numbers.integer(natures.count)]
    }

    /// A group for each raised stat, the neutral ones last.
    func content() throws -> Object {
        let effects = natures.map { (nature: $0, effect: $0.effect) }
        let groups = Stat.permanent.map { stat in
            effects.filter { $0.effect?.raised == stat }
                .sorted { Self.place(of: $0.effect) < Self.place(of: $1.effect) }
        }
        let neutral = effects.filter { $0.effect == nil }
        return try [
            "groups": (groups + [neutral]).filter { !$0.isEmpty }.objects { group in
                try ["rows": group.map { try row($0.nature, $0.effect) }]
            }
        ]
    }

    /// The lowered stat's place in the games' order.
    private static func place(of effect: Nature.Effect?) -> Int {
        effect.flatMap { Stat.permanent.firstIndex(of: $0.lowered) } ?? 0
    }

    private func row(_ nature: Nature, _ effect: Nature.Effect?) throws -> Object {
        try site.bothNames(\.natures, nature.id).adding([
            "anchor": nature.slug.text,
            "effect": effect.object { effect in
                try [
                    "raised": site.names.stats.short(effect.raised),
                    "lowered": site.names.stats.short(effect.lowered),
                    "liked": site.phrase("flavor.\(effect.liked.rawValue)"),
                    "disliked": site.phrase("flavor.\(effect.disliked.rawValue)"),
                ]
            },
        ])
    }
}
