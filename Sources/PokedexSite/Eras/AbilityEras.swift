import Mustache
import PokedexDomain

/// An ability in all eras: who has it in each.
///
/// Those are the Pokémon of an era's generation and of earlier ones, with the abilities that they had
/// then, whether or not one of the era's games has them.
struct AbilityEras {
    private let site: LocalizedSite
    private let ability: Ability
    /// The eras in which the ability exists, the oldest first.
    private let eras: [Era]
    /// The eras without abilities, or without this one yet.
    let absent: [Era]

    init(_ ability: Ability, _ site: LocalizedSite) {
        self.site = site
        self.ability = ability
        let all = site.indexes.places.games.eras
        let isThere = { (era: Era) in era.hasAbilities && era.generation >= ability.generation }
        eras = all.filter(isThere)
        absent = all.filter { !isThere($0) }
    }

    private var today: [AbilityHolders.Holder] {
        site.indexes.abilityHolders.holders(of: ability.id)
    }

    private func holders(in era: Era) -> [AbilityHolders.Holder] {
        site.indexes.abilityHolders.holders(of: ability.id, in: era)
    }

    /// Those who have it today, and those who had it, each with the eras in which it does. Eras without
    /// the ability show today's.
    var members: [(element: AbilityHolders.Holder, marks: EraMarks)] {
        EraMarks.entries(eras, today: today, elements: holders)
    }

    /// How many have it, for `partials/era-count`. Eras without the ability show today's count.
    func count(
        where isCounted: (AbilityHolders.Holder) -> Bool = { _ in true },
        text: (Int) throws -> String
    ) throws -> Object {
        try site.value(
            eras, today: today.count(where: isCounted),
            count: { holders(in: $0).count(where: isCounted) }, text: text)
    }

    /// How many have it, for `partials/era-count`; nothing in eras without the ability.
    func countWhereThere() throws -> Object {
        try site.value(
            absent + eras, today: today.count,
            count: { absent.contains($0) ? nil : holders(in: $0).count },
            text: { site.numbers.integer($0) })
    }

    /// The eras in which a list of some holders is shown: those in which it has any, and those without the
    /// ability if it has any today.
    func marks(where isListed: (AbilityHolders.Holder) -> Bool) -> EraMarks {
        EraMarks.list(eras, today: today.filter(isListed)) { holders(in: $0).filter(isListed) }
    }

    /// What counts are about, in earlier eras with the ability, for `partials/era-note`; `null` where there
    /// are none.
    func countNote() throws -> Object? { try site.countNote(eras) }
}
