import UIKitLayout

/// The templates for one identifier, one for each depth of nesting.
///
/// Requests are nested if the configuration closure of one height requests another height for the same identifier. If
/// both used one template, the inner request would overwrite the template that is being configured.
final class FDTemplatePool<View: UIView> {
    /// The templates, by depth.
    private var views: [View] = []
    private var depth = 0

    /// The maximum depth to which heights for one identifier may be nested. Nesting deeper than two is rare; beyond
    /// this limit it is endless recursion.
    static var depthLimit: Int { 16 }

    /// The template at depth 0; the closure creates it on first access.
    func first(madeBy make: () throws -> View) rethrows -> View {
        try view(at: 0, madeBy: make)
    }

    /// Returns an unused template, which counts as used until the matching call of ``giveBack()``.
    ///
    /// - Throws: ``FDTemplateError`` when heights are nested too deeply, and any error of the closure.
    func take(_ identifier: String, madeBy make: () throws -> View) throws -> View {
        guard depth < Self.depthLimit else { throw FDTemplateError.endlessRecursion(identifier, Self.depthLimit) }
        let view = try view(at: depth, madeBy: make)
        depth += 1
        return view
    }

    /// Ends the use of the template that was taken last.
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
