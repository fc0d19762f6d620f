import Foundation
import LayoutSnapshots
import UIKitLayout

/// Folders for references and for the pictures of failures, which are removed when the object is deallocated.
nonisolated final class SnapshotFolder {
    private let folder: URL
    let references: URL
    let output: URL

    init() {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        references = folder.appendingPathComponent("references")
        output = folder.appendingPathComponent("output")
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    /// The names of the files of a folder, sorted.
    func names(in folder: URL) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    }
}

extension SnapshotFolder {
    func comparison(
        _ recording: LayoutSnapshotRecording = .missing, tolerance: LayoutSnapshotTolerance = .standard
    ) -> LayoutSnapshotComparison {
        LayoutSnapshotComparison(references: references, output: output, recording: recording, tolerance: tolerance)
    }
}

/// The pixels of a PNG file.
nonisolated struct TestPixels {
    let width: Int
    let height: Int
    private let bytes: [UInt8]

    init?(at url: URL) {
        guard let data = FileManager.default.contents(atPath: url.path), let image = UIImage(data: data)?.cgImage,
            let pixels = image.dataProvider?.data
        else { return nil }
        (width, height, bytes) = (image.width, image.height, [UInt8](pixels as Data))
    }

    /// Red, green, blue and opacity of a pixel.
    func pixel(_ x: Int, _ y: Int) -> [UInt8] { Array(bytes[((y * width + x) * 4)..<((y * width + x) * 4 + 4)]) }
}

/// A white view of 40 × 30 points with a box of the given frame in it.
func boxView(_ frame: CGRect, color: UIColor = .red) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
    view.backgroundColor = .white
    let box = UIView(frame: frame)
    box.accessibilityIdentifier = "box"
    box.backgroundColor = color
    view.addSubview(box)
    return view
}

/// A view with a label that is 8 points from the top, the bottom and the leading edge.
func noteView(_ text: String, top: CGFloat = 8) -> UIView {
    let (view, label) = (UIView(), UILabel())
    label.text = text
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: view.topAnchor, constant: top),
        label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 8),
        label.trailingAnchor.constraint(lessThanOrEqualTo: view.trailingAnchor, constant: -8),
        label.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -8),
    ])
    return view
}
