import Foundation

/// How high a sheet is; stored values.
open class UISheetPresentationController: UIPresentationController {
    deinit {}

    /// A height of a sheet.
    public nonisolated struct Detent: Hashable, Sendable {
        /// The name of a height.
        public nonisolated struct Identifier: RawRepresentable, Hashable, Sendable {
            /// The name.
            public let rawValue: String

            /// Makes a name.
            public init(rawValue: String) {
                self.rawValue = rawValue
            }

            /// Makes a name.
            public init(_ rawValue: String) {
                self.rawValue = rawValue
            }

            /// Half the screen.
            public static let medium = Identifier("com.apple.UIKit.medium")
            /// The whole screen.
            public static let large = Identifier("com.apple.UIKit.large")
        }

        /// The name of the height.
        public let identifier: Identifier

        /// Half the screen.
        public static func medium() -> Detent { Detent(identifier: .medium) }
        /// The whole screen.
        public static func large() -> Detent { Detent(identifier: .large) }
        /// A height of one's own; the closure is never called on Linux.
        public static func custom(
            identifier: Identifier? = nil,
            resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent {
            Detent(identifier: identifier ?? Identifier(UUID().uuidString))
        }
    }

    /// The heights between which one can choose.
    open var detents: [Detent] = [.large()]
    /// The height that is chosen; the first one if `nil`.
    open var selectedDetentIdentifier: Detent.Identifier?
    /// The highest one behind which the other controller is not dimmed.
    open var largestUndimmedDetentIdentifier: Detent.Identifier?
    /// Whether there is a handle.
    open var prefersGrabberVisible = false
    /// How round the corners are, in points.
    open var preferredCornerRadius: CGFloat?
    /// Whether scrolling makes the sheet higher.
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    /// Whether the sheet touches the bottom where the height is compact.
    open var prefersEdgeAttachedInCompactHeight = false
    /// Whether the sheet is as wide as the controller prefers there.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
    /// The view that the sheet comes from.
    open var sourceView: UIView?

    /// Runs changes at once.
    open func animateChanges(_ changes: () -> Void) { changes() }
    /// Does nothing on Linux, where the heights of one's own are never asked for.
    open func invalidateDetents() {}
}

/// What a height of a sheet depends on; never made on Linux.
public protocol UISheetPresentationControllerDetentResolutionContext: AnyObject {
    var containerTraitCollection: UITraitCollection { get }
    var maximumDetentValue: CGFloat { get }
}

/// The delegate of a sheet; never notified on Linux.
#if MainActorViews
    @MainActor
#endif
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
    /// Nothing, unless the delegate says otherwise; never called on Linux.
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {}
}
