import Foundation
import InterfaceBuilder
import UIKitFacts
import UIKitLayout

/// Converts a cell of an Interface Builder file to the JSON form of a template.
///
/// If the cell has a property that a template cannot express, the conversion fails with an error that names the view or
/// the constraint.
struct TemplateExport {
    /// The path of the Interface Builder file, for messages.
    let path: String
    let names: TemplateNames
    /// The outlets that `--keep` names. Their views keep the content in the file unless a row has a value for them.
    let kept: Set<String>
    /// The content view of the cell.
    let content: UIView
    private(set) var form: TemplateForm
    /// The identities of the views and guides whose margins affect the layout.
    private let usedMargins: Set<ObjectIdentifier>

    init(prototype: CellPrototype, traced: TracedCell, path: String, scale: CGFloat, kept: [String]) throws {
        let cell = traced.cell
        (self.path, self.kept, content) = (path, Set(kept), cell.contentView)
        names = TemplateNames(of: traced)
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 0), style: prototype.tableStyle)
        table.overrideTraitCollection = UITraitCollection(displayScale: scale)
        table.separatorStyle = prototype.separatorStyle
        cell.becomeTemplate()
        table.prepareForLayout(cell)
        // Measuring updates those constants of constraints that depend on fonts.
        _ = table.measuredHeight(of: cell)
        let empty = Double(cell.sizeThatFits(cell.contentView.bounds.size).height)
        form = TemplateForm(
            scale: Double(scale), separator: table.separatorStyle != .none,
            emptyHeight: empty > 0 ? empty : Double(Rows.standardHeight.value), content: .init())
        usedMargins = Self.usedMargins(in: content)
        try checkKept(cell)
        let widths = try TemplateWidths(of: cell, in: table)
        form.accessories = widths.accessories
        if usedMargins.contains(ObjectIdentifier(content)) { form.content.margins = widths.margins }
        try add(content)
    }

    // MARK: Views

    private mutating func add(_ content: UIView) throws {
        guard !content.constraints.isEmpty else {
            throw names.failure(content, "without constraints, its height does not follow from a layout", path: path)
        }
        try visit(content) { export, view in
            guard view !== export.content else { return }
            try export.check(view)
            export.form.items.append(try export.item(of: view))
        }
        try addGuides(in: content)
        try visit(content) { export, view in
            for constraint in view.constraints {
                export.form.constraints.append(try export.constraint(constraint, in: view))
            }
        }
    }

    private mutating func visit(_ view: UIView, _ body: (inout TemplateExport, UIView) throws -> Void) throws {
        try body(&self, view)
        for subview in view.subviews { try visit(subview, body) }
    }

    private func check(_ view: UIView) throws {
        if view.translatesAutoresizingMaskIntoConstraints {
            throw failure(view, "an autoresizing mask sets its frame; a template has only constraints")
        }
        if view.preservesSuperviewLayoutMargins, usedMargins.contains(ObjectIdentifier(view)) {
            throw failure(view, "its margins follow those of its superview, which a template cannot express")
        }
    }

    /// Adds the margins guides of `view` and of the views inside it, and the guides that constraints position.
    ///
    /// - Throws: ``ToolFailure`` for other guides of UIKit, such as the readable content guide.
    private mutating func addGuides(in view: UIView) throws {
        try visit(view) { export, view in
            for guide in view.layoutGuides {
                switch guide.identifier {
                case "UIViewSafeAreaLayoutGuide": break
                case "UIViewLayoutMarginsGuide":
                    export.form.items.append(
                        .init(name: export.name(of: guide), kind: "marginsGuide", owner: export.names.name(of: view)))
                case "UIViewReadableContentGuide", "_UILayoutGuide", "UIKeyboardLayoutGuide":
                    throw export.failure(view, "\(guide.identifier) cannot be expressed in a template")
                default: export.form.items.append(.init(name: export.name(of: guide), kind: "view"))
                }
            }
        }
    }

    /// The name of a view or guide in the template.
    ///
    /// A safe area guide has the name of its view, because the safe area of a view in a cell is the whole view.
    func name(of object: AnyObject) -> String {
        guard let guide = object as? UILayoutGuide, let owner = guide.owningView else { return names.name(of: object) }
        switch guide.identifier {
        case "UIViewSafeAreaLayoutGuide": return names.name(of: owner)
        case "UIViewLayoutMarginsGuide": return names.name(of: owner) + ".margins"
        default: return names.name(of: guide)
        }
    }

    /// The margins of a view, for all row widths; `nil` if they do not affect the layout.
    func margins(of view: UIView) -> [TemplateForm.Margins]? {
        usedMargins.contains(ObjectIdentifier(view)) ? [.init(view.layoutMargins)] : nil
    }

    /// The error that `object`, a view or constraint, cannot be expressed in a template for the given reason.
    func failure(_ object: AnyObject, _ reason: String) -> ToolFailure { names.failure(object, reason, path: path) }

    // MARK: Checks

    private func checkKept(_ cell: UITableViewCell) throws {
        for outlet in kept.sorted() where cell.outlets[outlet] == nil {
            let known = cell.outlets.keys.sorted().joined(separator: ", ")
            throw ToolFailure.usage(
                "--keep \(outlet): the cell has no such outlet; it has: \(known.isEmpty ? "none" : known)")
        }
    }

    /// The identities of the views whose margins constraints, margins guides or stack views in `view` use.
    private static func usedMargins(in view: UIView) -> Set<ObjectIdentifier> {
        var used: Set<ObjectIdentifier> = []
        if (view as? UIStackView)?.isLayoutMarginsRelativeArrangement == true { used.insert(ObjectIdentifier(view)) }
        if view.layoutGuides.contains(where: { $0.identifier == "UIViewLayoutMarginsGuide" }) {
            used.insert(ObjectIdentifier(view))
        }
        for constraint in view.constraints {
            let sides = [
                (constraint.firstItem, constraint.firstAttribute), (constraint.secondItem, constraint.secondAttribute),
            ]
            for (item, attribute) in sides where attribute.rawValue >= NSLayoutConstraint.Attribute.leftMargin.rawValue
            {
                if let item { used.insert(ObjectIdentifier(item)) }
            }
        }
        return view.subviews.reduce(into: used) { $0.formUnion(usedMargins(in: $1)) }
    }
}
