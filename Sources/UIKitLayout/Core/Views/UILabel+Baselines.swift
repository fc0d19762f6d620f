import Foundation
import LayoutEngine

extension UILabel {
    /// The measurement of a label that is shorter than its text or has no text: the first line starts at the label's
    /// top edge, and the last line ends at its bottom edge. Baselines are measured from the label's centre. Evidence:
    /// the stored frames of 8 labels of one project.
    func baselinesAtEdges(of size: CGSize, _ font: UIFont) -> LayoutTree.Measurement {
        .init(
            width: Double(size.width), height: Double(size.height),
            firstBaseline: Double(font.ascender - size.height / 2),
            lastBaseline: Double(size.height / 2 + font.descender))
    }
}

nonisolated extension NSAttributedString {
    /// The font of the last character if `atEnd` is true, otherwise of the first; `nil` if the text is empty or the
    /// character has no font attribute.
    func font(atEnd: Bool) -> UIFont? {
        guard length > 0 else { return nil }
        return attribute(.font, at: atEnd ? length - 1 : 0, effectiveRange: nil) as? UIFont
    }
}
