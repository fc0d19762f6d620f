import Foundation

// The system's colours in light and dark style, as Apple's Human Interface Guidelines list them.
nonisolated extension UIColor {
    /// The system's red.
    public class var systemRed: UIColor { SystemColors.systemRed }
    /// The system's orange.
    public class var systemOrange: UIColor { SystemColors.systemOrange }
    /// The system's yellow.
    public class var systemYellow: UIColor { SystemColors.systemYellow }
    /// The system's green.
    public class var systemGreen: UIColor { SystemColors.systemGreen }
    /// The system's mint.
    public class var systemMint: UIColor { SystemColors.systemMint }
    /// The system's teal.
    public class var systemTeal: UIColor { SystemColors.systemTeal }
    /// The system's cyan.
    public class var systemCyan: UIColor { SystemColors.systemCyan }
    /// The system's blue.
    public class var systemBlue: UIColor { SystemColors.systemBlue }
    /// The system's indigo.
    public class var systemIndigo: UIColor { SystemColors.systemIndigo }
    /// The system's purple.
    public class var systemPurple: UIColor { SystemColors.systemPurple }
    /// The system's pink.
    public class var systemPink: UIColor { SystemColors.systemPink }
    /// The system's brown.
    public class var systemBrown: UIColor { SystemColors.systemBrown }
    /// The system's grey.
    public class var systemGray: UIColor { SystemColors.systemGray }
    /// The second-level grey of the system.
    public class var systemGray2: UIColor { SystemColors.systemGray2 }
    /// The third-level grey of the system.
    public class var systemGray3: UIColor { SystemColors.systemGray3 }
    /// The fourth-level grey of the system.
    public class var systemGray4: UIColor { SystemColors.systemGray4 }
    /// The fifth-level grey of the system.
    public class var systemGray5: UIColor { SystemColors.systemGray5 }
    /// The sixth-level grey of the system.
    public class var systemGray6: UIColor { SystemColors.systemGray6 }
    /// The colour of primary text.
    public class var label: UIColor { SystemColors.label }
    /// The colour of secondary text.
    public class var secondaryLabel: UIColor { SystemColors.secondaryLabel }
    /// The colour of tertiary text.
    public class var tertiaryLabel: UIColor { SystemColors.tertiaryLabel }
    /// The colour of quaternary text.
    public class var quaternaryLabel: UIColor { SystemColors.quaternaryLabel }
    /// The colour of placeholder text.
    public class var placeholderText: UIColor { SystemColors.placeholderText }
    /// The colour of links.
    public class var link: UIColor { SystemColors.link }
    /// The colour of separators.
    public class var separator: UIColor { SystemColors.separator }
    /// The colour of separators that hide the content behind them.
    public class var opaqueSeparator: UIColor { SystemColors.opaqueSeparator }
    /// The fill colour of thin and small shapes.
    public class var systemFill: UIColor { SystemColors.systemFill }
    /// The fill colour of medium-size shapes.
    public class var secondarySystemFill: UIColor { SystemColors.secondarySystemFill }
    /// The fill colour of large shapes.
    public class var tertiarySystemFill: UIColor { SystemColors.tertiarySystemFill }
    /// The fill colour of large areas with complex content.
    public class var quaternarySystemFill: UIColor { SystemColors.quaternarySystemFill }
    /// The colour of the main background.
    public class var systemBackground: UIColor { SystemColors.systemBackground }
    /// The colour of content on top of the main background.
    public class var secondarySystemBackground: UIColor { SystemColors.secondarySystemBackground }
    /// The colour of content on top of secondary backgrounds.
    public class var tertiarySystemBackground: UIColor { SystemColors.tertiarySystemBackground }
    /// The colour of the background of grouped content.
    public class var systemGroupedBackground: UIColor { SystemColors.systemGroupedBackground }
    /// The colour of content on top of the grouped background.
    public class var secondarySystemGroupedBackground: UIColor { SystemColors.secondarySystemGroupedBackground }
    /// The colour of content on top of secondary grouped backgrounds.
    public class var tertiarySystemGroupedBackground: UIColor { SystemColors.tertiarySystemGroupedBackground }
    /// The colour of the background of grouped content, under its name before iOS 13.
    public class var groupTableViewBackground: UIColor { SystemColors.systemGroupedBackground }
    /// The colour of text on dark backgrounds.
    public class var lightText: UIColor { UIColor(white: 1, alpha: 0.6) }
    /// The colour of text on light backgrounds.
    public class var darkText: UIColor { UIColor(white: 0, alpha: 1) }
    /// The default tint colour, used if no superview sets one.
    public class var tintColor: UIColor { SystemColors.systemBlue }
}

