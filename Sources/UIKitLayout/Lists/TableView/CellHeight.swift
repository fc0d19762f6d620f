import Foundation
import LayoutEngine

/// The measured height of a cell, and how it was determined.
package struct CellHeight {
    /// The width of the content view for which the cell was measured, in points.
    package let contentWidth: CGFloat
    /// The size that the constraints of the content view require, in points; zero without constraints, `nil` if Auto
    /// Layout was not used.
    package let fitting: CGSize?
    /// The height that `sizeThatFits` returned, in points; `nil` if the constraints required a height.
    package let sizeThatFits: CGFloat?
    /// Whether required constraints have been broken, in this measurement or in an earlier one of the same cell.
    package let hasConflicts: Bool
    /// The height of the row, including the separator, in points. A measured height of 0 is replaced by 44; a measured
    /// number that is not a valid height is kept unchanged.
    package let row: CGFloat

    fileprivate init(
        contentWidth: CGFloat, fitting: CGSize?, sizeThatFits: CGFloat?, separator: CGFloat, hasConflicts: Bool
    ) {
        (self.contentWidth, self.fitting, self.sizeThatFits) = (contentWidth, fitting, sizeThatFits)
        self.hasConflicts = hasConflicts
        let measured = sizeThatFits ?? fitting?.height ?? 0
        let content = measured == 0 ? UITableView.standardRowHeight : measured
        row = UITableView.isHeight(content) ? content + separator : content
    }
}

extension UIView {
    /// Whether required constraints of the view had to be broken when its fitting sizes were computed.
    fileprivate var hasFittingConflicts: Bool { !fittingTree.conflicts.isEmpty }
}

// The measurement of row heights, shared by tables and templates.
extension UITableView {
    /// Measures a configured cell. Its height is the one that the constraints require at the width of the content view.
    /// If they require none, it is the result of `sizeThatFits`, and if that is 0, 44 points. The separator is added.
    ///
    /// - Parameter isPrepared: Whether ``prepareForLayout(_:)`` has been called for the cell since the table's
    ///   conditions changed last.
    package func measuredHeight(of cell: UITableViewCell, isPrepared: Bool = false) -> CellHeight {
        if !isPrepared || cell.frame.size.width != rowWidth { enter(cell) }
        prepareForMeasuring(cell)
        let width = cell.placeContentView(in: self)
        return height(of: cell, contentWidth: width, in: isPrepared ? nil : rowWidth)
    }

    @inline(__always)
    private func prepareForMeasuring(_ cell: UITableViewCell) {
        cell.updateConfigurationIfNeeded()
        if cell.constraintUpdates.isNeededBelow { cell.updateConstraintsIfNeeded() }
    }

    /// The height of a row with an automatic height: the one that the cell returns when it is asked for its size. UIKit's
    /// own implementation returns ``rowSize(of:width:)``.
    func automaticHeight(of cell: UITableViewCell) -> CGFloat {
        enter(cell)
        prepareForMeasuring(cell)
        cell.placeContentView(in: self)
        let size = cell.askedSize(
            CGSize(width: rowWidth, height: 0), horizontal: .required, vertical: .fittingSizeLevel)
        return size.height == 0 ? Self.standardRowHeight + cell.separatorHeight : size.height
    }

    /// The size of a cell that is asked for the size of its row, in a width that an override may have changed.
    func rowSize(of cell: UITableViewCell, width: CGFloat) -> CGSize {
        let contentWidth = cell.placeContentView(in: self) + width - rowWidth
        let height = height(of: cell, contentWidth: contentWidth, in: width)
        return CGSize(width: width, height: height.row)
    }

    /// The height of a cell whose content has the given width.
    ///
    /// - Parameter rowWidth: the width of the row if constraints may relate the content to the cell itself; `nil` for
    ///   templates, whose content view alone is measured.
    @inline(__always)
    private func height(
        of cell: UITableViewCell, contentWidth width: CGFloat, in rowWidth: CGFloat?
    ) -> CellHeight {
        let content = cell.contentView
        let usesAutoLayout = width > 0 && !cell.enforcesFrameLayout
        let isTied = rowWidth != nil && cell.hasHeldConstraints && !cell.placement.isTemplate
        let hasConstraints = usesAutoLayout && (content.hasHeldConstraints || isTied)
        let fitting =
            !hasConstraints
            ? usesAutoLayout ? .zero : nil
            : isTied
                ? fittingSize(ofCellWith: content, cell, width, rowWidth: rowWidth ?? width)
                : Self.fittingSize(of: content, width: width)
        let hasHeight = (fitting?.height ?? 0) != 0
        let measured = isTied ? cell : content
        return CellHeight(
            contentWidth: width, fitting: fitting,
            sizeThatFits: hasHeight ? nil : cell.sizeThatFits(CGSize(width: width, height: 0)).height,
            separator: cell.separatorHeight, hasConflicts: hasConstraints && measured.hasFittingConflicts)
    }

