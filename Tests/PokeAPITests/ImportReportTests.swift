import Testing

@testable import PokeAPI

struct ImportReportTests {
    @Test(arguments: [
        (0, "habitat left out 9 times: it is gone"),
        (1, "move/1: habitat left out 9 times: it is gone"),
        (3, "move/1, move/2, move/3: habitat left out 9 times: it is gone"),
        (5, "move/1, move/2, move/3 and 2 more: habitat left out 9 times: it is gone"),
    ])
    func namesAtMostThreePlaces(count: Int, description: String) {
        let records = (0..<count).map { ResourceKey(.move, $0 + 1) }
        let dropped = ImportReport.Dropped(
            element: "habitat", reason: "it is gone", isWaiting: false, count: 9,
            records: records)
        #expect(dropped.description == description)
    }
}
