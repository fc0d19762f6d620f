import Foundation

// swift-format-ignore: TypeNamesShouldBeCapitalized
/// What somebody does, to be taken up elsewhere; stored values, which nobody takes up on Linux.
open class NSUserActivity: NSObject {
    deinit {}

    /// What kind of thing is done.
    public let activityType: String
    /// The words.
    open var title: String?
    /// What belongs to it.
    open var userInfo: [AnyHashable: Any]?
    /// The page where it can be done.
    open var webpageURL: URL?
    /// Whether it can be taken up on another device.
    open var isEligibleForHandoff = true
    /// Whether it can be searched for.
    open var isEligibleForSearch = false

    /// Makes an activity.
    public init(activityType: String) {
        self.activityType = activityType
    }

    /// Does nothing on Linux.
    open func becomeCurrent() {}
    /// Does nothing on Linux.
    open func resignCurrent() {}
    /// Does nothing on Linux.
    open func invalidate() {}
}
