import Foundation
import UIKitFacts
import UIKitLayout

/// The space for the text of a label in the direction in which the label grows, according to the stored frames.
nonisolated struct LabelRoom {
    /// The stored width of the label, in points.
    let textWidth: CGFloat
    /// The distance, in points, from the edge at which the label is constrained to the next view beside the label or,
    /// if there is none, to the edge of the superview. For a file with the width of a wider phone, it is the distance
    /// on the narrowest phone.
    let width: CGFloat

    private static let tolerance: CGFloat = 1

    /// Measures the space; the result is `nil` if the file does not store the frames.
    init?(of label: IBElement, in superview: IBElement, growsToTrailing: Bool, document: CheckedDocument) {
        guard let frame = label.storedFrame, frame.width > 0, let outer = superview.storedSize else { return nil }
        let beside = superview.list("subviews").filter { $0 !== label }.compactMap(\.storedFrame).filter {
            $0.minY < frame.maxY && $0.maxY > frame.minY
        }
        if growsToTrailing {
            let next = beside.map(\.minX).filter { $0 >= frame.maxX - Self.tolerance }.min()
            width = min(next ?? outer.width, outer.width) - frame.minX - Self.lost(around: label, document)
        } else {
            let next = beside.map(\.maxX).filter { $0 <= frame.minX + Self.tolerance }.max()
            width = frame.maxX - max(next ?? 0, 0) - Self.lost(around: label, document)
        }
        textWidth = frame.width
    }

    /// The width by which the narrowest phone is narrower than the outermost view around the label in the file; 0 if
    /// that view is at least as wide as an iPad.
    private static func lost(around label: IBElement, _ document: CheckedDocument) -> CGFloat {
        let stored = document.ancestors(of: label).compactMap(\.storedWidth).last ?? 0
        guard let narrowest = DeviceModel.phoneWidths.min(), stored < DeviceModel.narrowestPad else { return 0 }
        return max(0, stored - narrowest)
    }
}

/// The lengths that translations of a text can have.
nonisolated enum TextExpansion {
    /// The largest lengths of translations from English, relative to the length of the text, by the number of characters
    /// up to which they apply (IBM, quoted by W3C, Text size in translation).
    private static let factors: [(characters: Int, factor: CGFloat)] = [
        (10, 3), (20, 2), (30, 1.8), (50, 1.6), (70, 1.7),
    ]

    /// The largest length of a translation, relative to the length of a text with the given number of characters.
    static func factor(forCharacters count: Int) -> CGFloat {
        factors.first { count <= $0.characters }?.factor ?? 1.3
    }
}
