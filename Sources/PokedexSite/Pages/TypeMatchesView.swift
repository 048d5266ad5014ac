import Mustache
import PokedexDomain

/// What the pages of one type and of two types show alike: what they take and deal, what abilities
/// change in it, and the way to other pairs.
struct TypeMatchesView {
    private let types: [PokemonType]
    private let pokemon: [Pokemon]
    private let links: Links
    private let site: LocalizedSite

    /// - Parameters:
    ///   - types: one type of the chart, or two.
    ///   - pokemon: those who have them.
    init(_ types: [PokemonType], of pokemon: [Pokemon], links: Links, _ site: LocalizedSite) {
        self.types = types
        self.pokemon = pokemon
        self.links = links
        self.site = site
    }

    var value: Value {
        get throws {
            let ids = types.map(\.id)
            let view = MatchUpView(site)
            let eras = view.eras(of: types)
            return [
                "absence": try absence,
                "defending": try view.defending(ids, in: eras),
                "attacking": try view.attacking(in: eras) { _ in ids },
                "isPair": .bool(types.count == 2),
                "calculator": try TypeCalculator(links: links, site).value(types),
                "abilities": try abilities,
            ]
        }
    }

    /// That a type did not exist in older games; `null` for types that all games have.
    private var absence: Value {
        get throws {
            guard let newest = types.max(by: { $0.generation < $1.generation }) else {
                return .null
            }
            let earlier = site.indexes.places.games.eras.filter {
                $0.generation < newest.generation
            }
            guard !earlier.isEmpty else { return .null }
            let text = try site.phrase(
                "ui.era.no-type",
                [
                    "name": site.names.types[newest.id].text,
                    "generation": site.names.generations[newest.generation].text,
                ])
            return .object(
                Object([("text", .text(text))] + EraMarks(shownIn: earlier).members))
        }
    }

    /// The address of the list of Pokémon that have some types.
    static func list(of types: [PokemonType], _ links: Links) -> String {
        links.pokemonList(types.map { "type:\($0.slug)" }.joined(separator: "+"))
    }

    /// The abilities that change what is taken, today and in earlier eras: those that its Pokémon can
    /// have, then the others; `null` where none does.
    private var abilities: Value {
        get throws {
            let own = Set(pokemon.flatMap { $0.abilities.compactMap(\.ability) })
            let eras = site.indexes.places.games.eras
            let withAbilities = eras.filter(\.hasAbilities)
            let byGeneration = try Set(withAbilities.map(\.generation)).reduce(
                into: [Identifier<Generation>: [AbilityRow]]()
            ) { $0[$1] = try self.rows(in: $1) }
            func rows(of era: Era) -> [AbilityRow] {
                era.hasAbilities ? byGeneration[era.generation] ?? [] : []
            }
            let marked = EraMarks.entries(eras, today: try self.rows(in: nil), elements: rows(of:))
            let groups = [
                ("ui.type.abilities.own", marked.filter { own.contains($0.element.ability.id) }),
                (
                    "ui.type.abilities.others",
                    marked.filter { !own.contains($0.element.ability.id) }
                ),
            ].filter { !$0.1.isEmpty }
            guard !groups.isEmpty else { return .null }
            let without = eras.filter { rows(of: $0).isEmpty }
            return .object(
                Object(
                    [
                        (
                            "groups",
                            .list(
                                try groups.map { title, rows in
                                    [
                                        "title": .text(try site.phrase(title)),
                                        "rows": .list(
                                            rows.map { row($0.element, marks: $0.marks) }),
                                    ]
                                })
                        )
                    ] + EraMarks(hiddenIn: without).members))
        }
    }

    /// An ability with what it changes, in words.
    private struct AbilityRow: Hashable {
        let ability: Ability
        let changes: [String]
    }

    /// The abilities that change what is taken in a generation; `nil` is today.
    private func rows(in generation: Identifier<Generation>?) throws -> [AbilityRow] {
        guard types.allSatisfy({ $0.generation <= generation ?? $0.generation }) else { return [] }
        return try site.indexes.catalog.abilities.compactMap { ability in
            guard let matchUp = site.descriptions.matchUps[ability.slug],
                AbilityMatchUp.counts(ability, in: generation)
            else { return nil }
            let changes = try changes(by: matchUp, in: generation)
            return changes.isEmpty ? nil : AbilityRow(ability: ability, changes: changes)
        }
    }

