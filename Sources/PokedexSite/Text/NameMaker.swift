import PokedexDomain

/// Chooses a name for each entity: our own word for it, else the source's name in the language,
/// else the source's name in the other one.
struct NameMaker {
    /// The words of the names' language.
    let translation: Translation

    var language: Language { translation.language }

    /// The names of entities, by number.
    ///
    /// - Parameters:
    ///   - kind: what they are, and so the group of our own words.
    ///   - suffix: what follows the slug in their keys, such as `.name`.
    /// - Throws: ``TranslationError/unnamed(kind:slug:key:file:)`` for an entity without any name.
    func table<Entity: NamedEntity>(
        _ entities: [Entity], kind: NameKind, suffix: String = ""
    ) throws(TranslationError) -> NameTable<Entity> {
        let words = translation.texts(under: kind.rawValue)
        var names: [Identifier<Entity>: DisplayName] = [:]
        names.reserveCapacity(entities.count)
        for entity in entities {
            let key = entity.slug.text + suffix
            if let name = name(entity.name, word: words[key], of: kind, key: key) {
                names[entity.id] = name
            } else {
                try translation.lack(
                    .name(kind, language), of: key,
                    else: .unnamed(
                        kind: kind.rawValue, slug: entity.slug.text,
                        key: "\(kind.rawValue).\(key)", file: translation.file))
                names[entity.id] = DisplayName(text: key, language: language)
            }
        }
        return NameTable(names)
    }

    /// The best of our word and the source's names; `nil` where there are none. That it had to be
    /// the other language's is noted under the key.
    func name(
        _ name: LocalizedName, word: String?, of kind: NameKind, key: String
    ) -> DisplayName? {
        let name = self.name(name, word: word)
        if let name, name.language != language { translation.note(.name(kind, language), of: key) }
        return name
    }

    /// The best of our word and the source's names; `nil` where there are none.
    func name(_ name: LocalizedName, word: String?) -> DisplayName? {
        if let text = word ?? name[language] {
            return DisplayName(text: text, language: language)
        }
        return language.fallbacks.lazy.compactMap { fallback in
            name[fallback].map { DisplayName(text: $0, language: fallback) }
        }.first
    }
}

/// An entity with a number, a slug and a name.
protocol NamedEntity {
    var id: Identifier<Self> { get }
    var slug: Slug { get }
    var name: LocalizedName { get }
}

extension Ability: NamedEntity {}
extension GameVersion: NamedEntity {}
extension Generation: NamedEntity {}
extension Move: NamedEntity {}
extension Nature: NamedEntity {}
extension Pokedex: NamedEntity {}
extension PokemonType: NamedEntity {}
extension Region: NamedEntity {}
extension Species: NamedEntity {}
extension Term: NamedEntity {}

extension VersionGroup: NamedEntity {
    /// The source has no names of version groups: all are words of our own.
    var name: LocalizedName { LocalizedName() }
}
