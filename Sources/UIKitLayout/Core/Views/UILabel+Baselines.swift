import Foundation
import LayoutEngine

extension UILabel {
    /// The measurement of a label that is lower than its text or has no text: its first line starts at the top and its
    /// last line ends at the bottom. Stored frames: 8 labels of one project.
    func baselinesAtEdges(of size: CGSize, _ font: UIFont) -> LayoutTree.Measurement {
        .init(
            width: Double(size.width), height: Double(size.height),
            firstBaseline: Double(font.ascender - size.height / 2),
            lastBaseline: Double(size.height / 2 + font.descender))
    }
}

nonisolated extension NSAttributedString {
    /// The font of the first or last character; `nil` if the character has no font attribute.
    func font(atEnd: Bool) -> UIFont? {
        guard length > 0 else { return nil }
        return attribute(.font, at: atEnd ? length - 1 : 0, effectiveRange: nil) as? UIFont
    }
}
