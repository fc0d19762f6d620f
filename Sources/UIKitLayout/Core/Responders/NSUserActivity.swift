import Foundation

// swift-format-ignore: TypeNamesShouldBeCapitalized
/// An activity of the user that can be continued elsewhere; stored, with no effect on Linux.
open class NSUserActivity: NSObject {
    deinit {}

    /// The type of the activity.
    public let activityType: String
    /// The title.
    open var title: String?
    /// Data of the activity.
    open var userInfo: [AnyHashable: Any]?
    /// A web page on which the activity can be continued.
    open var webpageURL: URL?
    /// Whether the activity can be continued on another device.
    open var isEligibleForHandoff = true
    /// Whether the activity appears in search results.
    open var isEligibleForSearch = false

    /// Creates an activity.
    public init(activityType: String) {
        self.activityType = activityType
    }

    /// Makes this the current activity; does nothing on Linux.
    open func becomeCurrent() {}
    /// Ends its role as the current activity; does nothing on Linux.
    open func resignCurrent() {}
    /// Invalidates the activity; does nothing on Linux.
    open func invalidate() {}
}
