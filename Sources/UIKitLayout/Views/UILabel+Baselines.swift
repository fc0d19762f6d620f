import Foundation
import LayoutEngine

extension UILabel {
    /// What a label that is lower than its text, or has none, wants: its lines begin at its top and end at its bottom.
    /// Stored frames: 8 labels of one project.
    func baselinesAtEdges(of size: CGSize, _ font: UIFont) -> LayoutTree.Measurement {
        .init(
            width: Double(size.width), height: Double(size.height),
            firstBaseline: Double(font.ascender - size.height / 2),
            lastBaseline: Double(size.height / 2 + font.descender))
    }
}

nonisolated extension NSAttributedString {
    /// The font of the first character, or of the last one, where it has one of its own.
    func font(atEnd: Bool) -> UIFont? {
        guard length > 0 else { return nil }
        return attribute(.font, at: atEnd ? length - 1 : 0, effectiveRange: nil) as? UIFont
    }
}
