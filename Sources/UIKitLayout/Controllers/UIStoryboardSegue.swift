import Foundation

/// A way from one controller to another in a storyboard; segues are not performed on Linux.
open class UIStoryboardSegue: NSObject {
    deinit {}

    /// The segue's name.
    open internal(set) var identifier: String?
    /// Where it begins.
    public let source: UIViewController
    /// Where it leads.
    public let destination: UIViewController

    /// Makes a segue.
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        (self.identifier, self.source, self.destination) = (identifier, source, destination)
    }
}
