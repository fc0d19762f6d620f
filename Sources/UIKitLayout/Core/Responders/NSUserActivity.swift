import Foundation

// swift-format-ignore: TypeNamesShouldBeCapitalized
/// An activity of the user that can be continued later or on another device. Its values are stored and have no effect
/// on Linux.
open class NSUserActivity: NSObject {
    deinit {}

    /// The type of the activity.
    public let activityType: String
    /// The title of the activity, as shown to the user.
    open var title: String?
    /// The data that is needed to continue the activity.
    open var userInfo: [AnyHashable: Any]?
    /// A web page on which the activity can be continued.
    open var webpageURL: URL?
    /// Whether the activity can be continued on another device.
    open var isEligibleForHandoff = true
    /// Whether the activity appears in search results.
    open var isEligibleForSearch = false

    /// Creates an activity of the given type, without a title.
    public init(activityType: String) {
        self.activityType = activityType
    }

    /// Makes this the user's current activity. Does nothing on Linux.
    open func becomeCurrent() {}
    /// Marks the activity as no longer the user's current one. Does nothing on Linux.
    open func resignCurrent() {}
    /// Marks the activity as one that can no longer be continued. Does nothing on Linux.
    open func invalidate() {}
}
