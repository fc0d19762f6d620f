import Foundation
import InterfaceBuilder
import Locking
import UIKitLayout

/// The images of a catalogue, for pictures. An image that is missing or cannot be decoded is drawn as a box. A warning
/// names each image that cannot be decoded once, and each missing image if this is requested.
final class DrawnImages: ImageSource {
    private let catalog: AssetCatalog
    private let reportsMissing: Bool
    /// The warnings that have been printed, for all files of the command.
    private static let reported = Locked<Set<String>>([])

    /// - Parameter reportsMissing: whether warnings name images that the catalogue lacks.
    init(_ catalog: AssetCatalog, reportsMissing: Bool) {
        (self.catalog, self.reportsMissing) = (catalog, reportsMissing)
    }

    func image(named name: String) throws -> UIImage? {
        guard let image = try catalog.image(named: name) else {
            if reportsMissing { report("no image \"\(name)\" in the assets") }
            return nil
        }
        if let path = image.path, image.cgImage?.hasPixels == false { report("\(path): \(Self.reason(path))") }
        return image
    }

    /// The reason why the image in a file is not drawn.
    private static func reason(_ path: String) -> String {
        guard PDFDrawing.isPDF(path), !PDFDrawing.canDecode else { return "the image cannot be decoded" }
        return "the program pdftocairo, which decodes PDF images, is not installed (Debian: poppler-utils)"
    }

    private func report(_ message: String) {
        guard Self.reported.withLock({ $0.insert(message).inserted }) else { return }
        StandardError.write("fdlayout: warning: \(message); a box is drawn\n")
    }
}
