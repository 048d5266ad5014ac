import Diagnostics
import Platform
import PokedexStore

extension CommandAction {
    /// `database export DIR`
    static let export = CommandAction(
        words: ["export"],
        summary: [
            "writes all of it into a new folder as CSV files, one for each table,",
            "from which \"import DIR\" makes the same database again; with",
            "--changed-since the facts only that DB lacks, for content/facts",
        ],
        operands: [Operand(name: "DIR", kind: .folder, standard: nil, summary: "the new folder")],
        options: [DatabaseChoice.option, changedSince]
    ) { arguments in
        guard let folder = arguments.given(older) else {
            throw arguments.error("export writes into a new folder: export DIR")
        }
        let (path, other) = (DatabaseChoice(arguments).path, arguments[changedSince])
        return { console in
            let database = SQLiteCatalogRepository(path: path)
            let files =
                try other.map { try database.exported(changedSince: .init(path: $0)) }
                ?? database.exported()
            let isTaken = try File(path: folder).exists && !FileTree(path: folder).isEmpty()
            guard !isTaken else {
                throw DiagnosticError("it is not empty; name a new folder", path: folder)
            }
            guard mkdir(folder, 0o755) == 0 || errno == EEXIST else {
                throw FileError(.write, folder, errno)
            }
            for file in files {
                try File(path: "\(folder)/\(file.name)").opened(
                    to: .write, O_WRONLY | O_CREAT | O_EXCL
                ) { try $0.write(file.bytes) }
            }
            try console.write(
                summary: "\(folder): \(Figures.count(files.count, "table", "tables")) of \(path)")
            return .success
        }
    }

    static let changedSince = CommandOption.valued(
        "changed-since", "DB", "export: write what changed since this database")
}
