/// A look of a Pokémon that changes nothing or little else, such as Unown B. PokéAPI's
/// `pokemon-form`.
public struct Form: Hashable, Sendable {
    /// Its number.
    public let id: Identifier<Form>
    /// Its identifier.
    public let slug: Slug
    /// What the slug adds to the Pokémon's, such as `mega-x`; empty for the ordinary form.
    public let formSlug: String
    /// The Pokémon's name in this form, such as "Mega Charizard X"; mostly without Japanese.
    public let name: LocalizedName
    /// The form's own name, such as "Alolan Form" and 「アローラのすがた」.
    public let label: LocalizedName
    /// Its types, which differ from the Pokémon's for Arceus and Silvally.
    public let types: [Identifier<PokemonType>]
    /// Whether it is the one the Pokémon is shown as.
    public let isDefault: Bool
    /// Whether it exists in battle alone.
    public let isBattleOnly: Bool
    /// Whether it is a Mega Evolution.
    public let isMega: Bool
    /// The version group it appeared in.
    public let versionGroup: Identifier<VersionGroup>
    /// The small picture's path below the picture base; `nil` where there is none.
    public let picture: String?

    /// Holds one form.
    public init(
        id: Identifier<Form>, slug: Slug, formSlug: String, name: LocalizedName,
        label: LocalizedName, types: [Identifier<PokemonType>], isDefault: Bool,
        isBattleOnly: Bool, isMega: Bool, versionGroup: Identifier<VersionGroup>, picture: String?
    ) {
        self.id = id
        self.slug = slug
        self.formSlug = formSlug
        self.name = name
        self.label = label
        self.types = types
        self.isDefault = isDefault
        self.isBattleOnly = isBattleOnly
        self.isMega = isMega
        self.versionGroup = versionGroup
        self.picture = picture
    }
}
