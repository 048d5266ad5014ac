import Foundation

/// Opens an address in the user's browser.
enum BrowserOpener {
    #if canImport(Darwin)
        private static let program = "open"
    #else
        private static let program = "xdg-open"
    #endif

    /// - Parameter fail: called, on another thread, when that is impossible; with the reason.
    static func open(_ address: String, fail: @escaping @Sendable (String) -> Void) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [program, address]
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        process.terminationHandler = { process in
            let status = process.terminationStatus
            if status != 0 {
                fail(status == 127 ? "there is no \(program)" : "\(program) ended with \(status)")
            }
        }
        do {
            try process.run()
        } catch {
            fail("\(error)")
        }
    }
}
