/// What the condition values of a catalog mean, by number.
package struct ConditionMeanings: Sendable {
    private let meanings: [Identifier<EncounterConditionValue>: EncounterConditionMeaning]
    private let conditions: [Identifier<EncounterConditionValue>: Identifier<EncounterCondition>]

    init(_ catalog: Catalog) {
        let slugs = catalog.encounterConditions.reduce(into: [:]) { $0[$1.id] = $1.slug }
        meanings = catalog.encounterConditionValues.reduce(into: [:]) { meanings, value in
            guard let condition = slugs[value.condition] else { return }
            meanings[value.id] = EncounterConditionMeaning(value.slug, of: condition)
        }
        conditions = catalog.encounterConditionValues.reduce(into: [:]) {
            $0[$1.id] = $1.condition
        }
    }

    package subscript(
        value: Identifier<EncounterConditionValue>
    ) -> EncounterConditionMeaning? { meanings[value] }

    /// The condition that a value is one of.
    func condition(
        of value: Identifier<EncounterConditionValue>
    ) -> Identifier<EncounterCondition>? { conditions[value] }

    /// An encounter with its conditions apart.
    func meeting(_ pokemon: Identifier<Pokemon>, _ encounter: Encounter) -> Meeting {
        let defaults = encounter.conditions.filter { meanings[$0]?.isDefault == true }
        let columns = encounter.conditions.filter { meanings[$0]?.display == .column }
        return Meeting(
            pokemon: pokemon, encounter: encounter, columns: columns,
            signs: encounter.conditions.filter { !defaults.contains($0) && !columns.contains($0) },
            defaults: defaults.compactMap { conditions[$0] })
    }

    /// The columns of a table among all values that could be: the seasons, else the times of day. A
    /// single value makes no column.
    func columns(
        _ values: Set<Identifier<EncounterConditionValue>>
    ) -> [Identifier<EncounterConditionValue>] {
        let byCategory = Dictionary(grouping: values) { meanings[$0]?.category ?? .other }
        let columns = byCategory[.season] ?? byCategory[.time] ?? []
        let ranked = columns.map { (rank: meanings[$0]?.rank ?? 0, value: $0) }
        return columns.count > 1 ? ranked.sorted { $0 < $1 }.map(\.value) : []
    }

    /// Rows that differ by the weather alone, or by the weekday or time, as one. What makes no difference is
    /// left out: all weathers of the table, as places have but some, or all weekdays or times.
    ///
    /// - Parameter known: all values that the table's rows could have.
    func joined(
        _ rows: [FoundRow], knowing known: Set<Identifier<EncounterConditionValue>>
    ) -> [FoundRow] {
        let weathers = known.filter { meanings[$0]?.category == .weather }
        let days = known.filter { meanings[$0]?.category == .weekday }
        let times = known.filter { meanings[$0]?.category == .time }
        return joined(
            joined(joined(rows, all: weathers), all: allValues(besides: days)),
            all: allValues(besides: times), atSameLevels: true)
    }

    /// All values of the conditions that some are of: seven weekdays, where three are known.
    private func allValues(
        besides values: Set<Identifier<EncounterConditionValue>>
    ) -> Set<Identifier<EncounterConditionValue>> {
        let own = Set(values.compactMap { conditions[$0] })
        return own.isEmpty ? [] : Set(conditions.filter { own.contains($0.value) }.keys)
    }

    private struct Kind: Hashable {
        let pokemon: Identifier<Pokemon>
        let versions: [Identifier<GameVersion>]
        let signs: [Identifier<EncounterConditionValue>]
        let cells: [FoundRow.Cell]
        /// Of rows without chances, levels do not tell weathers and weekdays apart.
        let levels: ClosedRange<Int>?
    }

    private func joined(
        _ rows: [FoundRow], all: Set<Identifier<EncounterConditionValue>>,
        atSameLevels: Bool = false
    ) -> [FoundRow] {
        guard !all.isEmpty else { return rows }
        let kinds = Dictionary(grouping: rows) { row in
            Kind(
                pokemon: row.pokemon, versions: row.versions,
                signs: row.signs.filter { !all.contains($0) }, cells: row.cells,
                levels: atSameLevels || row.hasChance ? row.levels : nil)
        }
        return kinds.map { kind, rows in
            guard rows.count > 1 else { return rows[0] }
            let values = Set(rows.flatMap(\.signs)).intersection(all)
            let isAny = values == all || rows.contains { all.isDisjoint(with: $0.signs) }
            return FoundRow(
                pokemon: kind.pokemon, signs: (kind.signs + (isAny ? [] : values)).sorted(),
                versions: kind.versions, levels: rows.map(\.levels).union, cells: kind.cells)
        }
    }
}
