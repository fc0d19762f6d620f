import Foundation

nonisolated extension IBElement {
    /// Whether a label or text field shrinks its text to fit its width.
    ///
    /// If the file stores no value for this attribute, the text shrinks if the file stores a smallest font size or
    /// scale. Evidence: of 1109 labels in 22 projects, 1051 store `NO` and no smallest font size or scale; the other 58
    /// store no value, and all of these have a smallest font size or scale.
    var shrinksText: Bool {
        switch self["adjustsFontSizeToFit"] {
        case "NO": false
        case "YES": true
        default: self["minimumScaleFactor"] != nil || self["minimumFontSize"] != nil
        }
    }

    /// The smallest scale to which the text may shrink; 1 if the text does not shrink.
    ///
    /// - Parameter pointSize: the size of the font, in points.
    func smallestTextScale(pointSize: CGFloat) -> CGFloat {
        guard shrinksText, pointSize > 0 else { return 1 }
        if let scale = IBNumber.length(self["minimumScaleFactor"]) { return min(1, max(0, scale)) }
        return min(1, max(0, IBNumber.length(self["minimumFontSize"]) ?? 0) / pointSize)
    }
}
