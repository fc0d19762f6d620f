import Foundation

/// A controller that offers activities such as sharing; nothing is shown on Linux.
open class UIActivityViewController: UIViewController {
    deinit {}

    /// The items that the activities act on.
    public let activityItems: [Any]
    /// The activities that are not offered. Stored; has no effect on Linux.
    open var excludedActivityTypes: [UIActivity.ActivityType]?
    /// A closure that UIKit calls after an activity has been performed or dismissed; never called on Linux.
    open var completionWithItemsHandler: ((UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void)?

    /// Creates a controller for the given items; `applicationActivities` is not stored.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        self.activityItems = activityItems
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller from a storyboard, without items.
    public required init?(coder: NSCoder) {
        activityItems = []
        super.init(coder: coder)
    }
}

/// An activity that acts on items; never performed on Linux.
#if MainActorViews
    @preconcurrency @MainActor
#endif
open class UIActivity: NSObject {
    deinit {}

    /// The type of an activity.
    public nonisolated struct ActivityType: RawRepresentable, Hashable, Sendable {
        /// The type as a string.
        public let rawValue: String

        /// Creates a type from a string.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Creates a type from a string.
        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }

        /// Printing.
        public static let print = ActivityType("com.apple.UIKit.activity.Print")
        /// Copying to the pasteboard.
        public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
        /// Sending mail.
        public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
        /// Sending a text message.
        public static let message = ActivityType("com.apple.UIKit.activity.Message")
        /// Saving to the camera roll.
        public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
        /// Sending to a nearby device with AirDrop.
        public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
        /// Assigning an image to a contact.
        public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
        /// Adding to the user's reading list.
        public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
    }

    /// The group in which an activity is shown.
    public nonisolated enum Category: Int, Hashable, Sendable {
        case action = 0
        case share
    }

    /// The group in which the activity is shown: `action` unless overridden.
    open class var activityCategory: Category { .action }

    /// Creates an activity.
    public override init() {}
    /// The type of the activity; `nil` unless overridden.
    open var activityType: ActivityType? { nil }
    /// The title of the activity; `nil` unless overridden.
    open var activityTitle: String? { nil }
    /// The image of the activity; `nil` unless overridden.
    open var activityImage: UIImage? { nil }
    /// The controller that the activity shows; `nil` unless overridden.
    open var activityViewController: UIViewController? { nil }
    /// Whether the activity can act on the given items: `false` unless overridden. Never called on Linux.
    open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
    /// Prepares the activity for the items; never called on Linux.
    open func prepare(withActivityItems activityItems: [Any]) {}
    /// Performs the activity; never called on Linux.
    open func perform() {}
    /// Reports that the activity is finished. Does nothing on Linux.
    open func activityDidFinish(_ completed: Bool) {}
}
