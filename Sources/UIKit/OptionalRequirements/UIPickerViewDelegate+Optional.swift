import Foundation
import UIKitLayout

extension UIPickerViewDelegate {
    /// The methods of this name, as a value that can be called with a question mark.
    public var pickerView: UIPickerViewDelegateCalls? { UIPickerViewDelegateCalls(receiver: self) }
}

/// The methods `pickerView` of an object that conforms to `UIPickerViewDelegate`, as a value that can be called with a
/// question mark.
public struct UIPickerViewDelegateCalls {
    let receiver: any UIPickerViewDelegate

    /// Calls `pickerView(_:widthForComponent:)`.
    public func callAsFunction(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
        receiver.pickerView(pickerView, widthForComponent: component)
    }

    /// Calls `pickerView(_:rowHeightForComponent:)`.
    public func callAsFunction(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
        receiver.pickerView(pickerView, rowHeightForComponent: component)
    }

    /// Calls `pickerView(_:titleForRow:forComponent:)`.
    public func callAsFunction(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    {
        receiver.pickerView(pickerView, titleForRow: row, forComponent: component)
    }

    /// Calls `pickerView(_:attributedTitleForRow:forComponent:)`.
    public func callAsFunction(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int)
        -> NSAttributedString?
    {
        receiver.pickerView(pickerView, attributedTitleForRow: row, forComponent: component)
    }

    /// Calls `pickerView(_:viewForRow:forComponent:reusing:)`.
    public func callAsFunction(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView {
        receiver.pickerView(pickerView, viewForRow: row, forComponent: component, reusing: view)
    }

    /// Calls `pickerView(_:didSelectRow:inComponent:)`.
    public func callAsFunction(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        receiver.pickerView(pickerView, didSelectRow: row, inComponent: component)
    }
}
