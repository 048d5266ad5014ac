import SQLite

/// Why fetched records could not be kept or read.
struct RecordStoreError: Error, Hashable, CustomStringConvertible {
    /// What kind of trouble it is.
    enum Kind: Sendable {
        /// Another process is updating the same database.
        case busy
        /// The disk is full or cannot be written.
        case notWritable
        /// The bytes are no sound store.
        case damaged
        /// The file belongs to another program.
        case foreign
        /// The store was written by another version of this program.
        case otherVersion
    }

    /// What kind of trouble it is.
    let kind: Kind
    /// The file, the reason and what to do.
    let description: String

    /// Says what is wrong with the file.
    init(_ kind: Kind, path: String, reason: String) {
        self.kind = kind
        description =
            switch kind {
            case .busy:
                "\(path): another update of this database is running; let it finish"
            case .notWritable:
                "\(path): what was fetched cannot be kept: \(reason); what was there before is "
                    + "unchanged"
            case .damaged:
                "\(path): what was fetched before cannot be read: \(reason); fetch everything "
                    + "again with `pokedex-site update --full`"
            case .foreign:
                "\(path): what is fetched cannot be kept there: \(reason); move it away"
            case .otherVersion: "\(path): \(reason)"
            }
    }

    /// Tells what SQLite refused.
    init(_ error: SQLiteError, path: String) {
        if error.isBusy {
            self.init(.busy, path: path, reason: error.message)
        } else if error.isDisk {
            self.init(.notWritable, path: path, reason: error.message)
        } else {
            self.init(.damaged, path: path, reason: "\(error)")
        }
    }
}
