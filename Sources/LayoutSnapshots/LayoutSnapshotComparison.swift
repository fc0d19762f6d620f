import Foundation
import UIKitLayout

/// A comparison of snapshots with references in a folder, for test frameworks other than XCTest and Swift Testing.
///
/// The reference of a variant consists of a picture (`name.variant.png`) and the frames of its views
/// (`name.variant.txt`) if it shows views. The pictures decide whether a comparison fails; the frames explain the
/// failure.
public struct LayoutSnapshotComparison {
    /// The folder of the references; created when the first one is written.
    public var references: URL
    /// The folder for the pictures of failures: the reference, the new picture and their difference.
    public var output: URL
    /// Which references are written.
    public var recording: LayoutSnapshotRecording
    /// How far pictures may differ.
    public var tolerance: LayoutSnapshotTolerance

    /// Creates a comparison. Each argument is described at the property of the same name.
    public init(
        references: URL, output: URL, recording: LayoutSnapshotRecording = .missing,
        tolerance: LayoutSnapshotTolerance = .standard
    ) {
        (self.references, self.output) = (references, output)
        (self.recording, self.tolerance) = (recording, tolerance)
    }

    /// Compares snapshots of a subject in each variant with their references.
    ///
    /// - Parameters:
    ///   - subject: the subject. The expression is evaluated once for each variant.
    ///   - variants: the widths, size classes, appearances, directions and text sizes.
    ///   - name: the name of the references.
    /// - Returns: a failure for each variant whose picture differs, whose reference was written or is missing, or of
    ///   which no snapshot could be taken, stored or read.
    public func failures<Subject: LayoutSnapshotSubject>(
        of subject: @autoclosure () throws -> Subject, in variants: LayoutVariants = LayoutVariants(),
        named name: String
    ) -> [LayoutSnapshotFailure] {
        variants.all.compactMap { variant in
            let full = Self.fileName([name, variant.name].filter { !$0.isEmpty }.joined(separator: "."))
            do {
                return try failure(of: subject().layoutSnapshot(in: variant), variant, named: full)
            } catch {
                return LayoutSnapshotFailure(name: full, reason: "\(error)")
            }
        }
    }

    private func failure(
        of snapshot: LayoutSnapshot, _ variant: LayoutVariant, named name: String
    ) throws(LayoutSnapshotError) -> LayoutSnapshotFailure? {
        guard let png = snapshot.image.pngData() else { throw LayoutSnapshotError("the picture has no pixels") }
        let files = SnapshotFiles(references: references, output: output, name: name)
        guard recording != .all, let reference = files.reference else {
            guard recording != .never else {
                return LayoutSnapshotFailure(name: name, reason: "there is no reference \(files.referenceURL.path)")
            }
            try files.record(png, snapshot.frames)
            return LayoutSnapshotFailure(name: name, reason: "recorded \(files.referenceURL.path); look at it")
        }
        guard reference != png else { return nil }
        guard let old = PicturePixels(png: reference), let new = PicturePixels(png: png) else {
            throw LayoutSnapshotError("\(files.referenceURL.path) is not a PNG file")
        }
        let comparison = PictureComparison(old, new, tolerance: tolerance, scale: variant.scale)
        guard let reason = comparison.failure(share: tolerance.share) else { return nil }
        let changes = FrameChanges(from: files.frames, to: snapshot.frames, distance: tolerance.distance)
        let failure = try files.writeFailure(reason, changes, new: png, comparison)
        if recording == .failed { try files.record(png, snapshot.frames) }
        return failure
    }

    /// Returns the name of a file: the given name, in which `-` replaces each character other than letters, digits, `.`
    /// and `_`.
    static func fileName(_ name: String) -> String {
        String(name.map { $0.isLetter || $0.isNumber || "._-".contains($0) ? $0 : "-" })
    }
}

/// The failure of a snapshot: it differs from its reference, its reference was written or is missing, or an error
/// occurred.
public nonisolated struct LayoutSnapshotFailure: Error, Hashable, CustomStringConvertible {
    /// The name of the reference, without its extension.
    public let name: String
    /// A description of the difference between the pictures, or the reason why they were not compared.
    public let reason: String
    /// A line for each view that has moved or changed its size, has appeared or disappeared, and for each changed text.
    public var changes: [String] = []
    /// The files with the reference, the new picture and their difference; empty if the pictures were not compared.
    public var pictures: [URL] = []

    /// The name, the reason, the changes and the paths of the pictures, on several lines.
    public var description: String {
        let files = zip(["reference", "new", "difference"], pictures).map { "\($0): \($1.path)" }
        let advice =
            pictures.isEmpty
            ? []
            : ["to accept the new picture, run the test with \(LayoutSnapshotRecording.environmentVariable)=failed"]
        return (["snapshot \(name): \(reason)"] + (changes + files + advice).map { "  " + $0 }).joined(separator: "\n")
    }
}
