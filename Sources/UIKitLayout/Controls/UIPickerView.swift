import Foundation

/// Wheels to choose with; nobody turns them on Linux.
open class UIPickerView: UIView {
    deinit {}

    /// Where rows come from; held weakly.
    open weak var dataSource: (any UIPickerViewDataSource)? {
        didSet { reloadAllComponents() }
    }
    /// The delegate; held weakly.
    open weak var delegate: (any UIPickerViewDelegate)? {
        didSet { reloadAllComponents() }
    }
    private var chosenRows: [Int: Int] = [:]

    /// The number of wheels.
    open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }

    /// The number of rows of a wheel.
    open func numberOfRows(inComponent component: Int) -> Int {
        dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
    }

    /// The size of a row, in points: what the delegate says, otherwise 34 high.
    open func rowSize(forComponent component: Int) -> CGSize {
        let share = bounds.width / CGFloat(max(numberOfComponents, 1))
        return CGSize(
            width: delegate?.pickerView(self, widthForComponent: component) ?? share,
            height: delegate?.pickerView(self, rowHeightForComponent: component) ?? 34)
    }

    /// The row that a wheel shows; -1 if the wheel has none.
    open func selectedRow(inComponent component: Int) -> Int {
        numberOfRows(inComponent: component) == 0 ? -1 : chosenRows[component] ?? 0
    }

    /// Shows a row of a wheel, at once.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        chosenRows[component] = row
    }

    /// Asks for all rows again: each wheel shows its first one.
    open func reloadAllComponents() {
        chosenRows = [:]
    }

    /// Asks for the rows of a wheel again, which shows its first one.
    open func reloadComponent(_ component: Int) {
        chosenRows[component] = nil
    }

    /// The view of a row; none, as rows are not shown.
    open func view(forRow row: Int, forComponent component: Int) -> UIView? { nil }

    override func initialSize(for size: CGSize) -> CGSize { size == .zero ? intrinsicContentSize : size }

    /// The size as Interface Builder stores it, in points.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: 320, height: 216)
    }
}

/// Where the rows of wheels come from.
public protocol UIPickerViewDataSource: AnyObject {
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// The delegate of wheels, asked for sizes alone, as rows are not shown and nobody chooses one on Linux.
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
    /// Its share of the width, unless the delegate says otherwise.
    public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
        pickerView.bounds.width / CGFloat(max(pickerView.numberOfComponents, 1))
    }
    /// 34 points, unless the delegate says otherwise.
    public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 34 }
    /// None, unless the delegate says otherwise; never called on Linux.
    public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        nil
    }
    /// None, unless the delegate says otherwise; never called on Linux.
    public func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? { nil }
    /// A label with the title, unless the delegate says otherwise; never called on Linux.
    public func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView {
        let label = view as? UILabel ?? UILabel()
        label.text = self.pickerView(pickerView, titleForRow: row, forComponent: component)
        return label
    }
    /// Nothing, unless the delegate says otherwise; never called on Linux.
    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}
