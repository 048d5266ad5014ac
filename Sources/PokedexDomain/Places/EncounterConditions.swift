/// What a value of a condition of encounters means, and how pages show it.
package struct EncounterConditionMeaning: Hashable, Sendable {
    package enum Category: String, CaseIterable, Hashable, Sendable {
        case time, season, weather, weekday, swarm, radio, slot2, radar
        /// How far the player has got, or what happened before.
        case story
        /// An item that is needed, other than fossils.
        case item
        /// A fossil, from which the Pokémon is restored.
        case fossil
        /// The first Pokémon that the player chose.
        case starter
        /// What is given in exchange.
        case trade
        /// A number of something: coins, points, stars.
        case count
        /// Which Pokémon are with the player.
        case party
        case other

        /// Whether only one of its values holds at a time, so that several of them in a row mean
        /// any of them.
        package var isOneAtATime: Bool { [.time, .season, .weather, .weekday].contains(self) }
    }

    package enum Display: Hashable, Sendable {
        /// As a column of the table, beside the other values of its condition.
        case column
        case sign
        case fold
    }

    package let category: Category
    /// How pages show it, unless it is a default.
    package let display: Display
    /// Whether it is the usual state of its condition, such as `swarm-no`; pages do not show it.
    package let isDefault: Bool
    /// Where it stands among values of its condition, before its number.
    package let rank: Int

    /// Looks up a value. Of an unknown condition it is something other, shown as a sign.
    ///
    /// - Parameters:
    ///   - value: its slug, such as `time-night`.
    ///   - condition: the slug of its condition, such as `time`.
    package init(_ value: Slug, of condition: Slug) {
        let slug = value.text
        let rule = Self.rule(of: slug) ?? Self.byCondition[condition.text] ?? (.other, .sign)
        category = rule.category
        display = rule.display
        isDefault = Self.defaults.contains(slug)
        // The evening is no time of the source's.
        rank = slug == "time-night" ? 1 : 0
    }

    private typealias Rule = (category: Category, display: Display)

    private static let defaults: Set = [
        "swarm-no", "radar-off", "radio-off", "slot2-none", "max-den-rarity-common",
        "johto-safari-blocks-inactive", "great-marsh-daily-slot-none", "backlot-not-mentioned",
        "bug-catching-contest-no", "trash-can-type-daily", "other-none", "item-none",
        "story-progress-none",
    ]

    private static let byCondition: [String: Rule] = [
        "time": (.time, .sign), "season": (.season, .column), "weather": (.weather, .sign),
        "weekday": (.weekday, .sign), "trash-can-type": (.weekday, .sign),
        "swarm": (.swarm, .fold), "radio": (.radio, .fold), "slot2": (.slot2, .fold),
        "radar": (.radar, .fold), "story-progress": (.story, .sign),
        "special-encounter": (.story, .sign), "tv-option": (.story, .sign),
        "item": (.item, .sign), "starter": (.starter, .sign), "trade": (.trade, .sign),
        "coins": (.count, .sign), "alolan-diglett-found": (.count, .sign),
        "max-den-rating": (.count, .sign), "tera-raid-star": (.count, .sign),
        "main-story": (.story, .sign), "johto-safari-blocks": (.count, .fold),
        "first-party-pokemon": (.party, .sign), "friend-safari-slot": (.other, .fold),
        "great-marsh-daily-slot": (.other, .fold), "backlot": (.other, .fold),
        "bug-catching-contest": (.other, .fold), "honey-tree-group": (.other, .fold),
        "headbutt-tree": (.other, .fold),
    ]

    /// By the beginning of a value's slug, where the condition does not say it. The source files the
    /// weather under `max-den-rating`.
    private static let byBeginning: [(beginning: String, rule: Rule)] = [
        ("time-morning", (.time, .column)), ("time-day", (.time, .column)),
        ("time-evening", (.time, .column)), ("time-night", (.time, .column)),
        ("weather-", (.weather, .sign)),
        ("other-captured-", (.story, .sign)), ("other-caught-", (.story, .sign)),
        ("other-giratina-", (.story, .sign)), ("other-grow-", (.story, .sign)),
        ("other-received-", (.story, .sign)), ("other-snorlax-", (.story, .sign)),
        ("other-talk-to-", (.story, .sign)), ("other-witness-", (.story, .sign)),
        ("other-find-", (.count, .sign)), ("other-found-", (.count, .sign)),
        ("other-talked-to-", (.count, .sign)), ("other-eat-curry-with-", (.party, .sign)),
        ("other-nicknamed-", (.party, .sign)),
    ]

    private static func rule(of slug: String) -> Rule? {
        if slug.hasSuffix("-in-party") { return (.party, .sign) }
        if slug.hasPrefix("item-"), FossilItem(slug.dropFirst("item-".count)) != nil {
            return (.fossil, .sign)
        }
        return byBeginning.first { slug.hasPrefix($0.beginning) }?.rule
    }
}

package enum FossilItem: Hashable, Sendable {
    /// One from which a Pokémon is restored, such as `helix-fossil`.
    case whole
    /// One of two that are put together, such as `fossilized-bird`.
    case half

    /// Recognizes an item by its slug; `nil` for what is no fossil.
    package init?(_ item: some StringProtocol) {
        if item.hasSuffix("-fossil") || item == "old-amber" {
            self = .whole
        } else if item.hasPrefix("fossilized-") {
            self = .half
        } else {
            return nil
        }
    }
}
