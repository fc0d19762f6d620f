import Foundation
import UIKitLayout

/// A comparison of snapshots with references in a folder, for test frameworks other than XCTest and Swift Testing.
///
/// The reference of a variant consists of a picture (`name.variant.png`) and the frames of its views
/// (`name.variant.txt`). The picture decides whether a snapshot fails; the frames explain why it does.
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
    ///   - name: the name of the references.
    /// - Returns: a failure for each variant whose picture differs or whose reference was written or is missing.
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

    /// Returns the name with each character replaced by `-` that is neither a letter nor a digit nor one of `.`, `_` and
    /// `-`.
    static func fileName(_ name: String) -> String {
        String(name.map { $0.isLetter || $0.isNumber || "._-".contains($0) ? $0 : "-" })
    }
}

/// A snapshot that differs from its reference, or whose reference was written or is missing.
public nonisolated struct LayoutSnapshotFailure: Error, Hashable, CustomStringConvertible {
    /// The name of the reference, without its extension.
    public let name: String
    /// The difference of the pictures, or the reason why they were not compared.
    public let reason: String
    /// A sentence for each view that has moved, appeared, disappeared or changed its text.
    public var changes: [String] = []
    /// The reference, the new picture and the picture of their difference, if they were compared.
    public var pictures: [URL] = []

    /// All of the failure, on several lines.
    public var description: String {
        let files = zip(["reference", "new", "difference"], pictures).map { "\($0): \($1.path)" }
        let advice =
            pictures.isEmpty
            ? []
            : ["to accept the new picture, run the test with \(LayoutSnapshotRecording.environmentVariable)=failed"]
        return (["snapshot \(name): \(reason)"] + (changes + files + advice).map { "  " + $0 }).joined(separator: "\n")
    }
}
