import Foundation

/// The heights of bars, in points, from UIKit's documentation, the sizes of its bars, and stored frames.
struct BarHeights {
    /// 44 points in 43 roots of 8 projects; 50 on iPads since iOS 12.
    let navigationBar: CGFloat
    /// On a page sheet, including the distance to the sheet's edge: 56 points in one root.
    let navigationBarOnPageSheet: CGFloat = 56
    /// 49 points in 2 roots of 2 projects; 50 on iPads since iOS 12.
    let tabBar: CGFloat
    /// 44 points in 2 roots of 2 projects.
    let toolbar: CGFloat = 44
    /// The height that a large title adds to a navigation bar: UIKit's 52 points.
    let largeTitle: CGFloat = 52
    /// The height that a prompt adds to a navigation bar: UIKit's 30 points.
    let prompt: CGFloat = 30

    init(isPad: Bool, version: Int) {
        let isTall = isPad && version >= XcodeVersion.xcode9 + 1_000
        navigationBar = isTall ? 50 : 44
        tabBar = isTall ? 50 : 49
    }
}
