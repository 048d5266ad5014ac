import Mustache
import PokedexDomain

/// What the pages of one type and of two types show alike: what they take and deal, what abilities
/// change in it, and the way to other pairs.
struct TypeMatchesView {
    let site: LocalizedSite
    /// One type of the chart, or two.
    let types: [PokemonType]
    /// Those who have them.
    let members: TypeMembers

    func value() throws -> Object {
        let ids = types.map(\.id)
        let view = MatchUpView(site: site)
        let eras = view.eras(of: types)
        return try [
            "absence": absence(),
            "defending": view.defending(ids, in: eras),
            "attacking": view.attacking(in: eras) { _ in ids },
            "isPair": types.count == 2,
            "calculator": TypeCalculator(site: site).value(types),
            "abilities": abilities(),
        ]
    }

    /// That a type did not exist in older games; `null` for types that all games have.
    private func absence() throws -> Object? {
        guard let newest = types.max(by: { $0.generation < $1.generation }) else { return nil }
        let earlier = site.eras(before: newest.generation)
        guard !earlier.isEmpty else { return nil }
        return try EraMarks(shownIn: earlier).marking([
            "text": site.phrase(
                "ui.era.no-type",
                [
                    "name": site.names.types[newest.id].text,
                    "generation": site.names.generations[newest.generation].text,
                ])
        ])
    }

    /// The address of the list of Pokémon that have some types.
    static func list(of types: [PokemonType]) -> String {
        Links.pokemonList(types.map { "type:\($0.slug)" }.joined(separator: "+"))
    }

    /// The abilities that change what is taken, today and in earlier eras: those that its Pokémon can
    /// have then, and the others; `null` where none does.
    private func abilities() throws -> Object? {
        let eras = site.indexes.places.games.eras
        var byDamage: [[Damage]: [AbilityRow]] = [:]
        let today = try rows(in: nil, &byDamage)
        let byEra = try eras.reduce(into: [Era: [AbilityRow]]()) { rows, era in
            rows[era] = era.hasAbilities ? try self.rows(in: era.generation, &byDamage) : nil
        }
        let groups = try [("own", true), ("others", false)].compactMap { key, areOwn in
            try group(
                "ui.type.abilities.\(key)", eras,
                today: today.filter { isOwn($0.ability, in: nil) == areOwn },
                rows: { era in (byEra[era] ?? []).filter { isOwn($0.ability, in: era) == areOwn } })
        }
        guard !groups.isEmpty else { return nil }
        let marks = EraMarks.list(eras, today: today) { byEra[$0] ?? [] }
        return marks.marking(["groups": groups])
    }

    /// Some of the abilities, under a title that is shown where there are any; `nil` where there are none in
    /// any era.
    private func group(
        _ title: String, _ eras: [Era], today: [AbilityRow], rows: (Era) -> [AbilityRow]
    ) throws -> Object? {
        let marked = EraMarks.entries(eras, today: today, elements: rows)
        guard !marked.isEmpty else { return nil }
        return try EraMarks.list(eras, today: today, elements: rows).marking([
            "title": site.phrase(title),
            "rows": marked.map { row, marks in
                marks.marking(site.entry(AbilityPage.self, row.ability))
                    .adding(["changes": row.changes])
            },
        ])
    }

    /// Whether any of the Pokémon of an era can have an ability then; `nil` is today.
    private func isOwn(_ ability: Ability, in era: Era?) -> Bool {
        let index = site.indexes.abilityHolders
        let holders =
            era.map { index.holders(of: ability.id, in: $0) }
            ?? index.holders(of: ability.id)
        let pokemon = members.pokemon(in: era)
        return holders.contains { pokemon.contains($0.pokemon) }
    }

    /// An ability with what it changes, in words.
    private struct AbilityRow: Hashable {
        let ability: Ability
        let changes: [String]
    }

