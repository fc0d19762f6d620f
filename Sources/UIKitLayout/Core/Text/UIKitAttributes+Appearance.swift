import Foundation

// The attributes of the appearance of characters.
nonisolated extension AttributeScopes.UIKitAttributes {
    /// The tracking, in points.
    public enum TrackingAttribute: AttributedStringKey {
        /// The type of values.
        public typealias Value = CGFloat
        /// The attribute's name.
        public static let name = NSAttributedString.Key.tracking.rawValue
    }

    /// Whether ligatures are used: 0 for none, 1 for the font's usual ligatures.
    public enum LigatureAttribute: AttributedStringKey {
        /// The type of values.
        public typealias Value = Int
        /// The attribute's name.
        public static let name = NSAttributedString.Key.ligature.rawValue
    }

    /// The offset of the text above the baseline, in points.
    public enum BaselineOffsetAttribute: AttributedStringKey {
        /// The type of values.
        public typealias Value = CGFloat
        /// The attribute's name.
        public static let name = NSAttributedString.Key.baselineOffset.rawValue
    }

    /// The slant of the text.
    public enum ObliquenessAttribute: AttributedStringKey {
        /// The type of values.
        public typealias Value = CGFloat
        /// The attribute's name.
        public static let name = NSAttributedString.Key.obliqueness.rawValue
    }

    /// The logarithm of the factor by which the characters are wider.
    public enum ExpansionAttribute: AttributedStringKey {
        /// The type of values.
        public typealias Value = CGFloat
        /// The attribute's name.
        public static let name = NSAttributedString.Key.expansion.rawValue
    }

    /// The colour of the underline.
    public enum UnderlineColorAttribute: AttributedStringKey {
        /// The type of values.
        public typealias Value = UIColor
        /// The attribute's name.
        public static let name = NSAttributedString.Key.underlineColor.rawValue
    }

    /// The colour of the strikethrough.
    public enum StrikethroughColorAttribute: AttributedStringKey {
        /// The type of values.
        public typealias Value = UIColor
        /// The attribute's name.
        public static let name = NSAttributedString.Key.strikethroughColor.rawValue
    }

    /// The colour of the outline of the characters.
    public enum StrokeColorAttribute: AttributedStringKey {
        /// The type of values.
        public typealias Value = UIColor
        /// The attribute's name.
        public static let name = NSAttributedString.Key.strokeColor.rawValue
    }

    /// The width of the outline of the characters, in percent of the font size.
    public enum StrokeWidthAttribute: AttributedStringKey {
        /// The type of values.
        public typealias Value = CGFloat
        /// The attribute's name.
        public static let name = NSAttributedString.Key.strokeWidth.rawValue
    }

    /// The shadow of the text.
    public enum ShadowAttribute: AttributedStringKey {
        /// The type of values.
        public typealias Value = NSShadow
        /// The attribute's name.
        public static let name = NSAttributedString.Key.shadow.rawValue
    }

    /// The graphical effect of the text.
    public enum TextEffectAttribute: AttributedStringKey {
        /// The type of values.
        public typealias Value = NSAttributedString.TextEffectStyle
        /// The attribute's name.
        public static let name = NSAttributedString.Key.textEffect.rawValue
    }

    /// The attachment that is shown in place of a character.
    public enum AttachmentAttribute: AttributedStringKey {
        /// The type of values.
        public typealias Value = NSTextAttachment
        /// The attribute's name.
        public static let name = NSAttributedString.Key.attachment.rawValue
    }
}
