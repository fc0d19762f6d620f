/// Facts about the project to which a file belongs.
public nonisolated struct CheckContext: Sendable {
    /// The names of the project's images and colours, or `nil` if they are unknown. If they are unknown, missing images
    /// and colours are not reported.
    public var assets: Set<String>?
    /// The names of the classes in the project's sources, or `nil` if they are unknown. If they are unknown, missing
    /// classes are not reported.
    public var classes: Set<String>?
    /// The lowest version of iOS that the app supports, such as 13.0, or `nil` if it is unknown.
    public var deploymentTarget: Double?

    /// The classes that are allowed for elements of a kind, by the name of the kind in files, such as `label`. Elements
    /// of other kinds may have any class.
    public var baseClasses: [String: [String]] = [:]

    /// Creates a context without any facts.
    public init() {}
}
