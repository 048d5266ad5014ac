import PokedexDomain

/// The ways to meet Pokémon, and what they depend on, in words of one language.
///
/// Made once per language, before any page: a method or a value of a condition that an encounter names
/// and that has no words is an error then. It is a class so that values that hold it copy one reference.
package final class EncounterWords: Sendable {
    private let methods: [Identifier<EncounterMethod>: MethodWords]
    private let values: [Identifier<EncounterConditionValue>: Words]

    /// Takes the texts `encounter-method`, `encounter-condition-value` and
    /// `encounter-condition-pattern`.
    ///
    /// - Throws: an error when a text is missing or has the wrong placeholders, or what an
    ///   encounter names has no name.
    package init(_ index: CatalogIndex, names: Names, translation: Translation) throws {
        let catalog = index.catalog
        let encounters = catalog.pokemon.flatMap(\.encounters)
        methods = try Self.methods(of: catalog, named: Set(encounters.map(\.method)), translation)
        values = try Self.values(
            of: catalog, named: Set(encounters.flatMap(\.conditions)),
            nouns: EncounterNouns(catalog, names: names, translation: translation), translation)
    }

    /// The name of a method that encounters name: "Super Rod".
    ///
    /// - Parameter games: games that may call it otherwise: "Fishing Rod" in Sun and Moon.
    package func name(
        of method: Identifier<EncounterMethod>, in games: Identifier<VersionGroup>? = nil
    ) -> String {
        words(of: method, in: games).name
    }

    /// A method's name for narrow columns: "Grass, cave".
    ///
    /// - Parameter games: games that may call it otherwise.
    package func shortName(
        of method: Identifier<EncounterMethod>, in games: Identifier<VersionGroup>? = nil
    ) -> String {
        words(of: method, in: games).short
    }

    /// The name of a value of a condition that encounters name: "After the Hall of Fame", "For Ditto".
    package func name(of value: Identifier<EncounterConditionValue>) -> String {
        words(of: value).name
    }

    /// A value's name for signs: "Postgame".
    package func shortName(of value: Identifier<EncounterConditionValue>) -> String {
        words(of: value).short
    }

    private func words(
        of id: Identifier<EncounterMethod>, in games: Identifier<VersionGroup>?
    ) -> Words {
        guard let method = methods[id] else {
            preconditionFailure("no encounter names the method \(id.rawValue)")
        }
        return games.flatMap { method.inGames[$0] } ?? method.words
    }

    private func words(of id: Identifier<EncounterConditionValue>) -> Words {
        guard let words = values[id] else {
            preconditionFailure("no encounter names the condition value \(id.rawValue)")
        }
        return words
    }
}

extension EncounterWords {
    /// A name, and the one for little space, which mostly is the same.
    private struct Words {
        let name: String
        let short: String

        init(_ name: String, short: String? = nil) {
            self.name = name
            self.short = short ?? name
        }

        /// Takes `name` and `short` below a key; `nil` where there is no name.
        init?(_ texts: [String: String], _ key: String) {
            guard let name = texts["\(key).name"] else { return nil }
            self.init(name, short: texts["\(key).short"])
        }
    }

    private struct MethodWords {
        let words: Words
        /// What games call it that have another name for it.
        let inGames: [Identifier<VersionGroup>: Words]
    }

    /// The words of all methods that have some, and of those that are named.
    private static func methods(
        of catalog: Catalog, named: Set<Identifier<EncounterMethod>>, _ translation: Translation
    ) throws -> [Identifier<EncounterMethod>: MethodWords] {
        let texts = translation.texts(under: NameKind.encounterMethod.rawValue)
        var methods: [Identifier<EncounterMethod>: MethodWords] = [:]
        for method in catalog.encounterMethods {
            let slug = method.slug.text
            var words =
                Words(texts, slug) ?? method.name[translation.language].map { Words($0) }
            if words == nil, named.contains(method.id) {
                words = try missing(.encounterMethod, slug, translation)
            }
            guard let words else { continue }
            let inGames = catalog.versionGroups.reduce(into: [:]) {
                $0[$1.id] = Words(texts, "\(slug).in.\($1.slug)")
            }
            methods[method.id] = MethodWords(words: words, inGames: inGames)
        }
        return methods
    }

    /// The words of all values that have some, and of those that are named: texts of their own, or
    /// those of the first pattern that fits.
    private static func values(
        of catalog: Catalog, named: Set<Identifier<EncounterConditionValue>>,
        nouns: EncounterNouns, _ translation: Translation
    ) throws -> [Identifier<EncounterConditionValue>: Words] {
        let texts = translation.texts(under: NameKind.encounterConditionValue.rawValue)
        let patterns = try EncounterPattern.all.map { pattern in
            let key = "encounter-condition-pattern.\(pattern.key)"
            return (pattern, try translation.template(key, placeholders: pattern.placeholders))
        }
        var values: [Identifier<EncounterConditionValue>: Words] = [:]
        for value in catalog.encounterConditionValues {
            let slug = value.slug.text
            let own = Words(texts, slug) ?? Words(texts, weekday(of: slug))
            var words =
                own
                ?? patterns.lazy.compactMap { pattern, template in
                    pattern.values(of: slug, nouns).flatMap { template.filled(with: $0) }
                }.first.map { Words($0) }
            if words == nil, named.contains(value.id) {
                words = try missing(.encounterConditionValue, slug, translation)
            }
            values[value.id] = words
        }
        return values
    }

    /// The slug of the day that `trash-can-type-tuesday` names; other slugs as they are.
    private static func weekday(of slug: String) -> String {
        let other = "trash-can-type-"
        return slug.hasPrefix(other) ? "weekday-\(slug.dropFirst(other.count))" : slug
    }

    /// Notes that a name is missing; with a survey, its slug stands in for it.
    private static func missing(
        _ kind: NameKind, _ slug: String, _ translation: Translation
    ) throws -> Words {
        let key = "\(slug).name"
        try translation.lack(
            .name(kind, translation.language), of: key,
            else: translation.unnamed(kind, slug, key: key))
        return Words(slug)
    }
}
