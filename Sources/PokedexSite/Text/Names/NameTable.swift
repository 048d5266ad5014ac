import PokedexDomain

/// A finished name, ready to be shown.
package struct DisplayName: Hashable, Sendable {
    /// The name, never empty.
    package let text: String
    /// The language it is written in: the page's, or another one where the page's has no name.
    package let language: Language
    /// The first of its parts between which a line may end: 「キョダイマックス」「リザードン」.
    let start: String
    /// The other parts.
    let rest: [String]
    /// The language of a text that the site's owner wrote, as a BCP 47 tag; `nil` for names of the
    /// site's languages.
    private let ownTag: String?

    package init(text: String, language: Language) {
        self.text = text
        self.language = language
        ownTag = nil
        let parts = language.rules.nameSeams.parts(of: text)
        start = parts.count == 1 ? text : String(parts[0])
        rest = parts.dropFirst().map { String($0) }
    }

    /// Holds a text that the site's owner wrote, for a page.
    ///
    /// - Parameter tag: its language as a BCP 47 tag; `nil` if that is not known.
    init(ownText text: String, tag: String?, on page: Language) {
        self.text = text
        language = page
        ownTag = tag ?? Self.unknownTag
        start = text
        rest = []
    }

    /// What BCP 47 calls a language that is not known.
    static let unknownTag = "und"

    /// The tag for a `lang` attribute on a page; `nil` where the name is in the page's language. A text of the
    /// site's owner always has one: it may run in another direction than its language.
    package func languageTag(on page: Language) -> String? {
        ownTag ?? (language == page ? nil : language.code)
    }
}

/// The names of all entities of a kind, by number.
package struct NameTable<Entity>: Sendable {
    private let names: [DisplayName]
    private let positions: PositionTable<Entity>

    /// Holds the names of a catalog's entities.
    package init(_ names: [Identifier<Entity>: DisplayName]) {
        let sorted = names.sorted { $0.key < $1.key }
        self.names = sorted.map(\.value)
        positions = PositionTable(sorted.map(\.key))
    }

    /// How many names there are.
    package var count: Int { names.count }

    /// The name of an entity of the catalog that the table was made from.
    package subscript(id: Identifier<Entity>) -> DisplayName { names[positions[id]] }
}

/// A kind of entity with names; the raw value is the group of its names in a translation.
enum NameKind: String {
    case ability, color, eggGroup = "egg-group", encounterMethod = "encounter-method"
    case encounterConditionValue = "encounter-condition-value", form, generation, genus
    case growthRate = "growth-rate", habitat, item, itemCategory = "item-category"
    case learnMethod = "learn-method", location, move
    case moveAilment = "move-ailment", moveCategory = "move-category", moveTarget = "move-target"
    case nature, pokedex, pokemon, region, shape, species, type, version
    case versionGroup = "version-group"

    /// What several of them are called: "egg groups".
    var plural: String {
        switch self {
        case .ability: "abilities"
        case .form: "looks"
        case .genus: "genera"
        case .itemCategory: "item categories"
        case .moveCategory: "move categories"
        case .pokedex: "Pokédexes"
        case .pokemon: "Pokémon"
        case .species: "species"
        default: rawValue.replacing("-", with: " ") + "s"
        }
    }
}

/// Chooses a name for each entity: the translation's, else the source's name in the language, else
/// the source's name in the first fallback language that has one.
struct NameMaker {
    /// The translation into the names' language.
    let translation: Translation

    var language: Language { translation.language }

    /// The names of entities, by number.
    ///
    /// - Parameters:
    ///   - kind: their kind, and so the group of the translation.
    ///   - suffix: what follows the slug in their keys, such as `.name`.
    /// - Throws: an error for an entity without any name.
    func table<Entity: DisplayedEntity>(
        _ entities: [Entity], kind: NameKind, suffix: String = ""
    ) throws -> NameTable<Entity> {
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
                    else: translation.unnamed(kind, entity.slug.text, key: key))
                names[entity.id] = DisplayName(text: key, language: language)
            }
        }
        return NameTable(names)
    }

    /// The translation's name or the best of the source's; `nil` where there are none. A name of
    /// another language is noted under the key.
    func name(
        _ name: LocalizedName, word: String?, of kind: NameKind, key: String
    ) -> DisplayName? {
        let name = self.name(name, word: word)
        if let name, name.language != language { translation.note(.name(kind, language), of: key) }
        return name
    }

    /// The translation's name or the best of the source's; `nil` where there are none.
    func name(_ name: LocalizedName, word: String?) -> DisplayName? {
        if let text = word ?? name[language] {
            return DisplayName(text: text, language: language)
        }
        return language.fallbacks.lazy.compactMap { fallback in
            name[fallback].map { DisplayName(text: $0, language: fallback) }
        }.first
    }
}

/// An entity whose name pages show.
protocol DisplayedEntity {
    var id: Identifier<Self> { get }
    var slug: Slug { get }
    var name: LocalizedName { get }
}

extension Ability: DisplayedEntity {}
extension GameVersion: DisplayedEntity {}
extension Generation: DisplayedEntity {}
extension Item: DisplayedEntity {}
extension Location: DisplayedEntity {}
extension Move: DisplayedEntity {}
extension Nature: DisplayedEntity {}
extension Pokedex: DisplayedEntity {}
extension PokemonType: DisplayedEntity {}
extension Region: DisplayedEntity {}
extension Species: DisplayedEntity {}
extension Term: DisplayedEntity {}

extension VersionGroup: DisplayedEntity {
    /// The source has no names of version groups: all come from the translations.
    var name: LocalizedName { LocalizedName() }
}
