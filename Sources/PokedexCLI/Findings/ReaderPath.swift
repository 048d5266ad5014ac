import Platform

/// Paths from where the reader stands.
enum ReaderPath {
    /// A path below the current folder relative to it; any other path as it is.
    static func shown(_ path: String) -> String {
        guard path.hasPrefix("/"), let folder = current, path.hasPrefix("\(folder)/") else {
            return path
        }
        let relative = path.dropFirst(folder.count).drop { $0 == "/" }
        return relative.isEmpty ? path : String(relative)
    }

    /// The path from the folder of the repository, where GitHub Actions looks for files.
    static func inWorkspace(_ path: String) -> String {
        let path = path.hasPrefix("./") ? String(path.dropFirst(2)) : path
        guard !path.hasPrefix("/"), let folder = current, let variable = getenv("GITHUB_WORKSPACE")
        else { return path }
        let workspace = String(cString: variable)
        guard folder.hasPrefix("\(workspace)/") else { return path }
        return "\(folder.dropFirst(workspace.count + 1))/\(path)"
    }

    private static var current: String? {
        guard let path = getcwd(nil, 0) else { return nil }
        defer { free(path) }
        let text = String(cString: path)
        return text == "/" ? nil : text
    }
}
