import PokedexDomain

/// Finds the Pokémon that a query asks for.
struct PokemonFinder: Sendable {
    /// Whether a term without its `-` holds for the Pokémon at a position; `nil` where that is
    /// unknown.
    private typealias Test = (Int) -> Bool?

    private let index: CatalogIndex
    private let subject: QueryDeclaration.Subject
    let fields: PokemonFields
    private let moveAccess: MoveAccess
    private let names: RecordNames
    private let nameSearch: PokemonNameSearch
    private let moveFilter: MoveFilter
    private let pokemonByPlace: PokemonByPlace

    /// Prepares a catalog for being searched.
    init(
        _ index: CatalogIndex, declaration: QueryDeclaration, names: RecordNames,
        vocabulary: QueryVocabulary, worlds: Worlds
    ) {
        let battleForms = BattleForms(index)
        let families = PokemonFamilies(index)
        self.index = index
        subject = declaration.pokemon
        self.names = names
        fields = PokemonFields(
            index, battleForms: battleForms, families: families, worlds: worlds)
        moveAccess = MoveAccess(index, families: families, battleForms: battleForms)
        nameSearch = PokemonNameSearch(index.catalog, names: names)
        moveFilter = MoveFilter(index, names: names, vocabulary: vocabulary)
        pokemonByPlace = PokemonByPlace(index, games: MainGames(index))
    }

    /// The positions of the Pokémon for which all terms hold, in the order that the query asks for.
    ///
    /// - Parameter language: that of an order by name.
    func find(_ query: Query, in language: Language) -> [Int] {
        let scope = MoveScope(of: query, in: index.catalog)
        let tests = query.terms.compactMap { term in
            test(of: term, scope).map { test in (test, isNegated: term.isNegated) }
        }
        let found = index.catalog.pokemon.indices.filter { position in
            tests.allSatisfy { test, isNegated in
                test(position).map { $0 != isNegated } ?? false
            }
        }
        return sorted(found, by: query, in: language)
    }

    /// What finds how Pokémon have the moves that a query asks for; `nil` where it asks for none.
    func learnedMoves(_ query: Query) -> LearnedMoves? {
        let terms = query.terms.compactMap { term -> [Identifier<Move>]? in
            guard [.move, .allMoves].contains(term.key.kind), !term.isNegated,
                case .words(let words) = term.content
            else { return nil }
            return moveFilter.moves(words)
        }
        let scope = MoveScope(of: query, in: index.catalog)
        return terms.isEmpty
            ? nil : LearnedMoves(index, moveAccess: moveAccess, terms: terms, scope: scope)
    }

    /// The test of a term; `nil` for one that holds for all.
    private func test(of term: QueryTerm, _ scope: MoveScope) -> Test? {
        switch term.content {
        case .words(let words): test(of: term.key, words, scope)
        case .figure(let test):
            column(fields.sums(of: term.key.fields)) { $0.map(test.holds) }
        case .order: nil
        }
    }

    private func test(of key: QueryKey, _ words: [String], _ scope: MoveScope) -> Test? {
        let catalog = index.catalog
        switch key.kind {
        case .name:
            let found = Set(words.flatMap(nameSearch.find))
            return { found.contains($0) }
        case .term:
            return any(key.fields.map { fields.holds(words, in: $0) })
        case .flag:
            return any(words.map { flags($0, of: key) })
        case .pokedex:
            let species = words.reduce(into: Set()) { $0.formUnion(numbers(inPokedex: $1).keys) }
            return { species.contains(catalog.pokemon[$0].species) }
        case .place:
            let found = pokemon(at: words, in: scope.games)
            return { found.contains(catalog.pokemon[$0].id) }
        case .game:
            let games = catalog.versionGroups.filter { words.contains($0.slug.text) }
            return { position in
                games.contains { moveAccess.exists(catalog.pokemon[position], in: $0.id) }
            }
        case .move:
            let moves = Set(moveFilter.moves(words))
            return { canHave(anyOf: moves, at: $0, scope) }
        case .allMoves:
            let moves = moveFilter.moves(words)
            return { position in
                !moves.isEmpty && moves.allSatisfy { canHave(anyOf: [$0], at: position, scope) }
            }
        case .method, .sort, .figure, .text: return nil
        }
    }

    /// The Pokémon that are met at any of some places, in any of some games; `nil` for any game.
    private func pokemon(
        at slugs: [String], in games: Set<Identifier<VersionGroup>>?
    ) -> Set<Identifier<Pokemon>> {
        let places = pokemonByPlace.places.filter { slugs.contains($0.slug.text) }
        return Set(
            places.flatMap { place in
                games?.flatMap { pokemonByPlace.pokemon(at: place.id, in: $0) }
                    ?? pokemonByPlace.pokemon(at: place.id)
            })
    }

