import Foundation
import UIKitFacts

/// A search bar. It has no intrinsic width.
open class UISearchBar: UIView, UITextInputTraits {
    deinit {}

    /// The style of a search bar.
    public nonisolated enum Style: UInt, Hashable, Sendable {
        case `default` = 0
        case prominent, minimal
    }

    /// The text in the search field.
    open var text: String? {
        didSet { if text != oldValue { searchDidChange?() } }
    }
    /// Called when the bar becomes the first responder, and when its text changes.
    final var searchDidChange: (() -> Void)?
    /// The placeholder, shown while there is no text.
    open var placeholder: String?
    /// The prompt, a line of text above the field.
    open var prompt: String?
    /// The style of the search bar's background; the minimal style has none.
    open var searchBarStyle = Style.default
    /// Whether there is a cancel button beside the field.
    open var showsCancelButton = false
    /// The colour of the bar.
    open var barTintColor: UIColor?
    /// The style of the bar's colours.
    open var barStyle = UIBarStyle.default
    /// The titles of the scope buttons.
    open var scopeButtonTitles: [String]?
    /// Whether the scope buttons are shown, below the field.
    open var showsScopeBar = false
    /// The index of the selected scope button.
    open var selectedScopeButtonIndex = 0
    /// The search field, created on first access; not a subview of the bar.
    open private(set) lazy var searchTextField = UISearchTextField(frame: .zero)
    /// The delegate, which is notified when editing begins and ends; held weakly.
    open weak var delegate: (any UISearchBarDelegate)?

    // MARK: Editing

    open override var canBecomeFirstResponder: Bool { true }

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        guard !isFirstResponder else { return true }
        guard super.becomeFirstResponder() else { return false }
        delegate?.searchBarTextDidBeginEditing(self)
        searchDidChange?()
        return true
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        let wasEditing = isFirstResponder
        guard super.resignFirstResponder() else { return false }
        if wasEditing { delegate?.searchBarTextDidEndEditing(self) }
        return true
    }

    /// Sets ``showsCancelButton``, without animation.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        self.showsCancelButton = showsCancelButton
    }

    /// The intrinsic size, in points; the height is the one that Interface Builder stores.
    open override var intrinsicContentSize: CGSize {
        TextControls.searchBars.atRunTime.intrinsicSize()
    }

    override func drawContent(in context: CGContext) { drawSearchBar(in: context) }
}

/// The text field of a search bar.
open class UISearchTextField: UITextField {
    deinit {}
}

/// The delegate of a search bar.
public protocol UISearchBarDelegate: AnyObject {
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
    /// Does nothing by default. Never called on Linux.
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    /// Does nothing by default. Never called on Linux.
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    /// Does nothing by default. Never called on Linux.
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
    /// Does nothing by default.
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    /// Does nothing by default.
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
}
