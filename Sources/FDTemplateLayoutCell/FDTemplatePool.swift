import UIKitLayout

/// The templates of one identifier: one for each depth at which heights are asked for within configurations.
///
/// A configuration that asks for a height of the same identifier would otherwise overwrite the template that is being
/// filled.
final class FDTemplatePool<View: UIView> {
    /// By depth: there is a template for each smaller one.
    private var views: [View] = []
    private var depth = 0

    /// How deep heights of one identifier may be nested. Who needs more than two is rare; who needs more than this
    /// never ends.
    static var depthLimit: Int { 16 }

    /// The template that is not nested, made by a closure when it is first asked for.
    func first(madeBy make: () throws -> View) rethrows -> View {
        try view(at: 0, madeBy: make)
    }

    /// A template that nobody is using, until ``giveBack()``.
    ///
    /// - Throws: ``FDTemplateError`` when heights are nested too deep, and what the closure throws.
    func take(_ identifier: String, madeBy make: () throws -> View) throws -> View {
        guard depth < Self.depthLimit else { throw FDTemplateError.endlessRecursion(identifier, Self.depthLimit) }
        let view = try view(at: depth, madeBy: make)
        depth += 1
        return view
    }

    /// Gives back the template that was taken last.
    func giveBack() {
        depth -= 1
    }

    private func view(at depth: Int, madeBy make: () throws -> View) rethrows -> View {
        if depth < views.count { return views[depth] }
        let view = try make()
        views = views + [view]
        return view
    }
}
