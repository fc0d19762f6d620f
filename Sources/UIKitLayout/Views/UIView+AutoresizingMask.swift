import Foundation

extension UIView {
    /// Which parts of a view and its margins grow with the superview.
    public nonisolated struct AutoresizingMask: OptionSet, Hashable, Sendable {
        /// The bits of the set.
        public let rawValue: UInt

        /// Makes a set from bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The space to the left grows.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
        /// The width grows.
        public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
        /// The space to the right grows.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
        /// The space above grows.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
        /// The height grows.
        public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
        /// The space below grows.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
    }
}
