import Foundation
import Testing
import XCTest

/// Asserts that snapshots of a subject look like their references, in tests of XCTest and of Swift Testing.
///
/// The references are in the folder `LayoutSnapshots/TestFile` next to the file of the test. Their names consist of the
/// name of the test function, the name given here and the name of the variant (``LayoutVariant/name``), separated by
/// points, such as `testCard.long.320.dark.png`. A missing reference is written, and the assertion fails.
///
/// If a snapshot differs, the failure states how many pixels differ and which frames have moved, and names three
/// pictures: the reference, the new picture and their difference. The pictures are written to the folder that the
/// environment variable `LAYOUT_SNAPSHOTS_OUTPUT` names, by default `LayoutSnapshots` in the temporary folder, in a
/// subfolder with the name of the test's file. Swift Testing also receives them as attachments.
///
/// - Parameters:
///   - subject: a view, a view controller, a layer, a path, an image, or a value of your own type. The expression is
///     evaluated once for each variant.
///   - variants: the widths, size classes, appearances, directions and text sizes.
///   - tolerance: how far the picture may differ from the reference.
///   - name: a name that distinguishes several assertions of one test.
///   - recording: which references are written; by default those that the environment variable
///     `LAYOUT_SNAPSHOTS_RECORD` selects (`missing`, `failed`, `all` or `never`), and without it the missing ones.
///   - fileID: the module and the file of the test, to which failures are attributed.
///   - filePath: the path of the test's file, beside which the references are.
///   - testName: the name of the test function.
///   - line: the line to which failures are attributed.
///   - column: the column to which failures are attributed.
public func assertSnapshot<Subject: LayoutSnapshotSubject>(
    of subject: @autoclosure () throws -> Subject, in variants: LayoutVariants = LayoutVariants(),
    tolerance: LayoutSnapshotTolerance = .standard, named name: String? = nil,
    record recording: LayoutSnapshotRecording? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    testName: String = #function, line: UInt = #line, column: UInt = #column
) {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    do {
        let comparison = LayoutSnapshotComparison(
            references: place.references, output: place.output,
            recording: try recording ?? .fromEnvironment(), tolerance: tolerance)
        let parts = [String(testName.prefix { $0 != "(" }), name].compactMap(\.self)
        let failures = comparison.failures(of: try subject(), in: variants, named: parts.joined(separator: "."))
        failures.forEach(place.report)
    } catch {
        place.report("\(error)")
    }
}

/// The place of an assertion in the sources of a test.
private nonisolated struct TestPlace {
    let fileID: StaticString
    let filePath: StaticString
    let line: UInt
    let column: UInt

    /// The path of the test's file without its extension.
    private var file: URL { URL(fileURLWithPath: "\(filePath)").deletingPathExtension() }

    /// The folder of the references.
    var references: URL {
        file.deletingLastPathComponent().appendingPathComponent("LayoutSnapshots")
            .appendingPathComponent(file.lastPathComponent)
    }

    /// The folder for the pictures of failures.
    var output: URL {
        let named = ProcessInfo.processInfo.environment["LAYOUT_SNAPSHOTS_OUTPUT"].map { URL(fileURLWithPath: $0) }
        let folder = named ?? FileManager.default.temporaryDirectory.appendingPathComponent("LayoutSnapshots")
        return folder.appendingPathComponent(file.lastPathComponent)
    }

    /// Reports a failure with its pictures to the framework whose test is running.
    func report(_ failure: LayoutSnapshotFailure) {
        if Test.current != nil {
            for picture in failure.pictures {
                guard let data = FileManager.default.contents(atPath: picture.path) else { continue }
                Attachment.record([UInt8](data), named: picture.lastPathComponent, sourceLocation: sourceLocation)
            }
        }
        report(failure.description)
    }

    /// Reports a failure to the framework whose test is running.
    func report(_ message: String) {
        guard Test.current != nil else { return XCTFail(message, file: filePath, line: line) }
        Issue.record(Comment(rawValue: message), sourceLocation: sourceLocation)
    }

    private var sourceLocation: SourceLocation {
        SourceLocation(fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
    }
}
