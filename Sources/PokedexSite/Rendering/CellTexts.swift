import PokedexDomain

/// How a learnset's cells are worded.
struct CellTexts: Sendable {
    private let onEvolving: String
    private let separator: String
    private let machines: MachineLabels

    init(_ translation: Translation, machines: MachineLabels) throws {
        onEvolving = try translation.text("ui.learnset.on-evolving")
        separator = try translation.text("ui.list.separator")
        self.machines = machines
    }

    /// Levels in a row; 0 is on evolving.
    func levels(_ levels: [Int]) -> String {
        levels.map { $0 == 0 ? onEvolving : String($0) }.joined(separator: separator)
    }

    /// Machines in a row, such as "TM24", as the games of a version group number them.
    func machines(_ labels: [Machine.Label], in versionGroup: Identifier<VersionGroup>) -> String {
        labels.map { label in
            machines.short(
                Machine(versionGroup: versionGroup, kind: label.kind, number: label.number))
        }.joined(separator: separator)
    }
}