    private func row(_ row: AbilityRow, marks: EraMarks) -> Value {
        let id = row.ability.id
        let name = site.names.distinguishedAbilities[id]
        let members: [(String, Value)] = [
            ("address", .text(links.address(of: AbilityPage.self, row.ability.slug))),
            ("name", site.value(name)),
            ("other", site.other(site.otherNames.distinguishedAbilities[id], beside: name)),
            ("changes", .list(row.changes.map { .text($0) })),
        ]
        return .object(Object(members + marks.members))
    }

    /// The damage by a type, without an ability and with one.
    private struct Change {
        let type: PokemonType
        let then: Multiplier
        let now: Multiplier
    }

    /// What an ability changes, in words: first the types that it names, then what its conditions
    /// concern.
    private func changes(
        by matchUp: AbilityMatchUp, in generation: Identifier<Generation>?
    ) throws -> [String] {
        let chart = site.indexes.typeChart
        let attacking = generation.map(chart.shownTypes(in:)) ?? chart.shownTypes
        let changes = attacking.map { id -> Change in
            let type = site.index[id]
            let times = chart.multiplier(of: id, against: types.map(\.id), in: generation)
            return Change(type: type, then: times, now: matchUp.damage(by: type.slug, times))
        }.filter { $0.then != $0.now }
        let named = changes.filter { matchUp[$0.type.slug] != .ordinary }
        let others = changes.filter { matchUp[$0.type.slug] == .ordinary }
        let conditions = [
            ("super-effective", others.filter { $0.then > .ordinary }),
            ("not-super-effective", others.filter { $0.then <= .ordinary }),
        ].filter { !$0.1.isEmpty }
        return try named.map { try text(site.names.types[$0.type.id].text, [$0]) }
            + conditions.map { try text(site.phrase("ui.type.abilities.\($0)"), $1) }
    }

    private func text(_ what: String, _ changes: [Change]) throws -> String {
        let steps = Dictionary(changes.map { ($0.then, $0.now) }) { first, _ in first }
            .sorted { $0.key > $1.key }
            .map { "\(site.numbers.multiplier($0)) → \(site.numbers.multiplier($1))" }
        return try site.phrase(
            "ui.type.abilities.change", ["what": what, "steps": try site.list(steps)])
    }
}

/// The choice of one type or two by links, for `partials/type-calculator`: each leads to the page of
/// the types that are chosen then.
struct TypeCalculator {
    private let links: Links
    private let site: LocalizedSite

    init(links: Links, _ site: LocalizedSite) {
        self.links = links
        self.site = site
    }

    /// The first type to choose and, once there is one, the second.
    ///
    /// - Parameter chosen: none on the page of the chart, else one type or two.
    func value(_ chosen: [PokemonType]) throws -> Value {
        guard let first = chosen.first else {
            return .list([try side("first", shown.map { chip($0, [$0], fragment: "#pair") })])
        }
        let second = chosen.dropFirst().first
        return .list([
            try side(
                "first",
                shown.map { type in
                    chip(type, [type, second ?? type], isCurrent: type.id == first.id)
                }),
            try side(
                "second",
                none: ["address": .text(address(of: [first])), "isCurrent": .bool(second == nil)],
                shown.filter { $0.id != first.id }.map { type in
                    chip(type, [first, type], isCurrent: type.id == second?.id)
                }),
        ])
    }

    private var shown: [PokemonType] { site.indexes.typeChart.shownTypes.map { site.index[$0] } }

    /// - Parameter none: what no second type leads to.
    private func side(
        _ anchor: String, none: Value = .null, _ chips: [Value]
    ) throws -> Value {
        [
            "anchor": .text(anchor), "title": .text(try site.phrase("ui.type.\(anchor)")),
            "none": none, "types": .list(chips),
        ]
    }

    /// - Parameter types: what is chosen then.
    private func chip(
        _ type: PokemonType, _ types: [PokemonType], isCurrent: Bool = false,
        fragment: String = ""
    ) -> Value {
        let earlier = site.indexes.places.games.eras.filter { $0.generation < type.generation }
        return .object(
            Object(
                [
                    ("slug", .text(type.slug.text)),
                    ("name", site.value(site.names.types[type.id])),
                    ("address", .text(address(of: types) + fragment)),
                    ("isCurrent", .bool(isCurrent)),
                ] + EraMarks(hiddenIn: earlier).members))
    }

    /// The page of one type, or of two, which may be the same.
    private func address(of types: [PokemonType]) -> String {
        let slugs = shown.filter { type in types.contains { $0.id == type.id } }.map(\.slug)
        return slugs.count == 2
            ? links.address(of: TypePairPage.self, Slug(slugs[0], slugs[1]))
            : links.address(of: TypePage.self, slugs.first)
    }
}
