/// What is known of the project that a file belongs to.
public nonisolated struct CheckContext: Sendable {
    /// The names of images and colours; `nil` if they are not known, so that missing ones are not reported.
    public var assets: Set<String>?
    /// The names of classes in the sources; `nil` if they are not known, so that missing ones are not reported.
    public var classes: Set<String>?
    /// The lowest version of iOS that the app runs on, such as 13.0; `nil` if it is not known.
    public var deploymentTarget: Double?

    /// A context in which nothing is known.
    public init() {}
}
