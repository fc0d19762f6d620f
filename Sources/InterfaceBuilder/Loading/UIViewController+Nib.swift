import Foundation
import UIKitLayout

extension UIViewController: NibOwner {
    /// Loads the nib with the given name, with the controller as the file's owner; the nib's outlets set the
    /// controller's view. Traps on failure, as UIKit does.
    package func loadNib(named name: String, bundle: Bundle?) {
        _ = UINib(nibName: name, bundle: bundle).instantiate(withOwner: self)
    }
}
