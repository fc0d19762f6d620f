import Foundation
import UIKitFacts

/// A picker with one or more wheels, called components. On Linux users cannot turn them; rows are selected with
/// ``selectRow(_:inComponent:animated:)``.
open class UIPickerView: UIView {
    deinit {}

    /// The data source of the rows; held weakly.
    open weak var dataSource: (any UIPickerViewDataSource)? {
        didSet { reloadAllComponents() }
    }
    /// The delegate; held weakly.
    open weak var delegate: (any UIPickerViewDelegate)? {
        didSet { reloadAllComponents() }
    }
    private var chosenRows: [Int: Int] = [:]
    private struct RowPlace: Hashable {
        let row: Int
        let component: Int
    }

    /// The views that the delegate provided for rows.
    private var rowViews: [RowPlace: UIView] = [:]

    /// The number of components.
    open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }

    /// Returns the number of rows in a component.
    open func numberOfRows(inComponent component: Int) -> Int {
        dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
    }

    /// The size of the rows in a component, in points. The delegate determines it; without a delegate, the width is an
    /// equal share of the picker's width, and the height is 34 points.
    open func rowSize(forComponent component: Int) -> CGSize {
        let share = bounds.width / CGFloat(max(numberOfComponents, 1))
        return CGSize(
            width: delegate?.pickerView(self, widthForComponent: component) ?? share,
            height: delegate?.pickerView(self, rowHeightForComponent: component) ?? Pickers.rowHeight.value)
    }

    /// The selected row of a component; -1 if the component has no rows.
    open func selectedRow(inComponent component: Int) -> Int {
        numberOfRows(inComponent: component) == 0 ? -1 : chosenRows[component] ?? 0
    }

    /// Selects a row of a component, without animation.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        chosenRows[component] = row
    }

    /// Selects the first row of every component.
    open func reloadAllComponents() {
        (chosenRows, rowViews) = ([:], [:])
    }

    /// Selects the first row of a component.
    open func reloadComponent(_ component: Int) {
        chosenRows[component] = nil
        rowViews = rowViews.filter { $0.key.component != component }
    }

    /// The view that the delegate provided for a row; `nil` if the row is not visible or is shown with a title.
    open func view(forRow row: Int, forComponent component: Int) -> UIView? {
        guard component >= 0, component < numberOfComponents, visibleRows(of: component).contains(row) else {
            return nil
        }
        let view = rowView(row, component)
        return view is PickerRowLabel ? nil : view
    }

    /// The view of a visible row, which the delegate provides on first access. Views of rows that are no longer visible
    /// are passed to the delegate for reuse.
    private func rowView(_ row: Int, _ component: Int) -> UIView? {
        let key = RowPlace(row: row, component: component)
        if let view = rowViews[key] { return view }
        let visible = visibleRows(of: component)
        let idle = rowViews.keys.filter { $0.component == component && !visible.contains($0.row) }
            .min { $0.row < $1.row }
        let view = delegate?.pickerView(
            self, viewForRow: row, forComponent: component, reusing: idle.flatMap { rowViews.removeValue(forKey: $0) })
        rowViews[key] = view
        return view
    }

    /// The rows of a component that are drawn around the selected row.
    private func visibleRows(of component: Int) -> Range<Int> {
        let selected = selectedRow(inComponent: component)
        let reach = PickerWheel(area: bounds, rowHeight: rowSize(forComponent: component).height).reach
        return max(0, selected - reach)..<max(0, min(numberOfRows(inComponent: component), selected + reach + 1))
    }

    override func initialSize(for size: CGSize) -> CGSize { size == .zero ? intrinsicContentSize : size }

    /// The intrinsic size, in points: the size that Interface Builder stores.
    open override var intrinsicContentSize: CGSize {
        Pickers.size.value
    }

    override func drawContent(in context: CGContext) {
        let heights = (0..<numberOfComponents).map { rowSize(forComponent: $0).height }
        PickerWheel.drawSelection(in: bounds, height: heights.max() ?? Pickers.rowHeight.value, of: context)
        let widths = (0..<numberOfComponents).map { rowSize(forComponent: $0).width }
        let total = widths.reduce(0, +)
        let factor = total > bounds.width ? bounds.width / total : 1
        var left = bounds.minX + (bounds.width - total * factor) / 2
        for component in 0..<numberOfComponents {
            let area = CGRect(
                x: left, y: bounds.minY, width: widths[component] * factor, height: bounds.height)
            drawWheel(component, in: area, rowHeight: heights[component], of: context)
            left += area.width
        }
    }

    private func drawWheel(_ component: Int, in area: CGRect, rowHeight: CGFloat, of context: CGContext) {
        let count = numberOfRows(inComponent: component)
        let selected = selectedRow(inComponent: component)
        PickerWheel(area: area, rowHeight: rowHeight).forEachRow(in: context) { distance, rect in
            guard (0..<count).contains(selected + distance) else { return }
            if let view = rowView(selected + distance, component) { draw(view, in: rect, of: context) }
        }
    }
}

/// The data source of a picker view's rows.
public protocol UIPickerViewDataSource: AnyObject {
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// The delegate of a picker view, which provides the sizes, the titles and the views of rows.
public protocol UIPickerViewDelegate: AnyObject {
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString?
    func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
    /// Returns an equal share of the picker's width by default.
    public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
        pickerView.bounds.width / CGFloat(max(pickerView.numberOfComponents, 1))
    }
    /// Returns 34 points by default.
    public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
        Pickers.rowHeight.value
    }
    /// Returns `nil` by default.
    public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        nil
    }
    /// Returns `nil` by default.
    public func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? { nil }
    /// Returns a label with the title by default. Called for each visible row when the picker is drawn.
    public func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView {
        PickerRowLabel(
            self.pickerView(pickerView, titleForRow: row, forComponent: component),
            self.pickerView(pickerView, attributedTitleForRow: row, forComponent: component))
    }
    /// Does nothing by default. Never called on Linux.
    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}
