import Foundation

/// A rectangle that constraints can refer to as they do to a view.
open class UILayoutGuide: NSObject, ObjectStore, ConstraintItem {
    /// The name of the guide in messages.
    open var identifier = ""
    /// The view that the guide was added to; `nil` after it was deallocated.
    open internal(set) var owningView: UIView? {
        get { owner?.view }
        set { owner = newValue?.handle }
    }
    private var owner: ItemHandle?
    private var ownHandle: ItemHandle?
    /// The insets of a system guide from its view's edges; `nil` for a guide that constraints place.
    let insets: ((UIView) -> UIEdgeInsets)?

    package var associatedValues = AssociatedValues()

    /// Creates a guide, which is then added to a view.
    public override init() {
        insets = nil
        super.init()
    }

    /// Creates a system guide that is inset from its view's edges.
    init(identifier: String, of view: UIView, insets: @escaping (UIView) -> UIEdgeInsets) {
        self.insets = insets
        super.init()
        self.identifier = identifier
        owningView = view
    }

    deinit { inViewIsolation { ownHandle?.itemWillDeallocate() } }

    var handle: ItemHandle {
        let handle = ownHandle ?? ItemHandle(self)
        ownHandle = handle
        return handle
    }

    /// The guide's rectangle in its view's coordinates, in points, after the last layout.
    open var layoutFrame: CGRect { owningView?.frame(of: self) ?? .zero }
}

extension UIView {
    /// Adds a guide to the view; it is removed from its former view.
    public func addLayoutGuide(_ guide: UILayoutGuide) {
        guide.owningView?.removeLayoutGuide(guide)
        guide.owningView = self
        ownGuides.append(guide)
        recordLayoutChange(.hierarchy)
    }

    /// Removes a guide of the view with the constraints that refer to it; does nothing for other guides.
    public func removeLayoutGuide(_ guide: UILayoutGuide) {
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

    /// The guides that were added to the view, and the system guides that have been requested.
    public var layoutGuides: [UILayoutGuide] { systemGuides.all + builtInGuides + ownGuides }

    /// The part of the view that bars and the notch do not cover.
    public var safeAreaLayoutGuide: UILayoutGuide {
        systemGuide(\.safeArea, "UIViewSafeAreaLayoutGuide") { $0.effectiveSafeAreaInsets }
    }

    /// The part of the view inside its margins.
    public var layoutMarginsGuide: UILayoutGuide {
        systemGuide(\.margins, "UIViewLayoutMarginsGuide") { $0.effectiveLayoutMargins }
    }

    /// The area that bars cover at the top: the controllers' layout guide from before safe areas.
    package var topLayoutGuide: UILayoutGuide {
        systemGuide(\.top, "_UILayoutGuide") { view in
            UIEdgeInsets(top: 0, left: 0, bottom: view.bounds.height - view.safeAreaInsets.top, right: 0)
        }
    }

    /// The area that bars cover at the bottom.
    package var bottomLayoutGuide: UILayoutGuide {
        systemGuide(\.bottom, "_UILayoutGuide") { view in
            UIEdgeInsets(top: view.bounds.height - view.safeAreaInsets.bottom, left: 0, bottom: 0, right: 0)
        }
    }

    /// The part of the view that the keyboard covers. No keyboard is shown here, so the guide starts at the bottom of
    /// the safe area.
    public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        if let known = systemGuides.keyboard { return known }
        let made = UIKeyboardLayoutGuide(identifier: "UIKeyboardLayoutGuide", of: self) { view in
            let safe = view.effectiveSafeAreaInsets
            return UIEdgeInsets(top: view.bounds.height - safe.bottom, left: safe.left, bottom: 0, right: safe.right)
        }
        systemGuides.keyboard = made
        recordLayoutChange(.hierarchy)
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

    /// The insets that depend on the view's size and position as well as on its structure; usually none.
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
    /// The constraints of the controller's layout guides, if these have been requested.
    var supportConstraints: [LayoutSupportConstraint] = []

    var all: [UILayoutGuide] { [safeArea, margins, readable, top, bottom, keyboard].compactMap { $0 } }
    /// The guides that depend on the view's size.
    var dependent: [UILayoutGuide] { [readable, top, bottom, keyboard].compactMap { $0 } }
}

/// The view that an item of a constraint is or belongs to.
func viewOf(constraintItem item: AnyObject?) -> UIView? {
    (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
}

/// A guide for the area that the keyboard covers.
open class UIKeyboardLayoutGuide: UILayoutGuide {
    deinit {}

    /// Whether the guide follows an undocked keyboard; stored, with no effect.
    open var followsUndockedKeyboard = false
    /// Whether the guide starts at the safe area while no keyboard is shown; on Linux it always does.
    open var usesBottomSafeArea = true
}
