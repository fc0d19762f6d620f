import Foundation

/// A controller for previews of a file and for opening the file in other apps, neither of which exists on Linux.
open class UIDocumentInteractionController: NSObject {
    deinit {}

    /// The delegate; held weakly.
    open weak var delegate: (any UIDocumentInteractionControllerDelegate)?
    /// The URL of the file.
    open var url: URL?
    /// The identifier of the file's type; `nil` means that it follows from the extension of the file's name.
    open var uti: String?
    /// The name of the file; by default the last component of the URL.
    open var name: String? {
        get { ownName ?? url?.lastPathComponent }
        set { ownName = newValue }
    }
    private var ownName: String?
    /// What the app passes to the app that opens the file.
    open var annotation: Any?

    /// Creates a controller without a file.
    public override init() {}

    /// Creates a controller for a file.
    public convenience init(url: URL) {
        self.init()
        self.url = url
    }

    /// The icons of the file's type in two sizes, 64 and 320 points wide, as on iOS. On Linux they are symbols.
    open var icons: [UIImage] {
        [CGFloat(64), 320].compactMap { width in
            let symbol = UIImage(systemName: "doc")
            return symbol.map { symbol in
                UIGraphicsImageRenderer(size: CGSize(width: width, height: width)).image { _ in
                    symbol.draw(in: CGRect(x: 0, y: 0, width: width, height: width))
                }
            }
        }
    }

    /// Presents a preview and returns whether it could be shown: always false on Linux.
    open func presentPreview(animated: Bool) -> Bool { false }
    /// Presents a menu of actions and returns whether it could be shown: always false on Linux.
    open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
    /// Presents a menu of actions and returns whether it could be shown: always false on Linux.
    open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }
    /// Presents a menu of apps that open the file and returns whether it could be shown: always false on Linux.
    open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
    /// Presents a menu of apps that open the file and returns whether it could be shown: always false on Linux.
    open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }
    /// Removes a preview. Does nothing on Linux.
    open func dismissPreview(animated: Bool) {}
    /// Removes a menu. Does nothing on Linux.
    open func dismissMenu(animated: Bool) {}
}

/// The delegate of a document interaction controller; never called on Linux.
public protocol UIDocumentInteractionControllerDelegate: AnyObject {
    func documentInteractionControllerViewControllerForPreview(
        _ controller: UIDocumentInteractionController
    ) -> UIViewController
    func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)
    func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController)
}

extension UIDocumentInteractionControllerDelegate {
    /// Returns a new controller by default. Never called on Linux.
    public func documentInteractionControllerViewControllerForPreview(
        _ controller: UIDocumentInteractionController
    ) -> UIViewController { UIViewController() }
    /// Does nothing by default. Never called on Linux.
    public func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) {}
    /// Does nothing by default. Never called on Linux.
    public func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController) {}
}