private nonisolated enum SystemColors {
    static let systemRed = color(light: (255, 59, 48, 1), dark: (255, 69, 58, 1))
    static let systemOrange = color(light: (255, 149, 0, 1), dark: (255, 159, 10, 1))
    static let systemYellow = color(light: (255, 204, 0, 1), dark: (255, 214, 10, 1))
    static let systemGreen = color(light: (52, 199, 89, 1), dark: (48, 209, 88, 1))
    static let systemMint = color(light: (0, 199, 190, 1), dark: (99, 230, 226, 1))
    static let systemTeal = color(light: (48, 176, 199, 1), dark: (64, 200, 224, 1))
    static let systemCyan = color(light: (50, 173, 230, 1), dark: (100, 210, 255, 1))
    static let systemBlue = color(light: (0, 122, 255, 1), dark: (10, 132, 255, 1))
    static let systemIndigo = color(light: (88, 86, 214, 1), dark: (94, 92, 230, 1))
    static let systemPurple = color(light: (175, 82, 222, 1), dark: (191, 90, 242, 1))
    static let systemPink = color(light: (255, 45, 85, 1), dark: (255, 55, 95, 1))
    static let systemBrown = color(light: (162, 132, 94, 1), dark: (172, 142, 104, 1))
    static let systemGray = color(light: (142, 142, 147, 1), dark: (142, 142, 147, 1))
    static let systemGray2 = color(light: (174, 174, 178, 1), dark: (99, 99, 102, 1))
    static let systemGray3 = color(light: (199, 199, 204, 1), dark: (72, 72, 74, 1))
    static let systemGray4 = color(light: (209, 209, 214, 1), dark: (58, 58, 60, 1))
    static let systemGray5 = color(light: (229, 229, 234, 1), dark: (44, 44, 46, 1))
    static let systemGray6 = color(light: (242, 242, 247, 1), dark: (28, 28, 30, 1))
    static let label = color(light: (0, 0, 0, 1), dark: (255, 255, 255, 1))
    static let secondaryLabel = color(light: (60, 60, 67, 0.6), dark: (235, 235, 245, 0.6))
    static let tertiaryLabel = color(light: (60, 60, 67, 0.3), dark: (235, 235, 245, 0.3))
    static let quaternaryLabel = color(light: (60, 60, 67, 0.18), dark: (235, 235, 245, 0.16))
    static let placeholderText = color(light: (60, 60, 67, 0.3), dark: (235, 235, 245, 0.3))
    static let link = color(light: (0, 122, 255, 1), dark: (9, 132, 255, 1))
    static let separator = color(light: (60, 60, 67, 0.29), dark: (84, 84, 88, 0.6))
    static let opaqueSeparator = color(light: (198, 198, 200, 1), dark: (56, 56, 58, 1))
    static let systemFill = color(light: (120, 120, 128, 0.2), dark: (120, 120, 128, 0.36))
    static let secondarySystemFill = color(light: (120, 120, 128, 0.16), dark: (120, 120, 128, 0.32))
    static let tertiarySystemFill = color(light: (118, 118, 128, 0.12), dark: (118, 118, 128, 0.24))
    static let quaternarySystemFill = color(light: (116, 116, 128, 0.08), dark: (118, 118, 128, 0.18))
    static let systemBackground = color(light: (255, 255, 255, 1), dark: (0, 0, 0, 1))
    static let secondarySystemBackground = color(light: (242, 242, 247, 1), dark: (28, 28, 30, 1))
    static let tertiarySystemBackground = color(light: (255, 255, 255, 1), dark: (44, 44, 46, 1))
    static let systemGroupedBackground = color(light: (242, 242, 247, 1), dark: (0, 0, 0, 1))
    static let secondarySystemGroupedBackground = color(light: (255, 255, 255, 1), dark: (28, 28, 30, 1))
    static let tertiarySystemGroupedBackground = color(light: (242, 242, 247, 1), dark: (44, 44, 46, 1))

    private typealias Parts = (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)

    /// Returns a colour that depends on the interface style. Its components are given from 0 to 255, its opacity from 0
    /// to 1.
    private static func color(light: Parts, dark: Parts) -> UIColor {
        let (light, dark) = (color(light), color(dark))
        return UIColor { $0.userInterfaceStyle == .dark ? dark : light }
    }

    private static func color(_ parts: Parts) -> UIColor {
        UIColor(red: parts.red / 255, green: parts.green / 255, blue: parts.blue / 255, alpha: parts.alpha)
    }
}
