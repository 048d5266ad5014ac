import Platform
import Synchronization
import Testing

@testable import Parallelism

@Suite struct WorkerPoolTests {
    private struct Failure: Error, Equatable {
        let piece: Int
    }

    /// The pieces that each worker has done.
    private func pieces(_ count: Int, jobs: Int) -> [[Int]] {
        WorkerPool(jobs: jobs).run(count: count) {
            [Int]()
        } work: { pieces, piece in
            pieces.append(piece)
        } finish: { pieces in
            pieces
        }
    }

    @Test(arguments: [0, 1, 2, 7]) func doesEveryPieceOnce(jobs: Int) {
        let done = pieces(1000, jobs: jobs)
        #expect(done.count == max(1, jobs))
        #expect(done.flatMap { $0 }.sorted() == Array(0..<1000))
    }

    @Test func doesPiecesInOrderWhenAlone() {
        #expect(pieces(5, jobs: 1) == [[0, 1, 2, 3, 4]])
    }

    @Test func makesNoMoreWorkersThanPiecesButOne() {
        #expect(pieces(3, jobs: 7).count == 3)
        #expect(pieces(0, jobs: 2) == [[]])
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

    @Test(arguments: 1...10) func throwsTheErrorOfTheFirstPieceThatFails(jobs: Int) {
        #expect(throws: Failure(piece: 50)) {
            try WorkerPool(jobs: jobs).run(count: 100) {
            } work: { _, piece in
                if piece == 50 { usleep(1000) }
                if piece >= 50 { throw Failure(piece: piece) }
            } finish: { _ in
            }
        }
    }

    @Test func givesEveryThreadALargeStack() {
        let done = WorkerPool(jobs: 4).run(count: 8) {
            true
        } work: { isDeep, _ in
            isDeep = isDeep && usesTwoMegabytesOfStack()
        } finish: { isDeep in
            isDeep
        }
        #expect(done.allSatisfy { $0 })
    }

    @Test(arguments: [0, 1, 2, 3, 64, 65, 1000], [1, 2, 3]) func mapsInOrder(
        count: Int, jobs: Int
    ) {
        let elements = Array(0..<count)
        #expect(WorkerPool(jobs: jobs).map(elements) { -$0 } == elements.map { -$0 })
        #expect(WorkerPool(jobs: jobs).map(elements, minimum: 2) { -$0 } == elements.map { -$0 })
    }

    @Test func mapThrowsTheErrorOfTheFirstElementThatFails() {
        #expect(throws: Failure(piece: 40)) {
            try WorkerPool(jobs: 3).map(Array(0..<100)) { (element) throws(Failure) in
                if element >= 40 { throw Failure(piece: element) }
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
