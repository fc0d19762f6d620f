import LayoutEngine
import XCTest

final class ConstraintSolverTests: XCTestCase {
    // Badros, Borning, Stuckey: The Cassowary Linear Arithmetic Constraint Solving Algorithm (2001), section 2:
    // a midpoint dragged to 90 pushes the right end to its limit of 100, and the left end to 80.
    func testDraggingTheMidpointOfTheCassowaryPaper() throws {
        let solver = ConstraintSolver()
        let (left, middle, right) = (solver.addVariable(), solver.addVariable(), solver.addVariable())
        _ = try solver.add([.init(middle, times: 2), .init(left, times: -1), .init(right, times: -1)], .equal, 0)
        _ = try solver.add([.init(right), .init(left, times: -1)], .greaterThanOrEqual, 10)
        _ = try solver.add([.init(right)], .lessThanOrEqual, 100)
        let edit = try solver.add([.init(middle)], .equal, 50, priority: 750)
        _ = try solver.add([.init(left)], .equal, 30, priority: 250)
        try solver.solve()
        XCTAssertEqual(solver.value(of: right), 70, accuracy: 1e-9)
        try solver.setConstant(90, of: edit)
        try solver.solve()
        XCTAssertEqual(solver.value(of: left), 80, accuracy: 1e-9)
        XCTAssertEqual(solver.value(of: right), 100, accuracy: 1e-9)
    }

    func testManyWeakConstraintsNeverOutvoteAStrongerOne() throws {
        let solver = ConstraintSolver()
        let x = solver.addVariable()
        for _ in 0..<50 { _ = try solver.add([.init(x)], .equal, 0, priority: 749) }
        _ = try solver.add([.init(x)], .equal, 100, priority: 750)
        try solver.solve()
        XCTAssertEqual(solver.value(of: x), 100, accuracy: 1e-9)
    }

    func testAContradictionNamesItsConstraintsAndTheYoungestIsGivenUp() throws {
        let solver = ConstraintSolver()
        let x = solver.addVariable()
        let older = try solver.add([.init(x)], .greaterThanOrEqual, 50)
        let younger = try solver.add([.init(x)], .lessThanOrEqual, 40)
        XCTAssertThrowsError(try solver.solve()) { error in
            XCTAssertEqual((error as? EngineError)?.code, .unsatisfiable)
        }
        XCTAssertEqual(solver.conflicts.map(\.broken), [younger])
        XCTAssertEqual(solver.conflicts.first?.constraints, [older, younger])
        XCTAssertEqual(solver.value(of: x), 50, accuracy: 1e-9)
    }

    func testNumbersThatAreNotFiniteAreRefused() {
        let solver = ConstraintSolver()
        let x = solver.addVariable()
        XCTAssertThrowsError(try solver.add([.init(x)], .equal, .nan)) { error in
            XCTAssertEqual((error as? EngineError)?.code, .notFinite)
        }
        XCTAssertThrowsError(try solver.add([.init(x)], .equal, 0, priority: 1001)) { error in
            XCTAssertEqual((error as? EngineError)?.code, .badPriority)
        }
    }

    func testSolversInManyThreadsDoNotDisturbEachOther() async throws {
        let values = try await withThrowingTaskGroup(of: Double.self) { group in
            for offset in 0..<64 {
                group.addTask {
                    let solver = ConstraintSolver()
                    var previous = solver.addVariable()
                    _ = try solver.add([.init(previous)], .equal, Double(offset))
                    for _ in 0..<50 {
                        let next = solver.addVariable()
                        _ = try solver.add([.init(next), .init(previous, times: -1)], .equal, 1)
                        previous = next
                    }
                    try solver.solve()
                    return solver.value(of: previous)
                }
            }
            return try await group.reduce(into: Set<Double>()) { $0.insert($1) }
        }
        XCTAssertEqual(values, Set((0..<64).map { Double($0 + 50) }))
    }
}
