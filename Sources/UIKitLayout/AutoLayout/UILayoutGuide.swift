import Foundation

/// A rectangle that constraints can relate like a view, without a view.
open class UILayoutGuide: NSObject, ObjectStore, ConstraintItem {
    /// A name for messages.
    open var identifier = ""
    /// The view that the guide was added to; `nil` once it has gone.
    open internal(set) var owningView: UIView? {
        get { owner?.view }
        set { owner = newValue?.handle }
    }
    private var owner: ItemHandle?
    private var ownHandle: ItemHandle?
    /// How far a guide of the system's lies inside its view; `nil` for a guide that constraints place.
    let insets: ((UIView) -> UIEdgeInsets)?

    package var associatedValues = AssociatedValues()

    /// Makes a guide, which a view has to add.
    public override init() {
        insets = nil
        super.init()
    }

    /// Makes a guide that lies at a distance inside its view.
    init(identifier: String, of view: UIView, insets: @escaping (UIView) -> UIEdgeInsets) {
        self.insets = insets
        super.init()
        self.identifier = identifier
        owningView = view
    }

    deinit { inViewIsolation { ownHandle?.itemGoes() } }

    var handle: ItemHandle {
        let handle = ownHandle ?? ItemHandle(self)
        ownHandle = handle
        return handle
    }

    /// Where the guide lies in its view's coordinates, in points, after the last layout.
    open var layoutFrame: CGRect { owningView?.frame(of: self) ?? .zero }
}

extension UIView {
    /// Adds a guide, which leaves its former view.
    public func addLayoutGuide(_ guide: UILayoutGuide) {
        guide.owningView?.removeLayoutGuide(guide)
        guide.owningView = self
        ownGuides.append(guide)
        noteLayoutChange(.hierarchy)
    }

    /// Removes a guide that the view has, with the constraints that mention it; another one is ignored.
    public func removeLayoutGuide(_ guide: UILayoutGuide) {
        guard let index = ownGuides.firstIndex(where: { $0 === guide }) else { return }
        ownGuides.remove(at: index)
        var holder: UIView? = self
        while let view = holder {
            view.removeConstraints(view.constraints.filter { $0.firstItem === guide || $0.secondItem === guide })
            holder = view.superview
        }
        guide.owningView = nil
        noteLayoutChange(.hierarchy)
    }

    /// The guides that were added to the view, and those of the system that were asked for.
    public var layoutGuides: [UILayoutGuide] { systemGuides.all + kindGuides + ownGuides }

    /// The part of the view that bars and the screen's cut-outs leave free.
    public var safeAreaLayoutGuide: UILayoutGuide {
        systemGuide(\.safeArea, "UIViewSafeAreaLayoutGuide") { $0.effectiveSafeAreaInsets }
    }

    /// The view less its margins.
    public var layoutMarginsGuide: UILayoutGuide {
        systemGuide(\.margins, "UIViewLayoutMarginsGuide") { $0.effectiveLayoutMargins }
    }

    /// The strip that bars at the top cover, as controllers knew it before safe areas.
    package var topLayoutGuide: UILayoutGuide {
        systemGuide(\.top, "_UILayoutGuide") { view in
            UIEdgeInsets(top: 0, left: 0, bottom: view.bounds.height - view.safeAreaInsets.top, right: 0)
        }
    }

    /// The strip that bars at the bottom cover.
    package var bottomLayoutGuide: UILayoutGuide {
        systemGuide(\.bottom, "_UILayoutGuide") { view in
            UIEdgeInsets(top: view.bounds.height - view.safeAreaInsets.bottom, left: 0, bottom: 0, right: 0)
        }
    }

    /// The part of the view that the keyboard covers; none is shown here, and the guide begins where the safe area ends.
    public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        if let known = systemGuides.keyboard { return known }
        let made = UIKeyboardLayoutGuide(identifier: "UIKeyboardLayoutGuide", of: self) { view in
            let safe = view.effectiveSafeAreaInsets
            return UIEdgeInsets(top: view.bounds.height - safe.bottom, left: safe.left, bottom: 0, right: safe.right)
        }
        systemGuides.keyboard = made
        noteLayoutChange(.hierarchy)
        return made
    }

    func systemGuide(
        _ guide: WritableKeyPath<SystemGuides, UILayoutGuide?>, _ identifier: String,
        insets: @escaping (UIView) -> UIEdgeInsets
    ) -> UILayoutGuide {
        if let known = systemGuides[keyPath: guide] { return known }
        let made = UILayoutGuide(identifier: identifier, of: self, insets: insets)
        systemGuides[keyPath: guide] = made
        noteLayoutChange(.hierarchy)
        return made
    }

    /// The insets that follow from the view's size and place, and not from its structure alone; mostly none.
    var placeDependentInsets: [UIEdgeInsets] {
        let guides = systemGuides.dependent.compactMap { $0.insets?(self) }
        if isTouchedBySafeArea { return guides + [effectiveLayoutMargins, effectiveSafeAreaInsets] }
        return preservesSuperviewLayoutMargins || layoutMarginsFollowReadableWidth
            ? guides + [effectiveLayoutMargins] : guides
    }

    /// Where a guide of this view lies after the last layout, in the view's coordinates.
    fileprivate func frame(of guide: UILayoutGuide) -> CGRect {
        if let insets = guide.insets { return bounds.inset(by: insets(self)) }
        let tree = layoutRoot.currentLayoutTree()
        if !tree.isCurrent { tree.layOut() }
        guard let own = tree.rectangle(of: self), let rectangle = tree.rectangle(of: guide) else { return .zero }
        return rectangle.offsetBy(dx: bounds.minX - own.minX, dy: bounds.minY - own.minY)
            .roundedToPixels(scale: traitCollection.displayScale)
    }
}

/// The guides that a view has by itself, made when somebody asks for them.
struct SystemGuides {
    var safeArea: UILayoutGuide?
    var margins: UILayoutGuide?
    var readable: UILayoutGuide?
    var top: UILayoutGuide?
    var bottom: UILayoutGuide?
    var keyboard: UIKeyboardLayoutGuide?
    /// The constraints that place the guides of bars, where a controller was asked for these.
    var supportConstraints: [LayoutSupportConstraint] = []

    var all: [UILayoutGuide] { [safeArea, margins, readable, top, bottom, keyboard].compactMap { $0 } }
    /// Those that depend on the view's size.
    var dependent: [UILayoutGuide] { [readable, top, bottom, keyboard].compactMap { $0 } }
}

/// The view that an item of a constraint is, or belongs to.
func viewOf(constraintItem item: AnyObject?) -> UIView? {
    (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
}

/// The strip that the keyboard covers.
open class UIKeyboardLayoutGuide: UILayoutGuide {
    deinit {}

    /// Whether the guide follows a keyboard that is moved; does nothing on Linux.
    open var followsUndockedKeyboard = false
    /// Whether the guide ends at the safe area while there is no keyboard; it does on Linux.
    open var usesBottomSafeArea = true
}
