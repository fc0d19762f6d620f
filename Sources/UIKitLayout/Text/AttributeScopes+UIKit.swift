import Foundation

nonisolated extension AttributeScopes {
    /// The attributes of UIKit.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

    /// The attributes of UIKit, with those of Foundation.
    public struct UIKitAttributes: AttributeScope {
        /// The font.
        public let font: FontAttribute
        /// The colour of the text.
        public let foregroundColor: ForegroundColorAttribute
        /// The colour behind the text.
        public let backgroundColor: BackgroundColorAttribute
        /// What is added between characters, in points.
        public let kern: KernAttribute
        /// The style of a line under the text.
        public let underlineStyle: UnderlineStyleAttribute
        /// The style of a line through the text.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// The style of the paragraph.
        public let paragraphStyle: ParagraphStyleAttribute
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

        /// The colour behind the text.
        public enum BackgroundColorAttribute: AttributedStringKey {
            /// The type of values.
            public typealias Value = UIColor
            /// The attribute's name.
            public static let name = NSAttributedString.Key.backgroundColor.rawValue
        }

        /// What is added between characters, in points.
        public enum KernAttribute: AttributedStringKey {
            /// The type of values.
            public typealias Value = CGFloat
            /// The attribute's name.
            public static let name = NSAttributedString.Key.kern.rawValue
        }

        /// The style of a line under the text.
        public enum UnderlineStyleAttribute: AttributedStringKey {
            /// The type of values.
            public typealias Value = NSUnderlineStyle
            /// The attribute's name.
            public static let name = NSAttributedString.Key.underlineStyle.rawValue
        }

        /// The style of a line through the text.
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            /// The type of values.
            public typealias Value = NSUnderlineStyle
            /// The attribute's name.
            public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
        }

        /// The style of the paragraph.
        public enum ParagraphStyleAttribute: AttributedStringKey {
            /// The type of values.
            public typealias Value = NSParagraphStyle
            /// The attribute's name.
            public static let name = NSAttributedString.Key.paragraphStyle.rawValue
        }
    }
}

nonisolated extension AttributeDynamicLookup {
    /// The attribute of UIKit of a name.
    public subscript<Key: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
    ) -> Key { self[Key.self] }
}
