import Foundation

/// The width of UIKit's readable content guide.
package enum ReadableWidth {
    /// The greatest readable width at the default text size, in points; in UIKit, the readable width depends on the
    /// text size.
    package static let maximum = Constant<CGFloat>(
        "Greatest readable width at the default text size", 672, source: "UIKit's `readableContentGuide`")

    /// The tables and constants in this file, for the page of all facts.
    static let facts: [any FactListing] = [maximum]
}
