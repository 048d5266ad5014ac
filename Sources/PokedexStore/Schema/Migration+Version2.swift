extension Migration {
    /// Version 2: says in what way the facts were made from the source's records. Those of version 1
    /// were made in the first way.
    static let version2 = Migration(
        version: 2,
        summary: "adds data_source.data_version: in what way the facts were made",
        statements: """
            ALTER TABLE data_source
                ADD COLUMN data_version INTEGER NOT NULL DEFAULT 1 CHECK (data_version >= 1);
            """)
}
