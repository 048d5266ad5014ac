import Mustache
import PokedexDomain

/// The Pokémon that have one type, or two, today or had it in earlier eras.
///
/// In an era those are the Pokémon of its generation and of earlier ones, with the types that they had
/// then, whether or not one of the era's games has them.
struct TypeMembers {
    /// By national number, each with the eras in which it has the types. Those of later generations have no
    /// marks for earlier eras: their cards say that games lack them.
    let all: [(pokemon: Pokemon, marks: EraMarks)]
    /// Those of today.
    let today: [Pokemon]
    private let idsToday: Set<Identifier<Pokemon>>
    private let byEra: [Era: Set<Identifier<Pokemon>>]

    /// - Parameter isMember: whether types, in their order, are those that are looked for.
    init(_ indexes: CatalogIndexes, where isMember: ([Identifier<PokemonType>]) -> Bool) {
        let types = MarkedTypes(indexes: indexes)
        var all: [(Pokemon, EraMarks)] = []
        var byEra: [Era: Set<Identifier<Pokemon>>] = [:]
        let pokemon = indexes.catalog.pokemon
        for index in pokemon.indices {
            // Only the few that can be members are copied.
            guard isMember(pokemon[index].types) || types.hasOthers(pokemon[index]) else {
                continue
            }
            let one = pokemon[index]
            let variants = types.variants(of: one)
            guard variants.contains(where: { isMember($0.fact) }) else { continue }
            let isMemberToday = isMember(one.types)
            let others = variants.dropFirst()
                .filter { isMember($0.fact) != isMemberToday }.flatMap { $0.games }
            let eras = indexes.places.games.eras.filter(others.contains)
            all.append((one, isMemberToday ? EraMarks(hiddenIn: eras) : EraMarks(shownIn: eras)))
            for era in types.eras(of: one) where eras.contains(era) != isMemberToday {
                byEra[era, default: []].insert(one.id)
            }
        }
        all.sort { ($0.0.species, $0.0.id) < ($1.0.species, $1.0.id) }
        self.all = all
        self.byEra = byEra
        today = all.map(\.0).filter { isMember($0.types) }
        idsToday = Set(today.map(\.id))
    }

    /// Those of an era; `nil` is today.
    func pokemon(in era: Era?) -> Set<Identifier<Pokemon>> {
        era.map { byEra[$0] ?? [] } ?? idsToday
    }

    /// How many there are, for `partials/era-count`.
    func count(_ site: LocalizedSite) throws -> Object {
        try site.value(
            site.indexes.places.games.eras, today: today.count, count: { pokemon(in: $0).count },
            text: { try site.speciesCount($0) })
    }
}
