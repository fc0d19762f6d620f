import Foundation

/// What one can do with things, such as sharing them; nothing is shown on Linux.
open class UIActivityViewController: UIViewController {
    deinit {}

    /// What is shared.
    public let activityItems: [Any]
    /// Services that are not offered; a stored value.
    open var excludedActivityTypes: [UIActivity.ActivityType]?
    /// Called when somebody has shared something; never called on Linux.
    open var completionWithItemsHandler: ((UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void)?

    /// Makes a controller.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        self.activityItems = activityItems
        super.init(nibName: nil, bundle: nil)
    }

    /// Makes a controller for a storyboard, with nothing to share.
    public required init?(coder: NSCoder) {
        activityItems = []
        super.init(coder: coder)
    }
}

/// A service that things are shared with; never asked on Linux.
open class UIActivity: NSObject {
    deinit {}

    /// The name of a service.
    public nonisolated struct ActivityType: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Makes a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Makes a name.
        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }

        /// Printing.
        public static let print = ActivityType("com.apple.UIKit.activity.Print")
        /// Copying to the pasteboard.
        public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
        /// Mail.
        public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
        /// Messages.
        public static let message = ActivityType("com.apple.UIKit.activity.Message")
        /// The camera roll.
        public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
        /// Another device nearby.
        public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
        /// Contacts.
        public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
        /// The reading list.
        public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
    }

    /// Makes a service.
    public override init() {}
    /// The service's name; `nil` unless a subclass has one.
    open var activityType: ActivityType? { nil }
    /// The words; none unless a subclass has some.
    open var activityTitle: String? { nil }
    /// The image; none unless a subclass has one.
    open var activityImage: UIImage? { nil }
    /// The controller of the service; none unless a subclass has one.
    open var activityViewController: UIViewController? { nil }
    /// Whether the service takes things; never asked on Linux.
    open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
    /// Takes things; never called on Linux.
    open func prepare(withActivityItems activityItems: [Any]) {}
    /// Does what the service does; never called on Linux.
    open func perform() {}
    /// Notes that the service is done; does nothing on Linux.
    open func activityDidFinish(_ completed: Bool) {}
}
