/// The way in which facts are made from the source's records.
///
/// The number goes up when this program takes more of a record than before, or takes it otherwise:
/// facts of another number must be fetched anew, though the schema may be the same.
package enum DataVersion {
    /// The way of this program.
    package static let current = 1
}
