import PokedexDomain

/// Joins what was read to a catalog in which every name resolves.
///
/// The kinds are joined in the order in which they name one another. An element of a list that names
/// something absent is left out; a resource that cannot be without it is skipped itself.
struct CatalogAssembler {
    let drafts: ResourceDrafts
    var catalog: Catalog
    private var present: [PokeAPIResource: Set<Int>] = [:]
    private var skipped: [ImportReport.Skipped]
    private var dropped: [Drop: Tally] = [:]
    /// The resource that is being joined.
    private var place: ResourceKey?

    private struct Drop: Hashable {
        let element: String
        let reason: String
        let isWaiting: Bool
    }

    private struct Tally {
        var count = 0
        var places: Set<ResourceKey> = []
    }

    /// The address that the source's pictures lie below.
    static let pictureBase = "https://raw.githubusercontent.com/PokeAPI/sprites/master/sprites/"

    /// Begins with what was read, and with what could not be read.
    init(drafts: ResourceDrafts, skipped: [ImportReport.Skipped]) {
        self.drafts = drafts
        self.skipped = skipped
        catalog = Catalog(
            source: CatalogSource(date: 0, commit: "", pictureBase: drafts.pictureBase))
    }

    /// Joins everything.
    ///
    /// - Throws: ``CatalogError/invalidData(_:)`` when no Pokémon is left.
    mutating func assemble() throws(CatalogError) -> (catalog: Catalog, report: ImportReport) {
        assembleSource()
        assembleVocabularies()
        assembleGames()
        assembleBattle()
        assembleMoves()
        assembleSpeciesAndPokemon()
        assembleEvolutionChains()
        assemblePokedexes()
        guard !catalog.pokemon.isEmpty else {
            throw .invalidData(
                "nothing usable was found: not one Pokémon could be read; "
                    + "the first reason: \(skipped.first?.description ?? "there is none")")
        }
        return (catalog, report())
    }

    /// Joins the resources of a kind in the order of their numbers.
    ///
    /// A resource that is malformed, names something essential that is absent, or has the slug of
    /// another one is skipped.
    mutating func join<Draft, Entity>(
        _ resource: PokeAPIResource, _ drafts: [Int: Draft], slug: (Entity) -> Slug? = { _ in nil },
        _ entity: (Draft, inout CatalogAssembler) throws(MalformedResource) -> Entity
    ) -> [Entity] {
        var slugs: Set<Slug> = []
        var entities: [Entity] = []
        for (id, draft) in drafts.sorted(by: { $0.key < $1.key }) {
            do throws(MalformedResource) {
                let entity = try within(resource, id) { (assembler) throws(MalformedResource) in
                    try entity(draft, &assembler)
                }
                if let slug = slug(entity), !slugs.insert(slug).inserted {
                    throw MalformedResource(
                        "name is \"\(slug)\", which another \(resource) has already")
                }
                entities.append(entity)
                present[resource, default: []].insert(id)
            } catch {
                remove(resource, id)
                skip(resource, id, error)
            }
        }
        return entities
    }

    /// Notes that a resource is not taken.
    mutating func skip(_ resource: PokeAPIResource, _ id: Int, _ cause: MalformedResource) {
        skipped.append(
            .init(
                resource: resource, id: id, reason: cause.reason, isWaiting: cause.isWaiting))
    }

    /// Does work on a resource: what it drops is left out of that one.
    mutating func within<Value, Failure: Error>(
        _ resource: PokeAPIResource, _ id: Int,
        _ work: (inout CatalogAssembler) throws(Failure) -> Value
    ) throws(Failure) -> Value {
        place = ResourceKey(resource, id)
        defer { place = nil }
        return try work(&self)
    }

    /// Notes that an element of the resource that is being joined is left out.
    mutating func drop(_ element: String, _ reason: String) {
        drop(Drop(element: element, reason: reason, isWaiting: false))
    }

    /// Notes that an element of the resource that is being joined is left out, for it names something
    /// that is not there.
    mutating func drop(_ element: String, lacking key: ResourceKey) {
        drop(Drop(element: element, reason: "\(key) is missing", isWaiting: true))
    }

    private mutating func drop(_ drop: Drop) {
        dropped[drop, default: Tally()].count += 1
        if let place { dropped[drop, default: Tally()].places.insert(place) }
    }

    /// Lets a resource be named before it is joined.
    mutating func announce(_ resource: PokeAPIResource, _ id: Int) {
        present[resource, default: []].insert(id)
    }

    /// Takes back that resources of a kind are there.
    mutating func remove(_ resource: PokeAPIResource, _ id: Int) {
        present[resource]?.remove(id)
    }

    /// Whether a resource was taken.
    func isPresent(_ resource: PokeAPIResource, _ id: Int) -> Bool {
        present[resource]?.contains(id) ?? false
    }

    private mutating func assembleSource() {
        guard let meta = drafts.meta, let date = Int(meta.date), FactRange.time.contains(date),
            TextRule.commit.objection(to: meta.commit) == nil
        else {
            drop("the data set's own date and commit", "meta is missing or malformed")
            catalog.source = CatalogSource(
                date: 0, commit: "", pictureBase: drafts.pictureBase)
            return
        }
        catalog.source = CatalogSource(
            date: date, commit: meta.commit, pictureBase: drafts.pictureBase)
    }

    private func report() -> ImportReport {
        var report = ImportReport()
        report.taken = present.mapValues(\.count)
        let kinds = PokeAPIResource.allCases
        report.skipped = kinds.flatMap { kind in
            skipped.filter { $0.resource == kind }.sorted { ($0.id ?? 0) < ($1.id ?? 0) }
        }
        report.dropped = dropped.map {
            ImportReport.Dropped(
                element: $0.element, reason: $0.reason, isWaiting: $0.isWaiting,
                count: $1.count, places: $1.places.sorted())
        }
        .sorted { ($0.element, $0.reason) < ($1.element, $1.reason) }
        return report
    }
}
