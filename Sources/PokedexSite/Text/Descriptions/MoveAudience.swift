import PokedexDomain

/// Whom a part of a move's description is about: the keys of `move-text.who`.
enum MoveAudience: String, CaseIterable {
    case user
    case target
    /// Each of the several that the attack strikes, who were named before.
    case eachTarget = "each-target"
    case allOpponents = "all-opponents"
    case allOthers = "all-others"
    case ally
    case allies
    case userAndAllies = "user-and-allies"
    case userOrAlly = "user-or-ally"
    case everyone

    /// Those whom a move is aimed at.
    ///
    /// - Parameter target: the slug of PokéAPI's `move-target`.
    init(aimedAt target: String) {
        self =
            switch target {
            case "user", "users-field": .user
            case "all-opponents", "opponents-field": .allOpponents
            case "all-other-pokemon": .allOthers
            case "ally": .ally
            case "all-allies": .allies
            case "user-and-allies": .userAndAllies
            case "user-or-ally": .userOrAlly
            case "all-pokemon", "entire-field": .everyone
            default: .target
            }
    }

    /// Those whom an attack strikes, after a sentence that named them.
    init(struckBy target: String) {
        switch Self(aimedAt: target) {
        case .allOpponents, .allOthers, .everyone: self = .eachTarget
        default: self = .target
        }
    }
}
