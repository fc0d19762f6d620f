/// Facts about the project that a file belongs to.
public nonisolated struct CheckContext: Sendable {
    /// The names of images and colours, or `nil` if they are unknown; missing ones are then not reported.
    public var assets: Set<String>?
    /// The names of the classes in the sources, or `nil` if they are unknown; missing ones are then not reported.
    public var classes: Set<String>?
    /// The lowest version of iOS that the app supports, such as 13.0, or `nil` if it is unknown.
    public var deploymentTarget: Double?

    /// The classes that elements must have, by the elements' names in files, such as `label`. Elements of other names may
    /// have any class.
    public var baseClasses: [String: [String]] = [:]

    /// Creates a context without any facts.
    public init() {}
}
