import Foundation

/// A rectangle that is not a view, but to which constraints can refer as they refer to views.
open class UILayoutGuide: NSObject, ObjectStore, ConstraintItem {
    /// The name of the guide in messages.
    open var identifier = ""
    /// The view that the guide was added to; `nil` if there is none or if the view was deallocated.
    open internal(set) var owningView: UIView? {
        get { owner?.view }
        set { owner = newValue?.handle }
    }
    private var owner: ItemHandle?
    private var ownHandle: ItemHandle?
    /// The closure that returns the insets of a system guide from the edges of its view; `nil` for a guide that
    /// constraints place.
    let insets: ((UIView) -> UIEdgeInsets)?

    /// Whether the guide is the distance between two anchors, which may be negative.
    let isSpan: Bool

    package var associatedValues = AssociatedValues()

    /// Creates a guide that does not belong to a view yet.
    public override init() {
        (insets, isSpan) = (nil, false)
        super.init()
    }

    /// Creates a guide for the distance between two anchors, which was not added to a view yet.
    init(isSpan: Bool) {
        (insets, self.isSpan) = (nil, isSpan)
        super.init()
    }

    /// Creates a system guide, whose edges are inset from the edges of its view.
    init(identifier: String, of view: UIView, insets: @escaping (UIView) -> UIEdgeInsets) {
        (self.insets, isSpan) = (insets, false)
        super.init()
        self.identifier = identifier
        owningView = view
    }

    deinit { endingInViewIsolation { ownHandle?.itemWillDeallocate() } }

    var handle: ItemHandle {
        let handle = ownHandle ?? ItemHandle(self)
        ownHandle = handle
        return handle
    }

    /// The guide's rectangle in its view's coordinates, in points, after the last layout.
    open var layoutFrame: CGRect { owningView?.frame(of: self) ?? .zero }
}

extension UIView {
    final func baseAddLayoutGuide(_ guide: UILayoutGuide) {
        guide.owningView?.removeLayoutGuide(guide)
        guide.owningView = self
        ownGuides.append(guide)
        recordLayoutChange(.hierarchy)
    }

    final func baseRemoveLayoutGuide(_ guide: UILayoutGuide) {
        guard let index = ownGuides.firstIndex(where: { $0 === guide }) else { return }
        ownGuides.remove(at: index)
        var holder: UIView? = self
        while let view = holder {
            view.removeConstraints(view.constraints.filter { $0.firstItem === guide || $0.secondItem === guide })
            holder = view.superview
        }
        guide.owningView = nil
        recordLayoutChange(.hierarchy)
    }

    /// The guides of the view: the system guides that have been requested, the guides that the view's class provides,
    /// and the guides that were added.
    public var layoutGuides: [UILayoutGuide] { systemGuides.all + builtInGuides + ownGuides }

    /// The area that bars cover at the top: a controller's `topLayoutGuide`, which the safe area has replaced.
    package var topLayoutGuide: UILayoutGuide {
        systemGuide(\.top, "_UILayoutGuide") { view in
            UIEdgeInsets(top: 0, left: 0, bottom: view.bounds.height - view.safeAreaInsets.top, right: 0)
        }
    }

    /// The area that bars cover at the bottom: a controller's `bottomLayoutGuide`, which the safe area has replaced.
    package var bottomLayoutGuide: UILayoutGuide {
        systemGuide(\.bottom, "_UILayoutGuide") { view in
            UIEdgeInsets(top: view.bounds.height - view.safeAreaInsets.bottom, left: 0, bottom: 0, right: 0)
        }
    }

    final var baseKeyboardLayoutGuide: UIKeyboardLayoutGuide {
        if let known = systemGuides.keyboard { return known }
        let made = UIKeyboardLayoutGuide(identifier: "UIKeyboardLayoutGuide", of: self) { view in
            let safe = view.effectiveSafeAreaInsets
            return UIEdgeInsets(top: view.bounds.height - safe.bottom, left: safe.left, bottom: 0, right: safe.right)
        }
        systemGuides.keyboard = made
        recordLayoutChange(.hierarchy)
        setNeedsLayout()
        return made
    }

    func systemGuide(
        _ guide: WritableKeyPath<SystemGuides, UILayoutGuide?>, _ identifier: String,
        insets: @escaping (UIView) -> UIEdgeInsets
    ) -> UILayoutGuide {
        if let known = systemGuides[keyPath: guide] { return known }
        let made = UILayoutGuide(identifier: identifier, of: self, insets: insets)
        systemGuides[keyPath: guide] = made
        recordLayoutChange(.hierarchy)
        return made
    }

    /// The insets of margins and guides that depend on the positions or sizes of views; most views have none. A layout
    /// compares them with the insets that the engine has, to find those that are outdated.
    var placeDependentInsets: [UIEdgeInsets] {
        let guides = systemGuides.dependent.compactMap { $0.insets?(self) }
        if dependsOnSafeArea { return guides + [effectiveLayoutMargins, effectiveSafeAreaInsets] }
        return preservesSuperviewLayoutMargins || layoutMarginsFollowReadableWidth
            ? guides + [effectiveLayoutMargins] : guides
    }

    /// The rectangle of a guide of this view after the last layout, in the view's coordinates.
    fileprivate func frame(of guide: UILayoutGuide) -> CGRect {
        if let insets = guide.insets { return bounds.inset(by: insets(self)) }
        let tree = layoutRoot.currentLayoutTree()
        if !tree.isCurrent { tree.layOut() }
        guard let own = tree.rectangle(of: self), let rectangle = tree.rectangle(of: guide) else { return .zero }
        return rectangle.offsetBy(dx: bounds.minX - own.minX, dy: bounds.minY - own.minY)
            .roundedToPixels(scale: traitCollection.displayScale)
    }
}

/// The system guides of a view, created when they are first requested.
struct SystemGuides {
    var safeArea: UILayoutGuide?
    var margins: UILayoutGuide?
    var readable: UILayoutGuide?
    var top: UILayoutGuide?
    var bottom: UILayoutGuide?
    var keyboard: UIKeyboardLayoutGuide?
    /// The constraints that place the controller's layout guides, as far as these guides have been requested.
    var supportConstraints: [LayoutSupportConstraint] = []

    var all: [UILayoutGuide] { [safeArea, margins, readable, top, bottom, keyboard].compactMap { $0 } }
    /// The guides whose insets depend on the view's size.
    var dependent: [UILayoutGuide] { [readable, top, bottom].compactMap { $0 } }
}

/// The item of a constraint if it is a view, or the view that owns the item if it is a layout guide.
func viewOf(constraintItem item: AnyObject?) -> UIView? {
    (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
}

/// A guide for the area that the keyboard covers.
open class UIKeyboardLayoutGuide: UILayoutGuide {
    deinit {}

    /// Whether the guide follows an undocked keyboard. Stored; has no effect on Linux.
    open var followsUndockedKeyboard = false
    /// Whether the guide starts at the bottom of the safe area while no keyboard is shown. On Linux the guide always
    /// does so.
    open var usesBottomSafeArea = true

    /// Whether the view has been laid out since the guide was requested.
    final var isLaidOut = false

    /// The guide's rectangle in its view's coordinates, in points; zero until the view is laid out. Constraints place the
    /// guide in UIKit, and Apple's page on `layoutFrame` promises a valid rectangle only in `layoutSubviews()`.
    open override var layoutFrame: CGRect { isLaidOut ? super.layoutFrame : .zero }
}
