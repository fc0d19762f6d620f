/// The view classes of the sources that `init()` creates: those that declare an `init()`, and their subclasses without
/// initializers. In the copies, these classes override `makeInitialized()`, which `initialized()` calls.
struct OwnInitializers {
    /// The classes that declare initializers, each with whether one of them is `init()`.
    private var classes: [String: Bool] = [:]

    /// Collects the classes that declare initializers.
    mutating func collect(from source: SourceText) {
        for type in TypeDeclaration.all("class", in: source) {
            let initializers = type.members("init", in: source)
            guard !initializers.isEmpty else { continue }
            classes[type.name] = initializers.contains { place in
                guard source.token(place + 1)?.isMark("(") ?? false, let inner = source.next(place + 2) else {
                    return false
                }
                return source.tokens[inner].isMark(")")
            }
        }
    }

    /// Adds the overrides to the classes that a source declares.
    func rewrite(_ source: inout SourceText, views: ViewTypes) {
        for type in TypeDeclaration.all("class", in: source)
        where views.contains(type.name) && isCreatedWithoutArguments(type.name, views) {
            let access = type.isPublic ? "public " : ""
            source.insert(
                " \(access)override class func makeInitialized() -> UIView { "
                    + "self == \(type.name).self ? \(type.name)() : super.makeInitialized() }",
                after: type.body.lowerBound - 1)
        }
    }

    private func isCreatedWithoutArguments(_ name: String, _ views: ViewTypes) -> Bool {
        ([name] + views.superclasses(of: name)).lazy.compactMap { classes[$0] }.first ?? false
    }
}
