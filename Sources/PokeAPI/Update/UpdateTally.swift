/// What came of an update so far.
struct UpdateTally {
    /// Records that were not known.
    var added = 0
    /// Records that were known and came otherwise than they were kept.
    var refreshed = 0
    /// Records that were asked for and have not changed.
    var unchanged = 0
    /// Records that could not be had or taken in this run.
    var failed = 0
    /// Records that were not asked for because the run ended.
    var unreached = 0
    /// Why the run ended early.
    var stop: UpdateReport.Stop?
    /// Whether the source has answered anything.
    var hasAnswer = false
    /// The first thing that went wrong.
    var firstReason: String?
    /// Whether the database was replaced.
    var hasChangedDatabase = false
    /// What failed in earlier runs.
    let former: Set<String>
    /// Records that were fetched but could not be joined.
    var refused: Set<ResourceKey> = []

    init(failures: [RecordStore.Failure]) {
        former = Set(failures.map(\.place))
    }

    /// Why an update without any answer could do nothing.
    var whyNothing: String {
        stop == .interrupted
            ? "interrupted before anything was fetched"
            : "nothing was fetched: \(firstReason ?? "the source has nothing"); the database is as "
                + "it was"
    }
}
