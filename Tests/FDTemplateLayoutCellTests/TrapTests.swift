import Foundation
import XCTest

/// The messages printed when the program stops because of a mistake; they are UIKit's if UIKit has one.
///
/// `TL_TRAP_PROBE` contains the path of the probe, so that a release build can be tested; by default, the probe built
/// with the tests is used.
nonisolated final class TrapTests: XCTestCase {
    private let recursion = "such a recursion does not end"
    private let pathWords =
        "Index paths passed to table view must contain exactly two indices specifying the section and row."
}

extension TrapTests {
    func testTemplatesSayWhatIsWrong() throws {
        try check([
            "template-not-registered":
                "Cell must be registered to table view for identifier - other (registered: cell)",
            "header-not-registered": "HeaderFooterView must be registered to table view for identifier - other",
            "endless-recursion": recursion,
            "frame-layout-negative":
                "cell height must not be negative - provided height for identifier - frame is -5.000000",
            "frame-layout-nan": "cell height must not be NaN",
            "frame-layout-infinite": "provided height for identifier - frame is inf",
            "frame-layout-1e308": "cell height must not be NaN, infinite or above 1000000000 points",
        ])
    }

    func testIndexPathsSayWhatIsWrong() throws {
        try check([
            "cache-by-negative-row": "-1 is no number of a section or row",
            "cache-by-negative-section": "-1 is no number of a section or row",
            "cache-by-huge-row": "9223372036854775807 is no number of a section or row",
            "invalidate-last-number": "9223372036854775807 is no number of a section or row",
            "negative-section": "-1 is no number of a section or row",
            "cache-by-three-indices": pathWords, "cache-by-no-index": pathWords,
        ])
    }

    // UIKit's message for negative heights, from crash reports. It has none for other invalid heights.
    func testHeightsThatAreNoneAreRejected() throws {
        try check([
            "row-height-negative": """
            table view row height must not be negative - provided height for index path (<NSIndexPath> {length = 2, \
            path = 0 - 0}) is -10.000000
            """,
            "row-height-nan": "table view row height must not be NaN",
            "row-height-infinite": "path = 0 - 0}) is inf",
            "row-height-1e308": "table view row height must not be NaN, infinite or above 1000000000 points",
            "row-estimate-infinite": "table view estimated row height must not be NaN, infinite",
            "header-height-negative":
                "section header height must not be negative - provided height for section 0 is -5.000000",
        ])
    }

    func testTablesSayWhatIsWrong() throws {
        try check([
            "negative-row-count": "the data source says that there are -1 rows in section 0",
            "negative-section-count": "the data source says that there are -1 sections",
            "huge-row-count": "the data source says that there are 5000000000 rows in section 0",
            "cell-not-registered": """
            unable to dequeue a cell with identifier other - must register a nib or a class for the identifier or \
            connect a prototype cell in a storyboard
            """,
            "item-not-registered": """
            could not dequeue a view of kind: UICollectionElementKindCell with identifier other - must register a nib or a \
            class for the identifier or connect a prototype cell in a storyboard
            """,
            "item-whose-source-fails": "Card.xib: no such class: CardCell",
            "delete-item-without-data": """
            Invalid update: invalid number of items in section 0. The number of items contained in an existing section \
            after the update (5) must be equal to the number of items contained in that section before the update (5), \
            plus or minus the number of items inserted or deleted from that section (0 inserted, 1 deleted)
            """,
            "item-size-nan": "collection view item height must not be NaN, infinite or above 1000000000 points",
            "delete-without-data": """
            Invalid update: invalid number of rows in section 0. The number of rows contained in an existing section \
            after the update (5) must be equal to the number of rows contained in that section before the update (5), \
            plus or minus the number of rows inserted or deleted from that section (0 inserted, 1 deleted)
            """,
            "delete-negative-row":
                "attempt to delete row -1 from section 0 which only contains 5 rows before the update",
            "insert-beyond-the-end": "attempt to insert row 100 into section 0, but there are only 5 rows",
            "update-no-table-has": "attempt to update section or row 9223372036854775807, which no table has",
            "end-without-begin": "endUpdates without beginUpdates",
            "reload-while-loading": "while it was asking its delegate for all heights",
        ])
    }

    func testViewsSayWhatIsWrong() throws {
        try check([
            "add-self": "Can't add self as subview", "add-ancestor": "is a part of cycle in its layer tree",
            "nest-downwards": "views are nested too deep", "nest-upwards": "views are nested too deep",
            "frame-nan": "CALayer position contains NaN: [nan 5.0]",
            "frame-made-of-nan": "CALayer position contains NaN: [nan 5.0]",
            "constraint-without-ancestor": "because they have no common ancestor",
            // UIKit's message for constants, from crash reports.
            "intrinsic-width-nan":
                "NSLayoutConstraint constant is not finite!  That's illegal.  constant:nan firstAnchor:",
            "intrinsic-height-infinite": "NSLayoutConstraint constant is not finite!  That's illegal.  constant:inf",
            "constraint-nan": "the constant is not a number", "priority-1001": "1001",
            "visual-format": "Unable to parse constraint format",
        ])
    }

    private func check(_ expectations: [String: String], line: UInt = #line) throws {
        for (mistake, words) in expectations {
            let (status, output, errors) = try run(mistake)
            XCTAssertNotEqual(status, 0, mistake, line: line)
            XCTAssertEqual(output, "", mistake, line: line)
            XCTAssertTrue(errors.contains(words), "\(mistake) says: \(errors)", line: line)
        }
    }

    private func run(_ mistake: String) throws -> (status: Int32, output: String, errors: String) {
        let process = Process()
        let (output, errors) = (Pipe(), Pipe())
        process.executableURL = probe
        process.arguments = [mistake]
        process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
        (process.standardOutput, process.standardError) = (output, errors)
        try process.run()
        // Neither output exceeds the capacity of a pipe.
        let errorText = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        let outputText = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, outputText, errorText)
    }

    private var probe: URL {
        if let path = ProcessInfo.processInfo.environment["TL_TRAP_PROBE"] { return URL(fileURLWithPath: path) }
        let bundle = Bundle.main.bundleURL
        let beside = bundle.deletingLastPathComponent().appendingPathComponent("TrapProbe")
        return FileManager.default.isExecutableFile(atPath: beside.path)
            ? beside : bundle.appendingPathComponent("TrapProbe")
    }
}
