import PokedexDomain

/// The names of the stats and of the classes of moves.
package struct StatNames: Sendable {
    private let names: [Stat: String]
    private let shortNames: [Stat: String]
    private let damageClasses: [DamageClass: String]

    /// Takes the texts `stat` and `damage-class`.
    ///
    /// - Throws: an error when one is missing.
    init(translation: Translation) throws {
        names = try Stat.each { try translation.text("stat.\($0.rawValue).name") }
        shortNames = try Stat.each { try translation.text("stat.\($0.rawValue).short") }
        damageClasses = try DamageClass.each {
            try translation.text("damage-class.\($0.rawValue)")
        }
    }

    /// A stat's name: "Special Attack", 「とくこう」.
    package func name(_ stat: Stat) -> String { names[stat, default: stat.rawValue] }

    /// A stat's short name: "Sp. Atk", 「特攻」.
    package func short(_ stat: Stat) -> String { shortNames[stat, default: stat.rawValue] }

    /// The name of a class of moves: "Physical", 「物理」.
    package func name(_ damageClass: DamageClass) -> String {
        damageClasses[damageClass, default: damageClass.rawValue]
    }
}

/// The names of machines: "TM05", 「わざマシン05」, and since generation IX "TM005".
package struct MachineLabels: Sendable {
    private let labels: [Machine.Kind: TextTemplate]
    private let shortLabels: [Machine.Kind: TextTemplate]
    private let names: [Machine.Kind: String]
    private let threeDigits: Set<Identifier<VersionGroup>>

    /// Takes the texts `machine`.
    ///
    /// - Throws: an error when one of a kind of machine is missing.
    init(translation: Translation, versionGroups: [VersionGroup]) throws {
        labels = try Machine.Kind.each {
            try translation.template("machine.\($0.rawValue).label", placeholders: ["number"])
        }
        shortLabels = try Machine.Kind.each {
            try translation.template("machine.\($0.rawValue).short", placeholders: ["number"])
        }
        names = try Machine.Kind.each { try translation.text("machine.\($0.rawValue).name") }
        threeDigits = Set(versionGroups.filter { $0.generation.rawValue >= 9 }.map(\.id))
    }

    /// The name of a kind of machine: "TMs", 「わざマシン」.
    package func name(_ kind: Machine.Kind) -> String { names[kind, default: kind.rawValue] }

    /// A machine's name: "TM05", 「わざマシン05」.
    package func label(_ machine: Machine) -> String { filled(labels, machine) }

    /// A machine's name for narrow columns: "TM05", 「マシン05」.
    package func short(_ machine: Machine) -> String { filled(shortLabels, machine) }

    private func filled(_ labels: [Machine.Kind: TextTemplate], _ machine: Machine) -> String {
        let width = threeDigits.contains(machine.versionGroup) ? 3 : 2
        let number = Numbers.padded(machine.number, to: width)
        return labels[machine.kind]?.filled { _ in number } ?? number
    }
}

extension CaseIterable where Self: Hashable {
    static func each<Value>(_ value: (Self) throws -> Value) rethrows -> [Self: Value] {
        try allCases.reduce(into: [:]) { $0[$1] = try value($1) }
    }
}
