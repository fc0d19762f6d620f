// The members of tables, cells and headers that apps override most often.

import UIKit

/// A table that is always being edited and is as high as its content.
public final class EditableTable: UITableView {
    public override var isEditing: Bool {
        get { super.isEditing }
        set { super.isEditing = true }
    }
    /// The overridden members that were called.
    public private(set) var calls: [String] = []

    public override func setEditing(_ editing: Bool, animated: Bool) {
        calls.append("setEditing(\(editing))")
        super.setEditing(true, animated: animated)
    }

    public override var contentSize: CGSize {
        didSet { invalidateIntrinsicContentSize() }
    }
    public override var intrinsicContentSize: CGSize { contentSize }
    public override var tableHeaderView: UIView? {
        didSet { calls.append("tableHeaderView") }
    }
    public override var delegate: (any UITableViewDelegate)? {
        didSet { calls.append("delegate") }
    }
}

/// A cell whose identifier is the name of its class and that has no separator inset.
public final class NamedCell: UITableViewCell {
    public override var reuseIdentifier: String? { "NamedCell" }
    public override var separatorInset: UIEdgeInsets {
        get { .zero }
        set {}
    }
    public override var indentationLevel: Int {
        didSet { setNeedsLayout() }
    }
    public override var editingStyle: UITableViewCell.EditingStyle { .delete }
    public override var showingDeleteConfirmation: Bool { true }

    public override func dragStateDidChange(_ dragState: UITableViewCell.DragState) {
        super.dragStateDidChange(dragState)
        alpha = dragState == .none ? 1 : 0.5
    }
}

/// A header whose identifier is the name of its class.
public final class NamedHeader: UITableViewHeaderFooterView {
    public override var reuseIdentifier: String? { "NamedHeader" }
}
