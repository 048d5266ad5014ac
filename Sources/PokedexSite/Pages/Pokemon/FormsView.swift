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
                if form.id == page.pokemon.id { entries[index] = form }
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
    private var lookCount: Int { alike.count + page.pokemon.forms.count - 1 }

    private var hasForms: Bool { entries.count > 1 || lookCount > 0 }

    private var looksTitle: Value {
        get throws {
            lookCount > 0 ? .text(try site.counted("ui.pokemon.more-looks", lookCount)) : .null
        }
    }

    /// The tabs on the card; `null` where there is one form and it has one look.
    var tabs: Value {
        get throws {
            guard hasForms else { return .null }
            let others = entries.map(\.id).filter { $0 != page.pokemon.id }
            let marks = lookCount > 0 ? EraMarks() : site.absence.marks(ofAll: others)
            return .object(
                Object(
                    [("items", .list(entries.map(tab))), ("looks", try looksTitle)] + marks.members)
            )
        }
    }

    /// The section below; `null` as for the tabs.
    var section: Value {
        get throws {
            guard hasForms else { return .null }
            return [
                "hasRows": .bool(entries.count > 1),
                "rows": .list(entries.count > 1 ? try entries.map(row) : []),
                "looks": try looks,
            ]
        }
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

    private func tab(_ form: Pokemon) -> Value {
        let isCurrent = form.id == page.pokemon.id
        return [
            "name": site.value(site.names.pokemon[form.id]),
            "address": .text(page.links.address(of: PokemonPage.self, form.slug)),
            "isCurrent": .bool(isCurrent),
            "in": .null,
            "notIn": isCurrent ? .null : site.absence[form.id],
        ]
    }

    private func row(_ form: Pokemon) throws -> Value {
        .object(
            node(of: form).adding([
                ("art", try site.partials.art(of: form.id, links: page.links)),
                ("badges", .list([site.partials.pokemonTypes[form.id]])),
                ("sums", sums(of: form)),
            ]))
    }

    /// What a row says of a form besides its types.
    private struct Sums: Equatable {
        let total: Int
        /// Each once, by slot.
        let abilities: [Identifier<Ability>]

        init(_ stats: [BaseStat], _ slots: [AbilitySlot]) {
            total = stats.reduce(0) { $0 + $1.base }
            abilities = slots.compactMap(\.ability).reduce(into: []) { abilities, ability in
                if !abilities.contains(ability) { abilities.append(ability) }
            }
        }
    }

    /// The total of a form's base stats and its abilities, today and in earlier eras.
    private func sums(of form: Pokemon) -> Value {
        let history = site.indexes.games.history
        let variants = EraVariants(
            MarkedTypes(site.indexes).eras(of: form), today: Sums(form.stats, form.abilities)
        ) { era in
            Sums(
                history.stats(of: form, in: era.generation), history.abilities(of: form, in: era))
        }
        return .list(
            variants.variants.map { variant in
                let abilities = variant.fact.abilities.map { site.names.abilities[$0].text }
                let sums: [(String, Value)] = [
                    ("total", .integer(variant.fact.total)),
                    ("abilities", .text(abilities.joined(separator: " / "))),
                ]
                return .object(Object(sums + variants.marks(of: variant).members))
            })
    }

    /// A variety for `partials/node-label`.
    private func node(of form: Pokemon) -> Object {
        [
            "name": site.value(site.names.pokemon[form.id]),
            "other": site.other(
                site.otherNames.pokemon[form.id], beside: site.names.pokemon[form.id]),
            "form": .null,
            "address": .text(page.links.address(of: PokemonPage.self, form.slug)),
            "isCurrent": .bool(form.id == page.pokemon.id),
            "absent": site.absence[form.id],
            "hasTypes": false, "types": .list([]),
        ]
    }

    /// The forms without an entry and, where it has several, those of the Pokémon itself.
    private var looks: Value {
        get throws {
            guard lookCount > 0 else { return .null }
            let forms = page.pokemon.forms.count > 1 ? page.pokemon.forms : []
            return [
                "title": try looksTitle,
                "areAlike": .bool(forms.allSatisfy { $0.types == page.pokemon.types }),
                "items": .list(alike.map(look) + forms.map(look)),
            ]
        }
    }

    private func look(_ form: Pokemon) -> Value {
        .object(
            node(of: form).adding([
                ("art", Art(form, links: page.links, site).small),
                ("isBattleOnly", .bool(form.isBattleOnly)),
            ]))
    }

    private func look(_ form: Form) -> Value {
        [
            "name": site.value(site.names.forms[form.id]),
            "other": site.other(site.otherNames.forms[form.id], beside: site.names.forms[form.id]),
            "form": .null, "address": .null,
            "absent": .null,
            "isCurrent": .bool(form.id == page.pokemon.mainForm?.id),
            "hasTypes": .bool(form.types != page.pokemon.types),
            "types": .list(form.types.map { site.partials.typeDots[$0] }),
            "art": Art(page.pokemon, links: page.links, site).small(of: form),
            "isBattleOnly": .bool(form.isBattleOnly),
        ]
    }
}
