import Mustache
import PokedexDomain

/// What a move was in the games: rows, each for a span of games.
struct MoveValuesView {
    let site: LocalizedSite
    let move: Move
    private var texts: MoveValueTexts { MoveValueTexts(site: site) }
    private var history: MoveHistory { site.indexes.moveHistory }
    private var games: MainGames { site.indexes.places.games }

    /// A row for each span of games in which none of its values changed, the newest games first;
    /// `null` where nothing changed.
    func spans() throws -> Object? {
        let spans = history.spans(of: move, in: games)
        guard spans.count > 1 else { return nil }
        let aspects = MoveChange.Aspect.allCases.filter { aspect in
            switch aspect {
            case .effectChance: spans.contains { $0.fact.effectChance != nil }
            case .priority, .target:
                spans.contains { !$0.fact.agrees(with: spans[0].fact, in: aspect) }
            default: true
            }
        }
        return try [
            "hasPriority": aspects.contains(.priority),
            "hasTarget": aspects.contains(.target),
            "hasChance": aspects.contains(.effectChance),
            "rows": spans.objects { span in
                try [
                    "games": site.games(from: span.first, to: span.last),
                    "cells": aspects.map { try cell($0, span.fact) },
                ]
            },
        ]
    }

    private func cell(_ aspect: MoveChange.Aspect, _ values: MoveValues) throws -> Object {
        try [
            "known": texts.known(aspect, in: values),
            "missing": texts.missing(aspect, in: values),
            "isDifferent": !values.agrees(with: history.valuesToday(of: move), in: aspect),
        ]
    }

    /// The numbers of its machines: a row for each span of games in which they were the same, the
    /// newest games first; `null` where it has no machine.
    func machines() throws -> Object? {
        let machines = Dictionary(grouping: move.machines) { games.main(of: $0.versionGroup) }
        // A game and its add-ons can name the same machine.
        let spans = games.spans { game in
            machines[game.id].map { Set($0.map(site.names.machines.label)).sorted() }
        }
        guard !spans.isEmpty else { return nil }
        return try [
            "rows": spans.objects { span in
                try ["games": site.games(from: span.first, to: span.last), "labels": span.fact]
            }
        ]
    }

    /// What was different about it in earlier games, for `partials/changes`; `nil` where nothing was.
    func changes() throws -> Object? {
        let today = history.valuesToday(of: move)
        let rows = try history.changes(of: move).map { change in
            try texts.change(change.aspect, from: change.then, to: today)
                .adding(["generations": site.games(from: change.first, to: change.last)])
        }
        return rows.isEmpty ? nil : ["rows": rows]
    }
}

extension LocalizedSite {
    /// That the values of moves are not known in some games, the newest of them first; `nil` where they are.
    func unknownMoveValues(in games: [Identifier<VersionGroup>]) throws -> String? {
        let unknown = self.index.inOrder(Set(games)).filter { self.index[$0].hasUnknownMoveValues }
        guard !unknown.isEmpty else { return nil }
        return try phrase(
            "ui.learnset.unknown-values", ["games": list(\.versionGroups, unknown.reversed())])
    }
}

/// A move's values as a page writes them.
struct MoveValueTexts {
    let site: LocalizedSite

    /// What a value is called, what it was and what it became, for `partials/then-now`.
    func change(
        _ aspect: MoveChange.Aspect, from then: MoveValues, to now: MoveValues
    ) throws -> Object {
        try [
            "what": name(of: aspect),
            "then": text(aspect, in: then), "now": text(aspect, in: now),
        ]
    }

    /// What a value is called.
    private func name(of aspect: MoveChange.Aspect) throws -> String {
        switch aspect {
        case .type: try site.phrase("ui.move.type")
        case .damageClass: try site.phrase("ui.move.class")
        case .power: try site.phrase("ui.move.power")
        case .accuracy: try site.phrase("ui.move.accuracy")
        case .powerPoints: try site.phrase("ui.move.pp")
        case .priority: try site.phrase("ui.move-page.priority")
        case .target: try site.phrase("ui.move-page.target")
        case .effectChance: try site.phrase("ui.move-page.effect-chance")
        }
    }

    /// The value, or the word for its absence.
    private func text(_ aspect: MoveChange.Aspect, in values: MoveValues) throws -> String {
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
        case .priority: site.numbers.signed(values.priority)
        case .target: site.names.terms.moveTargets[values.target].text
        case .effectChance: values.effectChance.map { site.numbers.percent($0) }
        }
    }

    /// The word for the absence of a value.
    func missing(_ aspect: MoveChange.Aspect, in values: MoveValues) throws -> String {
        switch aspect {
        case .type, .damageClass, .powerPoints, .priority, .target: try site.phrase("ui.unknown")
        case .power: try site.phrase(values.powerlessWord)
        case .accuracy: try site.phrase("ui.move.never-misses")
        case .effectChance: try site.phrase("ui.pokemon.none")
        }
    }
}
