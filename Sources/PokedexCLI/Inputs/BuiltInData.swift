import Platform

/// The theme and the content that come with the program, and that every site is based on: a folder
/// with `Templates` and `content`.
struct BuiltInData: Sendable {
    /// The folder, as messages name it; `nil` when it was not found.
    let folder: String?
    /// Where it was looked for.
    private let places: [String]

    /// The variable of the environment that names the folder, if it is not at one of its places.
    static let variable = "POKEDEX_SITE_DATA"

    /// The data of the running program.
    static let standard = BuiltInData(
        program: File(path: programPath).resolved,
        named: getenv(variable).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 })

    /// - Parameters:
    ///   - program: the absolute path of the program, without symbolic links; `nil` when it is not
    ///     known.
    ///   - named: the folder that the user named; `nil` for the places below. A program that was
    ///     installed as `PREFIX/bin/pokedex-site` has its data in `PREFIX/share/pokedex-site`. One
    ///     that was built in `.build` has them in the folder around that, the repository.
    init(program: String?, named: String?) {
        places = named.map { [$0] } ?? program.map(Self.places) ?? []
        folder = places.first(where: Self.holdsData).map(ReaderPath.shown)
    }

    private static func places(of program: String) -> [String] {
        let names = program.split(separator: "/").dropLast()
        let repository = names.lastIndex { $0.hasPrefix(".build") }.map { names[..<$0] }
        let installed = names.dropLast() + ["share", HelpText.program[...]]
        return [installed, repository].compactMap(\.self).map {
            "/" + $0.joined(separator: "/")
        }
    }

    private static func holdsData(_ folder: String) -> Bool {
        [CommandOption.templates, .content].compactMap(\.standard)
            .contains { File(path: "\(folder)/\($0)").exists }
    }

    /// The path of something in the folder, which need not exist; `nil` when there is no folder.
    func path(of name: String) -> String? {
        folder.map { ReaderPath.shown("\($0)/\(name)") }
    }

    /// What to say when a file is missing that would be in the folder; `nil` when the folder was
    /// found.
    var remark: String? {
        guard folder == nil else { return nil }
        return "the theme and content that come with the program are not in "
            + "\(places.joined(separator: " or ")); \(Self.variable) can name their folder"
    }
}
