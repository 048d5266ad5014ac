import JSON

/// Which modules the theme's scripts need, so that browsers can request all of them at once, instead
/// of each when the one that imports it has come.
///
/// Modules are their paths below `scripts/`: `page/data.js`.
struct ModuleImports: Sendable {
    /// What a module imports itself, in its order.
    private let imports: [String: [String]]
    /// The modules that scripts load when they are needed: those that they name outside of imports.
    private let loaded: [String]

    /// - Parameter files: the theme's files, with their paths in the folder of assets.
    init(_ files: [OutputFile]) {
        var imports: [String: [String]] = [:]
        var named: Set<String> = []
        for file in files where file.path.hasPrefix(Self.folder) && file.path.hasSuffix(".js") {
            let module = String(file.path.dropFirst(Self.folder.count))
            let script = String(decoding: file.bytes, as: UTF8.self)
            imports[module] = Self.paths(in: script).map { Self.path($0, from: module) }
            named.formUnion(script.split(separator: "\"").map(String.init))
        }
        self.imports = imports
        loaded = imports.keys.filter(named.contains).sorted()
    }

    /// The folder of modules in that of assets.
    static let folder = "scripts/"

    /// What the entry of every page needs at once: itself, what the header needs, and what both import.
    var first: [String] { closure(of: ["site.js", "search/search.js"]) }

    /// `scripts/imports.js`: what else must be there for each module that is loaded later. The theme's
    /// file of that name is empty.
    var file: OutputFile {
        let first = Set(first)
        var writer = JSONWriter()
        writer.object { writer in
            for module in loaded {
                let others = closure(of: [module]).dropFirst().filter { !first.contains($0) }
                if !others.isEmpty { writer.column(module, others) }
            }
        }
        return OutputFile(
            path: Self.folder + "imports.js",
            bytes: Array("export default ".utf8) + writer.bytes + Array(";\n".utf8))
    }

    /// Some modules with everything that they import, each once.
    private func closure(of modules: [String]) -> [String] {
        var found: (inOrder: [String], all: Set<String>) = ([], [])
        func add(_ module: String) {
            guard found.all.insert(module).inserted else { return }
            found.inOrder.append(module)
            for imported in imports[module] ?? [] { add(imported) }
        }
        for module in modules { add(module) }
        return found.inOrder
    }

    /// The quoted paths of a script's static imports, which begin lines and end in `;`.
    private static func paths(in script: String) -> [Substring] {
        script.split(separator: ";").compactMap { statement in
            let statement = statement.drop(while: \.isNewline)
            let isImport = ["import", "export {", "export *", "export{", "export*"].contains(
                where: statement.hasPrefix)
            guard isImport, statement.hasSuffix("\""), statement.count(where: { $0 == "\"" }) == 2
            else { return nil }
            return statement.dropLast().split(separator: "\"").last
        }
    }

    /// A relative path such as `../page/data.js`, followed from a module.
    private static func path(_ relative: Substring, from module: String) -> String {
        var parts = module.split(separator: "/").dropLast()
        for part in relative.split(separator: "/") where part != "." {
            if part == ".." { parts = parts.dropLast() } else { parts.append(part) }
        }
        return parts.joined(separator: "/")
    }
}
