import Foundation
import UIKitLayout

extension UITextFieldDelegate {
    /// The method of this name, as a value that can be called with a question mark.
    public var textFieldShouldBeginEditing: ((UITextField) -> Bool)? { { self.textFieldShouldBeginEditing($0) } }
    /// The method of this name, as a value that can be called with a question mark.
    public var textFieldDidBeginEditing: ((UITextField) -> Void)? { { self.textFieldDidBeginEditing($0) } }
    /// The method of this name, as a value that can be called with a question mark.
    public var textFieldShouldEndEditing: ((UITextField) -> Bool)? { { self.textFieldShouldEndEditing($0) } }
    /// The method of this name, as a value that can be called with a question mark.
    public var textFieldDidEndEditing: ((UITextField) -> Void)? { { self.textFieldDidEndEditing($0) } }
    /// The methods of this name, as a value that can be called with a question mark.
    public var textField: UITextFieldDelegateCalls? { UITextFieldDelegateCalls(receiver: self) }
    /// The method of this name, as a value that can be called with a question mark.
    public var textFieldDidChangeSelection: ((UITextField) -> Void)? { { self.textFieldDidChangeSelection($0) } }
    /// The method of this name, as a value that can be called with a question mark.
    public var textFieldShouldClear: ((UITextField) -> Bool)? { { self.textFieldShouldClear($0) } }
    /// The method of this name, as a value that can be called with a question mark.
    public var textFieldShouldReturn: ((UITextField) -> Bool)? { { self.textFieldShouldReturn($0) } }
}

/// The methods `textField` of an object that conforms to `UITextFieldDelegate`, as a value that can be called with a
/// question mark.
public struct UITextFieldDelegateCalls {
    let receiver: any UITextFieldDelegate

    /// Calls `textField(_:shouldChangeCharactersIn:replacementString:)`.
    public func callAsFunction(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        receiver.textField(textField, shouldChangeCharactersIn: range, replacementString: string)
    }
}
