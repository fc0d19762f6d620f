/// The parts of a storyboard whose objects are created together: a controller and its child controllers.
final class SceneLoading {
    /// The builders of the controllers, outermost first.
    var builders: [IBObjectBuilder] = []
    private var closures: [() throws -> Void] = []

    /// Records a closure that ``finish()`` calls at its end.
    func whenFinished(_ body: @escaping () throws -> Void) { closures.append(body) }

    /// Connects the objects, which have all been created, and calls `awakeFromNib` on them.
    func finish() throws {
        try IBObjectBuilder.finish(builders)
        for closure in closures { try closure() }
    }
}
