import Foundation
import UIKitLayout

extension UIViewController: NibOwner {
    /// Loads the nib whose owner the controller is, and with it its view; traps, as UIKit does, when that cannot be done.
    package func loadNib(named name: String, bundle: Bundle?) {
        _ = UINib(nibName: name, bundle: bundle).instantiate(withOwner: self)
    }
}
