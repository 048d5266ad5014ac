import PokedexDomain
import SQLite

/// Reads a catalog from a database, and trusts no value.
struct CatalogReader {
    let connection: Connection

    /// Reads everything but the learnsets, and checks the references between entities.
    func catalog() throws -> Catalog {
        let loader = TableLoader(connection, kinds: EntityKind.tables)
        guard let source = try loader.rows(of: Tables.source).first else {
            throw DatabaseProblem(
                "table data_source is empty: nothing says what the facts are from")
        }
        var catalog = Catalog(source: source)
        // Pokémon before the species that list them: a wrong number is reported where it belongs.
        for kind in EntityKind.all.reversed() { try kind.read(loader, &catalog) }
        catalog.typeRelations =
            try (loader.rows(of: Tables.typeRelations) + loader.rows(of: Tables.pastTypeRelations))
            .inOrder
        try loader.references.check()
        try check(catalog)
        return catalog
    }

    /// Checks the rules that concern more than one column or reference.
    private func check(_ catalog: Catalog) throws {
        var orders: Set<Int> = []
        for group in catalog.versionGroups where !orders.insert(group.order).inserted {
            throw DatabaseProblem("table version_group holds the position \(group.order) twice")
        }
        try checkVarieties(of: catalog)
        let addOns = Set(catalog.versionGroups.filter(\.isAddOn).map(\.id))
        for pokemon in catalog.pokemon {
            guard !pokemon.inGames.contains(where: { addOns.contains($0.game) }) else {
                throw DatabaseProblem(
                    "table pokemon, row \(pokemon.id.rawValue): what it is in an add-on alone is that of "
                        + "the add-on's game, which must be named instead")
            }
            guard !pokemon.types.isEmpty, !pokemon.forms.isEmpty,
                pokemon.stats.map(\.stat) == Stat.permanent
            else {
                throw DatabaseProblem(
                    "table pokemon, row \(pokemon.id.rawValue): a Pokémon needs a type, a form and "
                        + "its six base stats")
            }
            for form in pokemon.forms where form.types.isEmpty {
                throw DatabaseProblem("table form, row \(form.id.rawValue): a form needs a type")
            }
            guard pokemon.typeLists.allSatisfy({ Set($0).count == $0.count }) else {
                throw DatabaseProblem(
                    "table pokemon, row \(pokemon.id.rawValue): it has one type twice")
            }
        }
        try checkAncestry(of: catalog)
        try checkPlaces(of: catalog)
    }

    /// No place is a part of itself.
    private func checkPlaces(of catalog: Catalog) throws {
        let parents = catalog.locations.reduce(into: [:]) { $0[$1.id] = $1.parent }
        for place in catalog.locations where place.parent != nil {
            var parent = place.parent
            var steps = 0
            while let next = parent, next != place.id, steps < parents.count {
                (parent, steps) = (parents[next] ?? nil, steps + 1)
            }
            guard parent == nil else {
                throw DatabaseProblem(
                    "table location, row \(place.id.rawValue): the place is, in the end, a part of itself"
                )
            }
        }
    }

    private func checkVarieties(of catalog: Catalog) throws {
        let defaults = Set(catalog.pokemon.filter(\.isDefault).map(\.id))
        for species in catalog.species {
            guard let first = species.varieties.first, defaults.contains(first),
                !species.varieties.dropFirst().contains(where: defaults.contains)
            else {
                throw DatabaseProblem(
                    "table pokemon, species \(species.id.rawValue): exactly one of its Pokémon, the "
                        + "first, must be the default one")
            }
        }
    }

    private func checkAncestry(of catalog: Catalog) throws {
        var ancestry = Ancestry()
        var steps = catalog.species.compactMap { species in
            species.evolvesFrom.map { (from: $0, into: species.id) }
        }
        steps += catalog.evolutionChains.flatMap { $0.evolutions.map { ($0.from, $0.into) } }
        for step in steps {
            guard ancestry.insert(step.from, before: step.into) else {
                throw DatabaseProblem(
                    "species \(step.into.rawValue) evolves from \(step.from.rawValue), and that "
                        + "in the end from itself")
            }
        }
    }
}

extension Pokemon {
    /// Its types and those of its forms, today, in earlier generations and in single games.
    fileprivate var typeLists: [[Identifier<PokemonType>]] {
        [types] + forms.map(\.types) + past.types.map(\.elements) + inGames.map(\.types)
    }
}
