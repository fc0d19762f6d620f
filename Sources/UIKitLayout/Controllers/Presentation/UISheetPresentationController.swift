import Foundation

/// A presentation controller of a sheet; its properties have no effect on Linux.
open class UISheetPresentationController: UIPresentationController {
    deinit {}

    /// A height at which a sheet rests.
    public nonisolated struct Detent: Hashable, Sendable {
        /// The identifier of a detent.
        public nonisolated struct Identifier: RawRepresentable, Hashable, Sendable {
            /// The identifier as a string.
            public let rawValue: String

            /// Creates an identifier from a string.
            public init(rawValue: String) {
                self.rawValue = rawValue
            }

            /// Creates an identifier from a string.
            public init(_ rawValue: String) {
                self.rawValue = rawValue
            }

            /// The identifier of the detent at about half the screen's height.
            public static let medium = Identifier("com.apple.UIKit.medium")
            /// The identifier of the detent at full height.
            public static let large = Identifier("com.apple.UIKit.large")
        }

        /// The identifier of the detent.
        public let identifier: Identifier

        /// Returns the detent at about half the screen's height.
        public static func medium() -> Detent { Detent(identifier: .medium) }
        /// Returns the detent at full height.
        public static func large() -> Detent { Detent(identifier: .large) }
        /// Returns a detent of a custom height; the closure is never called on Linux.
        public static func custom(
            identifier: Identifier? = nil,
            resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent {
            Detent(identifier: identifier ?? Identifier(UUID().uuidString))
        }
    }

    /// The detents of the sheet.
    open var detents: [Detent] = [.large()]
    /// The identifier of the selected detent; `nil` means the first of ``detents``.
    open var selectedDetentIdentifier: Detent.Identifier?
    /// The identifier of the largest detent at which the view behind the sheet is not dimmed; `nil` means that the view
    /// is dimmed at every detent.
    open var largestUndimmedDetentIdentifier: Detent.Identifier?
    /// Whether the grabber is visible.
    open var prefersGrabberVisible = false
    /// The corner radius, in points; `nil` means the system's radius.
    open var preferredCornerRadius: CGFloat?
    /// Whether scrolling in the content expands the sheet to a larger detent.
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    /// Whether the sheet is attached to the bottom edge in a compact height.
    open var prefersEdgeAttachedInCompactHeight = false
    /// Whether a sheet that is attached to the bottom edge has the width of its controller's `preferredContentSize`.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
    /// The view from which the sheet appears.
    open var sourceView: UIView?

    /// Runs the changes immediately, without animation.
    open func animateChanges(_ changes: () -> Void) { changes() }
    /// Does nothing on Linux, where custom detents are never evaluated.
    open func invalidateDetents() {}
}

/// The context in which a custom detent is evaluated; never created on Linux.
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
    /// Does nothing by default. Never called on Linux.
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {}
}
