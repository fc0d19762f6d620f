import Foundation

/// The width in which lines of text are readable.
package enum ReadableWidth {
    /// The width at the default text size; in UIKit it depends on the text size.
    package static let maximum = Constant<CGFloat>(
        "Greatest readable width at the default text size", 672, source: "UIKit's `readableContentGuide`")

    /// The facts in this file.
    static let facts: [any FactListing] = [maximum]
}