    /// The abilities that change what is taken in a generation; `nil` is today.
    ///
    /// - Parameter byDamage: those of all generations, by what is taken: few generations differ in it.
    private func rows(
        in generation: Identifier<Generation>?, _ byDamage: inout [[Damage]: [AbilityRow]]
    ) throws -> [AbilityRow] {
        guard types.allSatisfy({ $0.generation <= generation ?? $0.generation }) else { return [] }
        let chart = site.indexes.typeChart
        let taken = chart.shownTypes(in: generation).map { id in
            Damage(
                type: id,
                times: chart.multiplier(of: id, against: types.map(\.id), in: generation))
        }
        let all = try byDamage[taken] ?? rows(taken)
        byDamage[taken] = all
        return all.filter { AbilityMatchUp.counts($0.ability, in: generation) }
    }

    private func rows(_ taken: [Damage]) throws -> [AbilityRow] {
        try site.indexes.catalog.abilities.compactMap { ability in
            guard let matchUp = site.descriptions.matchUps[ability.slug] else { return nil }
            let changes = try changes(of: taken, by: matchUp)
            return changes.isEmpty ? nil : AbilityRow(ability: ability, changes: changes)
        }
    }

    /// What is taken of a type, without an ability.
    private struct Damage: Hashable {
        let type: Identifier<PokemonType>
        let times: Multiplier
    }

    /// The damage by a type, without an ability and with one.
    private struct Change {
        let type: PokemonType
        let then: Multiplier
        let now: Multiplier
    }

    /// What an ability changes of the damage by all types, in words: first the types that it names, then
    /// what its conditions concern.
    private func changes(
        of taken: [Damage], by matchUp: AbilityMatchUp
    ) throws -> [String] {
        let changes = taken.compactMap { damage -> Change? in
            let type = site.index[damage.type]
            let now = matchUp.damage(by: type.slug, damage.times)
            return now == damage.times ? nil : Change(type: type, then: damage.times, now: now)
        }
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
            "ui.type.abilities.change", try ["what": what, "steps": site.list(steps)])
    }
}

/// The choice of one type or two by links, for `partials/type-calculator`: each leads to the page of
/// the types that are chosen then.
struct TypeCalculator {
    let site: LocalizedSite

    /// The first type to choose and, once there is one, the second.
    ///
    /// - Parameter chosen: none on the page of the chart, else one type or two.
    func value(_ chosen: [PokemonType]) throws -> [Object] {
        guard let first = chosen.first else {
            return [try side("first", shown.map { chip($0, [$0], fragment: "#pair") })]
        }
        let second = chosen.dropFirst().first
        return [
            try side(
                "first",
                shown.map { type in
                    chip(type, [type, second ?? type], isCurrent: type.id == first.id)
                }),
            try side(
                "second",
                none: ["address": address(of: [first]), "isCurrent": second == nil],
                shown.filter { $0.id != first.id }.map { type in
                    chip(type, [first, type], isCurrent: type.id == second?.id)
                }),
        ]
    }

    private var shown: [PokemonType] { site.indexes.typeChart.shownTypes.map { site.index[$0] } }

    /// - Parameter none: what no second type leads to.
    private func side(_ anchor: String, none: Object? = nil, _ chips: [Object]) throws -> Object {
        try [
            "anchor": anchor, "title": site.phrase("ui.type.\(anchor)"),
            "none": none, "types": chips,
        ]
    }

    /// - Parameter types: what is chosen then.
    private func chip(
        _ type: PokemonType, _ types: [PokemonType], isCurrent: Bool = false, fragment: String = ""
    ) -> Object {
        EraMarks(hiddenIn: site.eras(before: type.generation)).marking([
            "slug": type.slug.text, "name": site.value(site.names.types[type.id]),
            "address": address(of: types) + fragment, "isCurrent": isCurrent,
        ])
    }

    /// The page of one type, or of two, which may be the same.
    private func address(of types: [PokemonType]) -> String {
        let slugs = shown.filter { type in types.contains { $0.id == type.id } }.map(\.slug)
        return slugs.count == 2
            ? Links.address(of: TypePairPage.self, Slug(slugs[0], slugs[1]))
            : Links.address(of: TypePage.self, slugs.first)
    }
}
