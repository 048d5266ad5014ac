import Diagnostics

struct WorldsCommand: Command {
    static let outline = CommandOutline(
        name: "worlds",
        summary: "lists, adds, changes and removes worlds and spots",
        explanation: [
            "They are files of JSON in the folder worlds of the content folder, described in",
            "content/README.md. Without an ID, one is made from the name. An empty value removes",
            "a text, a picture or the Pokémon: --comment ''.",
        ],
        operands: [action, kind, id],
        actions: actions,
        options: options,
        examples: [
            "worlds add world overworld --name Overworld --language en",
            "worlds add spot home --world overworld --x 100 --z -200 --image shot.png",
            "worlds list spots --world overworld",
        ]
    )

    /// The actions, in the order of the help.
    private static let actions: [CommandAction] = [
        .list, .addWorld, .addSpot, .editWorld, .editSpot, .removeWorld, .removeSpot,
    ]

    private static let action = Operand(name: "ACTION", summary: "list, add, edit, remove")
    private static let kind = Operand(name: "KIND", standard: "", summary: "world or spot")
    /// What `list` shows.
    static let kinds = Operand(
        name: "KIND", kind: .choice(WorldsKind.allCases.map(\.plural)), standard: "",
        summary: "what to list")
    static let id = Operand(name: "ID", standard: "", summary: "the id of the world or spot")
    static let requiredID = Operand(
        name: "ID", standard: nil, summary: "the id of the world or spot")

    /// The options of all actions, each once; those of the command as a whole come last.
    private static let options: [CommandOption] =
        actions.flatMap(\.options).reduce(into: []) { options, option in
            if !(options + WorldsPlace.options).contains(option) { options.append(option) }
        } + WorldsPlace.options

    private let work: @Sendable (Console) throws -> ExitStatus

    init(_ arguments: Arguments) throws {
        let action = try Self.action(arguments)
        if action.words.count == 1, let word = arguments.given(Self.id) {
            throw arguments.error("\"\(word)\" is too much: \(action.name) takes no ID")
        }
        try arguments.refuseOptions(except: action.options, of: action.name)
        work = try action.prepare(arguments)
    }

    func run(on console: Console) throws -> ExitStatus { try work(console) }

    private static func action(_ arguments: Arguments) throws -> CommandAction {
        let verb = try arguments.value(of: action)
        let known = actions.filter { $0.words[0] == verb }
        guard let first = known.first else {
            let verbs = Suggestion(candidates: actions.map { $0.words[0] })
            throw arguments.error("there is no action \(verb)\(verbs.question(for: verb))")
        }
        let kind = try kind(arguments)
        if first.words.count == 1 { return first }
        guard let action = known.first(where: { $0.words.last == kind?.rawValue }) else {
            throw arguments.error("\(verb) what? Write \(verb) world, or \(verb) spot")
        }
        return action
    }

    /// The kind that was named, in the singular or plural; `nil` if none was.
    static func kind(_ arguments: Arguments) throws -> WorldsKind? {
        guard let word = arguments.given(kind) else { return nil }
        let kinds = WorldsKind.allCases
        guard let kind = kinds.first(where: { [$0.rawValue, $0.plural].contains(word) }) else {
            let known = Suggestion(candidates: kinds.map(\.rawValue))
            throw arguments.error(
                "there are worlds and spots, not \(word)\(known.question(for: word))")
        }
        return kind
    }
}

enum WorldsKind: String, CaseIterable {
    case world, spot

    var plural: String { "\(rawValue)s" }
}