    private func canHave(
        anyOf moves: Set<Identifier<Move>>, at position: Int, _ scope: MoveScope
    ) -> Bool {
        moveAccess.canHave(
            anyOf: moves, index.catalog.pokemon[position], where: scope.contains)
    }

    private func any(_ columns: [[Bool]]) -> Test {
        { position in columns.contains { $0[position] } }
    }

    private func column<Value>(_ values: [Value], _ test: @escaping (Value) -> Bool?) -> Test {
        { test(values[$0]) }
    }

    /// By position, whether a value of a key of flags holds. What is no flag of the catalog only the
    /// reader's browser knows: it holds for none here.
    private func flags(_ value: String, of key: QueryKey) -> [Bool] {
        let entry = key.values.flatMap { subject.lists[$0] }?.first { $0.slug == value }
        guard let entry, let flag = entry.flag else {
            return index.catalog.pokemon.map { _ in false }
        }
        return fields.isSet(flag).map { $0 != entry.isUnset }
    }

    /// The numbers of species in a Pokédex, the first where one has two.
    private func numbers(inPokedex slug: String) -> [Identifier<Species>: Int] {
        let pokedex = index.catalog.pokedexes.first { $0.slug.text == slug }
        return Dictionary(
            (pokedex?.entries ?? []).map { ($0.species, $0.number) }, uniquingKeysWith: min)
    }

    /// Positions in the order that a query asks for, those whose figure is unknown last in either
    /// direction; equals stand by national number, then in the catalog's order.
    private func sorted(_ positions: [Int], by query: Query, in language: Language) -> [Int] {
        let order = query.terms.lazy.compactMap { term -> (key: QueryKey, isReversed: Bool)? in
            guard case .order(let slug, let isReversed) = term.content else { return nil }
            return subject.key(slug).map { ($0, isReversed) }
        }.first
        let ranks = order.map { self.ranks(by: $0.key, of: query, in: language) }
        let isReversed = order?.isReversed ?? false
        let sorted = positions.map { position -> (rank: Int, number: Int, position: Int) in
            let number = index.catalog.pokemon[position].species.rawValue
            guard let ranks else { return (0, number, position) }
            guard let rank = ranks[position] else { return (.max, number, position) }
            return (isReversed ? -rank : rank, number, position)
        }.sorted { $0 < $1 }
        return sorted.map(\.position)
    }

    /// What Pokémon are sorted by, by position.
    private func ranks(by key: QueryKey, of query: Query, in language: Language) -> [Int?] {
        switch key.kind {
        case .name: return names.nameRanks(language)
        case .pokedex:
            let term = query.terms.first { $0.key == key && !$0.isNegated }
            guard case .words(let slugs) = term?.content else { return [] }
            let numbers = numbers(inPokedex: slugs[0])
            return index.catalog.pokemon.map { numbers[$0.species] }
        default: return fields.sums(of: key.fields)
        }
    }
}

/// The games and ways of learning in which a query looks for moves; the games are also those in which
/// it looks for places.
struct MoveScope {
    /// The games; `nil` for any.
    let games: Set<Identifier<VersionGroup>>?
    /// The methods; `nil` for any.
    private let methods: Set<Identifier<LearnMethod>>?
    /// The methods that do not count.
    private let excludedMethods: Set<Identifier<LearnMethod>>

    /// Gathers what a query's terms name.
    init(of query: Query, in catalog: Catalog) {
        func slugs(_ kind: QueryKey.Kind, isNegated: Bool) -> Set<String>? {
            let named = query.terms.compactMap { term -> [String]? in
                guard term.key.kind == kind, term.isNegated == isNegated,
                    case .words(let slugs) = term.content
                else { return nil }
                return slugs
            }
            return named.isEmpty ? nil : Set(named.joined())
        }
        func methods(isNegated: Bool) -> Set<Identifier<LearnMethod>>? {
            slugs(.method, isNegated: isNegated).map { slugs in
                Set(catalog.learnMethods.filter { slugs.contains($0.slug.text) }.map(\.id))
            }
        }
        games = slugs(.game, isNegated: false).map { slugs in
            Set(catalog.versionGroups.filter { slugs.contains($0.slug.text) }.map(\.id))
        }
        self.methods = methods(isNegated: false)
        excludedMethods = methods(isNegated: true) ?? []
    }

    /// Whether an entry of a learnset counts.
    func contains(_ entry: LearnsetEntry) -> Bool {
        games?.contains(entry.versionGroup) ?? true
            && methods?.contains(entry.method) ?? true
            && !excludedMethods.contains(entry.method)
    }
}
