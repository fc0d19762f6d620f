import Foundation

/// A presentation controller of a sheet, which determines the frame of the presented view. Nothing around the view is
/// drawn.
open class UISheetPresentationController: UIPresentationController {
    deinit {}

    /// The frame of the sheet in the window. In a horizontally compact environment it is as wide as the window, and as tall
    /// as the selected detent above the bottom edge of the safe area. In a regular environment, it has the preferred size
    /// of its controller, in the middle. Otherwise the frame is the bounds of the window.
    open override var frameOfPresentedViewInContainerView: CGRect {
        let area = presentationArea
        let style = adaptivePresentationStyle(for: area.traits)
        guard style == .pageSheet || style == .formSheet else { return area.bounds }
        if area.traits.horizontalSizeClass == .compact { return attachedFrame(in: area) }
        let size = preferredContentSize
        guard size.width > 0, size.height > 0 else { return area.bounds }
        let bounds = area.bounds.inset(by: area.safeArea)
        let (width, height) = (min(size.width, bounds.width), min(size.height, bounds.height))
        return CGRect(x: bounds.midX - width / 2, y: bounds.midY - height / 2, width: width, height: height)
    }

    private func attachedFrame(in area: PresentationArea) -> CGRect {
        let context = DetentContext(area)
        let values = detents.map { ($0.identifier, $0.value(in: context)) }
        let selected = values.first { $0.0 == selectedDetentIdentifier && $0.1 != nil } ?? values.first { $0.1 != nil }
        let value = max(0, min(selected.flatMap(\.1) ?? context.maximumDetentValue, context.maximumDetentValue))
        let height = value + area.safeArea.bottom
        var width = area.bounds.width
        if widthFollowsPreferredContentSizeWhenEdgeAttached, preferredContentSize.width > 0 {
            width = min(width, preferredContentSize.width)
        }
        return CGRect(x: area.bounds.midX - width / 2, y: area.bounds.maxY - height, width: width, height: height)
    }

    /// A height at which a sheet rests.
    public nonisolated struct Detent: Hashable {
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
        /// Returns a detent of a custom height above the bottom edge of the safe area, in points. If the closure returns
        /// `nil`, the sheet does not have the detent.
        public static func custom(
            identifier: Identifier? = nil,
            resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent {
            var detent = Detent(identifier: identifier ?? Identifier(UUID().uuidString))
            detent.resolver = resolver
            return detent
        }

        private var resolver: ((any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?)?

        private init(identifier: Identifier) {
            self.identifier = identifier
        }

        /// The height of the sheet above the bottom edge of the safe area, in points; `nil` if it does not have the detent.
        func value(in context: DetentContext) -> CGFloat? {
            if let resolver { return resolver(context) }
            return identifier == .medium ? context.mediumDetentValue : context.maximumDetentValue
        }

        /// Whether two detents have the same identifier.
        public static func == (left: Detent, right: Detent) -> Bool { left.identifier == right.identifier }

        /// Hashes the identifier.
        public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
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

    /// Runs the changes immediately, without animation, and gives the sheet its new frame.
    open func animateChanges(_ changes: () -> Void) {
        changes()
        invalidateDetents()
    }
    /// Evaluates the detents again and gives the presented sheet its new frame.
    open func invalidateDetents() {
        guard presentedViewController.presentingViewController != nil else { return }
        placePresentedView()
    }
}

/// The values with which detents are evaluated.
nonisolated final class DetentContext: UISheetPresentationControllerDetentResolutionContext {
    let containerTraitCollection: UITraitCollection
    let maximumDetentValue: CGFloat
    let mediumDetentValue: CGFloat

    /// The space above the largest sheet, below the status bar, in points, on devices with a home indicator and with a
    /// home button. Evidence: measured maximum values of 749 on an iPhone 14 Pro, which has 759 points between the insets
    /// of its safe area, and of 627 on an iPhone SE, which has 647.
    private static let spaceAbove: (indicator: CGFloat, button: CGFloat) = (10, 20)

    init(_ area: PresentationArea) {
        containerTraitCollection = area.traits
        let safeArea = area.safeArea
        let space = safeArea.bottom > 0 ? Self.spaceAbove.indicator : Self.spaceAbove.button
        maximumDetentValue = max(0, area.bounds.height - safeArea.top - safeArea.bottom - space)
        mediumDetentValue = max(0, area.bounds.height / 2 - safeArea.bottom)
    }
}

/// The context in which a custom detent is evaluated.
public nonisolated protocol UISheetPresentationControllerDetentResolutionContext: AnyObject {
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
