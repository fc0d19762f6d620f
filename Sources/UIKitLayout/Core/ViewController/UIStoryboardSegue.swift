import Foundation
import Trapping

/// A transition between two controllers of a storyboard.
#if MainActorViews
    @preconcurrency @MainActor
#endif
open class UIStoryboardSegue: NSObject {
    deinit {}

    /// The identifier of the segue in the storyboard.
    open internal(set) var identifier: String?
    /// The controller at which the segue starts.
    public let source: UIViewController
    /// The controller to which the segue leads.
    public let destination: UIViewController
    private var performHandler: (() -> Void)?

    /// Creates a segue from one controller to another.
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        (self.identifier, self.source, self.destination) = (identifier, source, destination)
    }

    /// Creates a segue that a closure performs.
    public convenience init(
        identifier: String?, source: UIViewController, destination: UIViewController,
        performHandler: @escaping () -> Void
    ) {
        self.init(identifier: identifier, source: source, destination: destination)
        self.performHandler = performHandler
    }

    /// Shows the destination: calls the closure with which the segue was created.
    open func perform() { performHandler?() }
}

/// The segues of a controller's scene.
package protocol SegueSource: AnyObject {
    /// Creates the segue with the given identifier and its destination; `nil` if the scene has no such segue.
    func makeSegue(withIdentifier identifier: String, from source: UIViewController) throws -> UIStoryboardSegue?
}

/// The key under which the segues of a controller are stored as an associated value.
private enum StoredSegues {
    static let key = AssociatedKey<any SegueSource>()
}

extension UIViewController {
    /// The segues of the scene from which the controller was created; `nil` if it was not created from a storyboard.
    package var segueSource: (any SegueSource)? {
        get { associatedValues[StoredSegues.key] }
        set { associatedValues[StoredSegues.key] = newValue }
    }

    /// Creates the segue, prepares the controller for it and performs it. Traps if there is no such segue.
    final func basePerformSegue(withIdentifier identifier: String, sender: Any?) {
        do {
            guard let segue = try segueSource?.makeSegue(withIdentifier: identifier, from: self) else {
                trap("Receiver (\(self)) has no segue with identifier '\(identifier)'")
            }
            prepare(for: segue, sender: sender)
            segue.perform()
        } catch {
            trap("segue '\(identifier)': \(error)")
        }
    }
}
