import Mustache
import PokedexDomain

/// The forms of a Pokémon's species: one entry for each that differs in more than looks, and the looks.
///
/// Forms are alike if they have the same types, stats and abilities. Mega and Gigantamax forms are
/// never alike.
struct FormsView {
    private let page: PokemonPage
    private let site: LocalizedSite
    /// One form of each kind, in the source's order; of its own kind the page's.
    private let entries: [Pokemon]
    /// The other varieties, in the source's order.
    private let alike: [Pokemon]

    init(_ page: PokemonPage) {
        self.page = page
        site = page.site
        let varieties = page.species.varieties.map { page.site.index[$0] }
        var kinds: [Kind] = []
        var entries: [Pokemon] = []
        for form in varieties {
            let kind = Kind(form)
            if let index = kinds.firstIndex(of: kind) {
                if form.id == page.subject.id { entries[index] = form }
            } else {
                kinds.append(kind)
                entries.append(form)
            }
        }
        self.entries = entries
        let shown = Set(entries.map(\.id))
        alike = varieties.filter { !shown.contains($0.id) }
    }

    /// How many differ in looks alone from those that have an entry.
    private var lookCount: Int { alike.count + page.subject.forms.count - 1 }

    private var hasForms: Bool { entries.count > 1 || lookCount > 0 }

    private func looksTitle() throws -> String? {
        lookCount > 0 ? try site.counted("ui.pokemon.more-looks", lookCount) : nil
    }

    /// The tabs on the card; `null` where there is one form and it has one look.
    func tabs() throws -> Object? {
        guard hasForms else { return nil }
        let others = entries.map(\.id).filter { $0 != page.subject.id }
        let marks = lookCount > 0 ? EraMarks() : site.absence.marks(ofAll: others)
        return marks.marking(["items": entries.map(tab), "looks": try looksTitle()])
    }

    /// The section below; `null` as for the tabs.
    func section() throws -> Object? {
        guard hasForms else { return nil }
        return try [
            "hasRows": entries.count > 1,
            "rows": entries.count > 1 ? entries.map(row) : [],
            "looks": looks(),
        ]
    }

    /// What entries distinguish.
    private struct Kind: Equatable {
        let types: [Identifier<PokemonType>]
        let stats: [Int]
        let abilities: [AbilitySlot]
        /// The form itself where it is alike to none.
        let form: Identifier<Pokemon>?

        init(_ pokemon: Pokemon) {
            types = pokemon.types
            stats = pokemon.stats.map(\.base)
            abilities = pokemon.abilities
            form = pokemon.isMega || pokemon.isGigantamax ? pokemon.id : nil
        }
    }

    private func tab(_ form: Pokemon) -> Object {
        let isCurrent = form.id == page.subject.id
        return site.link(PokemonPage.self, form).adding([
            "isCurrent": isCurrent, "in": Value.null,
            "notIn": isCurrent ? nil : site.absence[form.id],
        ])
    }

    private func row(_ form: Pokemon) -> Object {
        node(of: form).adding([
            "art": site.partials.arts[form.id],
            "badges": [site.partials.pokemonTypes[form.id]],
            "sums": sums(of: form),
        ])
    }

    /// What a row says of a form besides its types.
    private struct Sums: Equatable {
        let total: Int
        /// Each once, by slot.
        let abilities: [Identifier<Ability>]

        init(_ stats: [BaseStat], _ slots: [AbilitySlot]) {
            total = stats.reduce(0) { $0 + $1.base }
            abilities = slots.compactMap(\.ability).unique
        }
    }

    /// The total of a form's base stats and its abilities, today and in earlier eras.
    private func sums(of form: Pokemon) -> [Object] {
        let history = site.indexes.games.history
        let variants = GameVariant.all(
            site.markedTypes.eras(of: form), today: Sums(form.stats, form.abilities)
        ) { era in
            Sums(history.stats(of: form, in: era), history.abilities(of: form, in: era))
        }
        return variants.map { variant in
            let abilities = variant.fact.abilities.map { site.names.abilities[$0].text }
            return variant.marks.marking([
                "total": variant.fact.total, "abilities": abilities.joined(separator: " / "),
            ])
        }
    }

    /// A variety for `partials/node-label`.
    private func node(of form: Pokemon) -> Object {
        site.entry(PokemonPage.self, form).adding([
            "form": Value.null,
            "isCurrent": form.id == page.subject.id,
            "absent": site.absence[form.id],
            "hasTypes": false, "types": [String](),
        ])
    }

    /// The forms without an entry and, where it has several, those of the Pokémon itself.
    private func looks() throws -> Object? {
        guard lookCount > 0 else { return nil }
        let forms = page.subject.forms.count > 1 ? page.subject.forms : []
        return try [
            "title": looksTitle(),
            "areAlike": forms.allSatisfy { $0.types == page.subject.types },
            "items": alike.map(look) + forms.map(look),
        ]
    }

    private func look(_ form: Pokemon) -> Object {
        node(of: form).adding(["art": site.art(of: form).small, "isBattleOnly": form.isBattleOnly])
    }

    private func look(_ form: Form) -> Object {
        site.bothNames(\.forms, form.id).adding([
            "form": Value.null, "address": Value.null, "absent": Value.null,
            "isCurrent": form.id == page.subject.mainForm?.id,
            "hasTypes": form.types != page.subject.types,
            "types": form.types.map { site.partials.typeDots[$0] },
            "art": site.art(of: page.subject).small(of: form),
            "isBattleOnly": form.isBattleOnly,
        ])
    }
}