    /// The size that the constraints of a cell's content require. Constraints that relate the content to the cell itself, such
    /// as a proportion to its width, are held by the cell; then the cell as a whole is fitted, as UIKit does.
    private func fittingSize(
        ofCellWith content: UIView, _ cell: UITableViewCell, _ width: CGFloat, rowWidth: CGFloat
    ) -> CGSize {
        let besideContent = cell.bounds.height - content.frame.height
        let size = cell.baseSystemLayoutSizeFitting(
            CGSize(width: rowWidth, height: 0), Self.contentWidthPriority, .fittingSizeLevel)
        return CGSize(width: width, height: max(0, size.height - besideContent))
    }

    /// Measures a configured header or footer. Its height is the one that the constraints of its content require at the
    /// width of rows. If they require none, the view itself is asked for its size.
    ///
    /// - Parameter isAsked: Whether an override of
    ///   `systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)` determines the height.
    package func measuredHeight(
        ofSupplement view: UIView, isAsked: Bool = false, as part: ExtentTree.Part = .header
    ) -> CGFloat {
        let width = rowWidth
        view.frame.size.width = width
        let headerFooter = view as? UITableViewHeaderFooterView
        headerFooter.map { prepareForLayout($0, as: part) }
        headerFooter?.updateConfigurationIfNeeded()
        if view.constraintUpdates.isNeededBelow { view.updateConstraintsIfNeeded() }
        let (content, insets) = (headerFooter?.contentView ?? view, headerFooter?.contentInsets ?? .zero)
        let inner = width - insets.left - insets.right
        // The width is set first, because margins that follow the readable width depend on it.
        if content.frame.size.width != inner { content.frame.size.width = inner }
        let fitting = isAsked ? askedHeight(of: view, width: width) : Self.contentHeight(content, width: inner)
        return fitting > 0 ? fitting : Self.heightWithoutConstraints(of: view, width: width)
    }

    /// The height of a header or footer whose content has no constraints: the result of `sizeThatFits`. The default of
    /// that is the current size, which says nothing about stacks, about views with only an intrinsic size, and about the
    /// constraints that tie views to the header itself; these have the size that fits their constraints, as UIKit asks
    /// every view for it.
    static func heightWithoutConstraints(of view: UIView, width: CGFloat) -> CGFloat {
        let height = view.sizeThatFits(CGSize(width: width, height: 0)).height
        guard height == view.bounds.height,
            view.hasHeldConstraints || view is UIStackView || view.intrinsicContentSize.height > 0
        else { return height }
        let fitting = view.baseSystemLayoutSizeFitting(
            CGSize(width: width, height: 0), contentWidthPriority, .fittingSizeLevel
        ).height
        return fitting > 0 ? fitting : height
    }

    private func askedHeight(of view: UIView, width: CGFloat) -> CGFloat {
        view.askedSize(
            CGSize(width: width, height: 0), horizontal: Self.contentWidthPriority, vertical: .fittingSizeLevel
        ).height
    }

    /// The height that the constraints of the content of a header or footer require; 0 if there are none.
    static func contentHeight(_ content: UIView, width: CGFloat) -> CGFloat {
        content.hasHeldConstraints && width > 0 ? fittingSize(of: content, width: width).height : 0
    }

    /// The size that the constraints of a view require at the given width, in points.
    private static func fittingSize(of content: UIView, width: CGFloat) -> CGSize {
        content.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: contentWidthPriority,
            verticalFittingPriority: .fittingSizeLevel)
    }

    /// The priority of the width that a table gives a content view.
    private static let contentWidthPriority = UILayoutPriority(999)

    // MARK: Valid heights

    /// The maximum height of a row, header or footer, in points.
    package nonisolated static let maximumHeight = CGFloat(ValidHeight.maximum)

    /// Whether a number is a valid height: neither negative nor NaN nor above ``maximumHeight``.
    package nonisolated static func isHeight(_ number: CGFloat) -> Bool {
        ValidHeight.contains(Double(number))
    }

    /// The message about a number that is not a valid height, in UIKit's wording for negative heights.
    ///
    /// - Parameters:
    ///   - what: The kind of element, such as "table view row".
    ///   - place: The element's position, such as "section 0".
    package nonisolated static func reasonAgainst(_ number: CGFloat, of what: String, at place: String) -> String {
        let rule = number < 0 ? "negative" : "NaN, infinite or above \(Int(maximumHeight)) points"
        let text = String(format: "%f", Double(number))
        return "\(what) height must not be \(rule) - provided height for \(place) is \(text)"
    }
}
