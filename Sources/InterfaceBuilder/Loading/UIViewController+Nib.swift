import Foundation
import UIKitLayout

extension UIViewController: NibOwner {
    /// Loads the nib whose owner the controller is, and with it the controller's view. Traps on failure, as UIKit does.
    package func loadNib(named name: String, bundle: Bundle?) {
        _ = UINib(nibName: name, bundle: bundle).instantiate(withOwner: self)
    }
}
