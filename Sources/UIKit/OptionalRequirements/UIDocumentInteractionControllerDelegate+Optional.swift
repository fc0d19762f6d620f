import Foundation
import UIKitLayout

extension UIDocumentInteractionControllerDelegate {
    /// The method of this name, as a value that can be called with a question mark.
    public var documentInteractionControllerViewControllerForPreview:
        ((UIDocumentInteractionController) -> UIViewController)?
    { { self.documentInteractionControllerViewControllerForPreview($0) } }
    /// The method of this name, as a value that can be called with a question mark.
    public var documentInteractionControllerDidEndPreview: ((UIDocumentInteractionController) -> Void)? {
        { self.documentInteractionControllerDidEndPreview($0) }
    }
    /// The method of this name, as a value that can be called with a question mark.
    public var documentInteractionControllerDidDismissOpenInMenu: ((UIDocumentInteractionController) -> Void)? {
        { self.documentInteractionControllerDidDismissOpenInMenu($0) }
    }
}
