import Foundation

nonisolated extension AttributeScopes {
    /// The scope of UIKit's attributes.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

    /// UIKit's attributes of attributed strings, including those of Foundation.
    public struct UIKitAttributes: AttributeScope {
        /// The font.
        public let font: FontAttribute
        /// The colour of the text.
        public let foregroundColor: ForegroundColorAttribute
        /// The background colour of the text.
        public let backgroundColor: BackgroundColorAttribute
        /// The kerning: the distance added after each character, in points.
        public let kern: KernAttribute
        /// The style of the underline.
        public let underlineStyle: UnderlineStyleAttribute
        /// The style of the strikethrough.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// The paragraph style.
        public let paragraphStyle: ParagraphStyleAttribute
        /// The tracking, in points.
        public let tracking: TrackingAttribute
        /// Whether ligatures are used: 0 for none, 1 for the font's usual ligatures.
        public let ligature: LigatureAttribute
        /// The offset of the text above the baseline, in points.
        public let baselineOffset: BaselineOffsetAttribute
        /// The slant of the text.
        public let obliqueness: ObliquenessAttribute
        /// The logarithm of the factor by which the characters are wider.
        public let expansion: ExpansionAttribute
        /// The colour of the underline.
        public let underlineColor: UnderlineColorAttribute
        /// The colour of the strikethrough.
        public let strikethroughColor: StrikethroughColorAttribute
        /// The colour of the outline of the characters.
        public let strokeColor: StrokeColorAttribute
        /// The width of the outline of the characters, in percent of the font size.
        public let strokeWidth: StrokeWidthAttribute
        /// The shadow of the text.
        public let shadow: ShadowAttribute
        /// The graphical effect of the text.
        public let textEffect: TextEffectAttribute
        /// The attachment that is shown in place of a character.
        public let attachment: AttachmentAttribute
        /// The attributes of Foundation.
        public let foundation: FoundationAttributes

        /// The font.
        public enum FontAttribute: AttributedStringKey {
            /// The type of values.
            public typealias Value = UIFont
            /// The attribute's name.
            public static let name = NSAttributedString.Key.font.rawValue
        }

        /// The colour of the text.
        public enum ForegroundColorAttribute: AttributedStringKey {
            /// The type of values.
            public typealias Value = UIColor
            /// The attribute's name.
            public static let name = NSAttributedString.Key.foregroundColor.rawValue
        }

        /// The background colour of the text.
        public enum BackgroundColorAttribute: AttributedStringKey {
            /// The type of values.
            public typealias Value = UIColor
            /// The attribute's name.
            public static let name = NSAttributedString.Key.backgroundColor.rawValue
        }

        /// The kerning: the distance added after each character, in points.
        public enum KernAttribute: AttributedStringKey {
            /// The type of values.
            public typealias Value = CGFloat
            /// The attribute's name.
            public static let name = NSAttributedString.Key.kern.rawValue
        }

        /// The style of the underline.
        public enum UnderlineStyleAttribute: AttributedStringKey {
            /// The type of values.
            public typealias Value = NSUnderlineStyle
            /// The attribute's name.
            public static let name = NSAttributedString.Key.underlineStyle.rawValue
        }

        /// The style of the strikethrough.
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            /// The type of values.
            public typealias Value = NSUnderlineStyle
            /// The attribute's name.
            public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
        }

        /// The paragraph style.
        public enum ParagraphStyleAttribute: AttributedStringKey {
            /// The type of values.
            public typealias Value = NSParagraphStyle
            /// The attribute's name.
            public static let name = NSAttributedString.Key.paragraphStyle.rawValue
        }
    }
}

nonisolated extension AttributeDynamicLookup {
    /// The attribute of UIKit that has the given name.
    public subscript<Key: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
    ) -> Key { self[Key.self] }
}
