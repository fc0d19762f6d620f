/// The classes of the sources that are bound to the main actor by an attribute of their own or of a superclass.
struct MainActorClasses {
    private var attributed: Set<String> = []

    /// Collects the classes that a source declares with the attribute.
    mutating func collect(from source: SourceText) {
        for type in TypeDeclaration.all("class", in: source)
        where Modifiers(before: type.keyword, source).attributes.contains("MainActor") {
            attributed.insert(type.name)
        }
    }

    /// Whether the class with the given name is bound to the main actor.
    ///
    /// - Parameter classes: the superclasses of the classes.
    func contains(_ name: String, _ classes: ViewTypes) -> Bool {
        attributed.contains(name) || !attributed.isDisjoint(with: classes.superclasses(of: name))
    }
}
