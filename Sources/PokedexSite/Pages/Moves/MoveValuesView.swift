import Mustache
import PokedexDomain

/// What a move was in the games: a row for each span of games in which none of its values changed.
struct MoveValuesView {
    private let site: LocalizedSite
    private let texts: MoveValueTexts
    private let spans: [GameSpan<MoveValues>]
    private let today: MoveValues

    init(_ move: Move, _ site: LocalizedSite) {
        self.site = site
        texts = MoveValueTexts(site)
        let history = site.indexes.moveHistory
        spans = history.spans(of: move, in: site.indexes.places.games)
        today = history.valuesToday(of: move)
    }

    /// The rows, the newest games first; `null` where nothing changed.
    var value: Value {
        get throws {
            guard spans.count > 1 else { return .null }
            let hasChance = spans.contains { $0.fact.effectChance != nil }
            let aspects = MoveChange.Aspect.allCases.filter { hasChance || $0 != .effectChance }
            return [
                "hasChance": .bool(hasChance),
                "rows": .list(
                    try spans.map { span in
                        [
                            "games": .text(try site.games(from: span.first, to: span.last)),
                            "cells": .list(try aspects.map { try cell($0, span.fact) }),
                        ]
                    }),
            ]
        }
    }

    private func cell(_ aspect: MoveChange.Aspect, _ values: MoveValues) throws -> Value {
        [
            "known": texts.known(aspect, in: values).map { .text($0) } ?? .null,
            "missing": .text(try texts.missing(aspect, in: values)),
            "isDifferent": .bool(!values.agrees(with: today, in: aspect)),
        ]
    }
}

/// The numbers of the machines that a move was in the games: a row for each span of games in which
/// they were the same.
struct MoveMachinesView {
    private let site: LocalizedSite
    private let spans: [GameSpan<[String]>]

    init(_ move: Move, _ site: LocalizedSite) {
        self.site = site
        let games = site.indexes.places.games
        let machines = Dictionary(grouping: move.machines) { games.main(of: $0.versionGroup) }
        // A game and its add-ons can name the same machine.
        spans = games.spans { game in
            machines[game.id].map { Set($0.map(site.names.machines.label)).sorted() }
        }
    }

    /// The rows, the newest games first; `null` where it has no machine.
    var value: Value {
        get throws {
            guard !spans.isEmpty else { return .null }
            return [
                "rows": .list(
                    try spans.map { span in
                        [
                            "games": .text(try site.games(from: span.first, to: span.last)),
                            "labels": .list(span.fact.map { .text($0) }),
                        ]
                    })
            ]
        }
    }
}

/// What was different about a move in earlier games, for `partials/changes`.
struct MoveChangesView {
    private let site: LocalizedSite
    private let texts: MoveValueTexts
    private let move: Move

    init(_ move: Move, _ site: LocalizedSite) {
        self.site = site
        self.move = move
        texts = MoveValueTexts(site)
    }

    /// The rows of the list; `null` where nothing was different.
    var value: Value {
        get throws {
            let history = site.indexes.moveHistory
            let today = history.valuesToday(of: move)
            let rows = try history.changes(of: move).map { change -> Value in
                [
                    "generations": .text(try site.games(from: change.first, to: change.last)),
                    "what": .text(try texts.name(of: change.aspect)),
                    "then": .text(try texts.text(change.aspect, in: change.then)),
                    "now": .text(try texts.text(change.aspect, in: today)),
                ]
            }
            return rows.isEmpty ? .null : ["rows": .list(rows)]
        }
    }
}

/// A move's values as a page writes them.
struct MoveValueTexts {
    private let site: LocalizedSite

    init(_ site: LocalizedSite) {
        self.site = site
    }

    /// What a value is called.
    func name(of aspect: MoveChange.Aspect) throws -> String {
        switch aspect {
        case .type: try site.phrase("ui.move.type")
        case .damageClass: try site.phrase("ui.move.class")
        case .power: try site.phrase("ui.move.power")
        case .accuracy: try site.phrase("ui.move.accuracy")
        case .powerPoints: try site.phrase("ui.move.pp")
        case .effectChance: try site.phrase("ui.move-page.effect-chance")
        }
    }

    /// The value, or the word for its absence.
    func text(_ aspect: MoveChange.Aspect, in values: MoveValues) throws -> String {
        try known(aspect, in: values) ?? missing(aspect, in: values)
    }

    /// A value; `nil` where there is none.
    func known(_ aspect: MoveChange.Aspect, in values: MoveValues) -> String? {
        switch aspect {
        case .type: site.names.types[values.type].text
        case .damageClass: site.names.stats.name(values.damageClass)
        case .power: values.power.map { site.numbers.integer($0) }
        case .accuracy: values.accuracy.map { site.numbers.percent($0) }
        case .powerPoints: values.powerPoints.map { site.numbers.integer($0) }
        case .effectChance: values.effectChance.map { site.numbers.percent($0) }
        }
    }

    /// The word for the absence of a value.
    func missing(_ aspect: MoveChange.Aspect, in values: MoveValues) throws -> String {
        switch aspect {
        case .type, .damageClass, .powerPoints: try site.phrase("ui.unknown")
        case .power: try site.phrase(values.powerlessWord)
        case .accuracy: try site.phrase("ui.move.never-misses")
        case .effectChance: try site.phrase("ui.pokemon.none")
        }
    }
}
