import Foundation

/// The files of one reference and of the failure to match it.
nonisolated struct SnapshotFiles {
    /// The folder of the references.
    let references: URL
    /// The folder for the pictures of failures.
    let output: URL
    /// The name of the reference, without its extension.
    let name: String

    /// The reference picture.
    var referenceURL: URL { references.appendingPathComponent(name + ".png") }
    private var framesURL: URL { references.appendingPathComponent(name + ".txt") }

    /// The bytes of the reference picture; `nil` if there is none.
    var reference: Data? { FileManager.default.contents(atPath: referenceURL.path) }

    /// The stored frames; empty if there are none.
    var frames: [LayoutSnapshot.Frame] {
        let data = FileManager.default.contents(atPath: framesURL.path) ?? Data()
        return FrameList.frames(in: String(decoding: data, as: UTF8.self))
    }

    /// Writes the reference: the picture and, if the subject has views, their frames.
    func record(_ png: Data, _ frames: [LayoutSnapshot.Frame]) throws(LayoutSnapshotError) {
        try write(png, to: referenceURL)
        guard !frames.isEmpty else { return }
        try write(Data(FrameList.text(of: frames).utf8), to: framesURL)
    }

    /// Writes the pictures of a failure and returns its description.
    func writeFailure(
        _ reason: String, _ changes: FrameChanges, new: Data, _ comparison: PictureComparison
    ) throws(LayoutSnapshotError) -> LayoutSnapshotFailure {
        var failure = LayoutSnapshotFailure(name: name, reason: reason)
        failure.changes = changes.descriptions
        let pictures = [("reference", reference), ("new", new), ("difference", comparison.picture.png)]
        for (kind, data) in pictures {
            let url = output.appendingPathComponent("\(name).\(kind).png")
            try write(data ?? Data(), to: url)
            failure.pictures.append(url)
        }
        return failure
    }

    private func write(_ data: Data, to url: URL) throws(LayoutSnapshotError) {
        do {
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: url, options: .atomic)
        } catch {
            throw LayoutSnapshotError("cannot write \(url.path): \(error.localizedDescription)")
        }
    }
}
