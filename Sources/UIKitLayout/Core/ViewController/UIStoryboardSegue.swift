import Foundation

/// A transition between two controllers of a storyboard; never performed on Linux.
open class UIStoryboardSegue: NSObject {
    deinit {}

    /// The identifier of the segue in the storyboard.
    open internal(set) var identifier: String?
    /// The controller at which the segue starts.
    public let source: UIViewController
    /// The controller to which the segue leads.
    public let destination: UIViewController

    /// Creates a segue from one controller to another.
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        (self.identifier, self.source, self.destination) = (identifier, source, destination)
    }
}
