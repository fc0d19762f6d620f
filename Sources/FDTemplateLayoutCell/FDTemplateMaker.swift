import Foundation
import UIKitLayout

/// Creates templates from the views that are registered with a list.
struct FDTemplateMaker {
    /// The kind of the view in messages, such as "Cell".
    let role: String
    /// The kind of the list in messages, such as "table view".
    let list: String
    /// The identifiers that are registered.
    let registered: [String]

    /// Creates a template.
    ///
    /// - Parameter create: creates the view that is registered for the given identifier; returns `nil` if no view is
    ///   registered for it.
    /// - Throws: ``FDTemplateError`` if no view can be created.
    func makeTemplate<View>(_ identifier: String, by create: (String) throws -> View?) throws -> View {
        guard !identifier.isEmpty else {
            throw FDTemplateError(code: .emptyIdentifier, description: "Expect a valid identifier - \(identifier)")
        }
        let view: View?
        do {
            view = try create(identifier)
        } catch {
            throw FDTemplateError(
                code: .notMade, description: "Template for identifier - \(identifier) cannot be made: \(error)")
        }
        guard let view else { throw notRegistered(identifier) }
        return view
    }

    private func notRegistered(_ identifier: String) -> FDTemplateError {
        let known = registered.isEmpty ? "none" : registered.joined(separator: ", ")
        return FDTemplateError(
            code: .notRegistered,
            description: "\(role) must be registered to \(list) for identifier - \(identifier) (registered: \(known))")
    }
}
