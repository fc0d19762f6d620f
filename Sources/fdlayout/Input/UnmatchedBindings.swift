import UIKitLayout

/// Finds fields that fill no outlet, and outlets that no field fills. The user is warned, because the heights would
/// otherwise look valid although the rows have no effect on them.
struct UnmatchedBindings {
    /// Fields that fill no outlet, in alphabetical order.
    private let fields: [String]
    /// The outlets that could be filled but that no field fills, in alphabetical order.
    private let outlets: [String]
    private let fillsNothing: Bool

    init(bindings: [Binding], fields: [String], key: String?, cell: UITableViewCell) {
        let bound = Set(bindings.map(\.field) + [key].compactMap(\.self))
        self.fields = fields.filter { !bound.contains($0) }
        let filled = Set(bindings.map(\.outlet))
        outlets = cell.outlets.filter { !filled.contains($0.key) && Binding.canFill($0.value) }.keys.sorted()
        fillsNothing = bindings.isEmpty && !fields.isEmpty
    }

    /// The warning that the rows have no effect, or that some outlets keep the contents of the file; `nil` if every
    /// outlet is filled.
    ///
    /// Fields that fill no outlet do not by themselves cause a warning, because feeds usually contain more fields than
    /// cells show.
    var warning: String? {
        if fillsNothing {
            return "no field of the rows fills an outlet of the cell, so all rows have the same height; outlets: "
                + "\(list(outlets)); fields: \(list(fields)); name pairs with --bind"
        }
        guard !outlets.isEmpty else { return nil }
        let unused = fields.isEmpty ? "" : "; fields that fill no outlet: \(list(fields))"
        return "no field fills the outlet\(outlets.count == 1 ? "" : "s") \(list(outlets))" + unused
    }

    private func list(_ names: [String]) -> String {
        names.isEmpty ? "none" : names.map { "\"\($0)\"" }.joined(separator: ", ")
    }
}
