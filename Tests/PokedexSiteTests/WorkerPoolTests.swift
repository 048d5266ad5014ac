import Synchronization
import Testing

@testable import PokedexSite

@Suite struct WorkerPoolTests {
    private struct Failure: Error, Equatable {
        let piece: Int
    }

    @Test(arguments: [0, 1, 2, 7]) func doesEveryPieceOnce(jobs: Int) throws {
        let done = try WorkerPool(jobs: jobs).run(count: 1000) {
            [Int]()
        } work: { pieces, piece in
            pieces.append(piece)
        } finish: { pieces in
            pieces
        }
        #expect(done.count == max(1, jobs))
        #expect(done.flatMap { $0 }.sorted() == Array(0..<1000))
    }

    @Test func doesPiecesInOrderWhenAlone() throws {
        let done = try WorkerPool(jobs: 1).run(count: 5) {
            [Int]()
        } work: { pieces, piece in
            pieces.append(piece)
        } finish: { pieces in
            pieces
        }
        #expect(done == [[0, 1, 2, 3, 4]])
    }

    @Test func finishesItsWorkersWithoutPieces() throws {
        let done = try WorkerPool(jobs: 2).run(count: 0) {
            "made"
        } work: { _, _ in
        } finish: { worker in
            worker
        }
        #expect(done == ["made", "made"])
    }

    @Test func stopsAtTheFirstError() {
        let begun = Mutex<[Int]>([])
        #expect(throws: Failure(piece: 3)) {
            try WorkerPool(jobs: 1).run(count: 1000) {
            } work: { _, piece in
                begun.withLock { $0.append(piece) }
                if piece >= 3 { throw Failure(piece: piece) }
            } finish: { _ in
            }
        }
        #expect(begun.withLock { $0 } == [0, 1, 2, 3])
    }

    @Test func throwsOneErrorWhenEveryWorkerFails() {
        #expect(throws: Failure.self) {
            try WorkerPool(jobs: 4).run(count: 100) {
            } work: { _, piece in
                throw Failure(piece: piece)
            } finish: { _ in
            }
        }
    }

    @Test func passesOnThatAWorkerCannotBeMade() {
        #expect(throws: Failure(piece: -1)) {
            try WorkerPool(jobs: 2).run(count: 3) { () throws -> Int in
                throw Failure(piece: -1)
            } work: { _, _ in
            } finish: { _ in
            }
        }
    }
}
