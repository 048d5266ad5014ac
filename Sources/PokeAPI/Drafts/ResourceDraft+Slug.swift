extension ResourceDraft {
    /// What names the resource in addresses, as the source writes it; `nil` for kinds without.
    var slug: String? {
        switch self {
        case .term(let record): record.name
        case .bareTerm(let record): record.name
        case .generation(let record): record.name
        case .versionGroup(let record): record.name
        case .version(let record): record.name
        case .type(let record): record.name
        case .ability(let record): record.name
        case .nature(let record): record.name
        case .move(let record): record.name
        case .species(let record): record.name
        case .pokemon(let draft): draft.record.name
        case .form(let record): record.name
        case .pokedex(let record): record.name
        case .machine, .evolutionChain: nil
        }
    }
}
