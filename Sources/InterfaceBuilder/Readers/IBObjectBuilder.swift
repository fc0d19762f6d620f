import Foundation
import UIKitLayout

/// Creates the objects of one part of an Interface Builder file. Each object has its properties, subviews and constraints
/// when UIKit's `init(coder:)` returns. After all objects have been created, runtime attributes are set, then outlets are
/// connected; finally `awakeFromNib` is called on each object.
final class IBObjectBuilder {
    let file: InterfaceFile
    let options: IBBuildOptions
    private(set) var warnings: [InterfaceBuilderWarning] = []
    /// The ids of the views whose layout is known only in part: views of unsupported elements, and the items of
    /// constraints that were left out.
    private(set) var partlyKnownIDs: Set<String> = []
    private var objects: [String: AnyObject] = [:]
    /// The elements that views, guides and constraints were created from.
    private(set) var elements: [ObjectIdentifier: IBElement] = [:]
    private var owners: [Owner] = []

    /// An object with connections.
    private struct Owner {
        let element: IBElement
        let object: UIResponder
        /// Whether the object was created from the file. The file's owner was not; `awakeFromNib` is not called on it.
        let isCreated: Bool
    }

    init(file: InterfaceFile, options: IBBuildOptions) {
        (self.file, self.options) = (file, options)
    }

    /// Creates the view that an element describes, with its descendants, and connects their outlets.
    ///
    /// - Parameter size: the size of the view, in points, if the file stores none.
    func build(_ element: IBElement, size: CGSize? = nil) throws -> UIView {
        let view = try makeRoot(element, size: size)
        try finish()
        return view
    }

    /// Creates a root view with its descendants, without connecting outlets. ``finish()`` connects them.
    func makeRoot(_ element: IBElement, size: CGSize? = nil) throws -> UIView {
        try makeView(element, size: size, isRoot: true)
    }

    /// Registers an object that the builder does not create: the file's owner or, if `isCreated` is true, a controller.
    /// ``finish()`` connects its outlets.
    func registerOwner(_ object: UIResponder, _ element: IBElement, isCreated: Bool) throws {
        try register(object, for: element)
        owners.append(Owner(element: element, object: object, isCreated: isCreated))
    }

    /// Sets runtime attributes, connects outlets and calls `awakeFromNib` on all objects.
    func finish() throws { try Self.finish([self]) }

    /// Finishes the parts of a file whose objects have been created together: runtime attributes are set in all parts, then
    /// outlets are connected, then `awakeFromNib` is called. The order is that of UIKit.
    static func finish(_ builders: [IBObjectBuilder]) throws {
        for builder in builders {
            builder.applyDesignTimeSizes()
            for each in builder.connections { try each.setRuntimeAttributes() }
        }
        for builder in builders { for each in builder.connections { each.connect() } }
        for builder in builders {
            for owner in builder.owners where owner.isCreated { owner.object.awakeFromNib() }
        }
    }

    private var connections: [IBConnections] {
        owners.map {
            IBConnections(builder: self, element: $0.element, owner: $0.object, isCustom: hasCustomClass($0.object))
        }
    }

    private func applyDesignTimeSizes() {
        guard options.isDesignTime else { return }
        let views = owners.compactMap { owner in (owner.object as? UIView).map { (owner.element, $0) } }
        options.conventions.applyDesignTimeSizes(to: views, options)
    }

    // MARK: Views

    func makeView(_ element: IBElement, size: CGSize? = nil, isRoot: Bool = false) throws -> UIView {
        let type = viewClass(of: element)
        let decoder = IBObjectDecoder<UIView>(type) { view in
            if let size { view.frame.size = size }
            if isRoot { try self.registerLayoutGuides(of: view) }
            try self.decode(element, into: view)
            if isRoot { self.options.conventions.prepareRoot(view, from: element, self.options) }
            try self.addConstraints(of: element, to: view)
        }
        guard let view = try decoder.make({ type.init(coder: $0) }) else {
            throw error(element, "\(type) cannot be created: init(coder:) returned nil")
        }
        return view
    }

    private func decode(_ element: IBElement, into view: UIView) throws {
        try configure(view, from: element)
        guard let (content, child) = Self.contentView(of: view, element) else { return }
        try configure(content, from: child)
        if !child.hasStoredFrame { content.frame = Self.contentFrame(in: view) }
        if let cell = view as? UITableViewCell {
            content.frame = options.conventions.contentFrame(of: content, in: cell, element) ?? content.frame
        }
        content.translatesAutoresizingMaskIntoConstraints = true
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if let cell = view as? UITableViewCell {
            IBViewReader(builder: self).readStyle(element, into: cell)
            setDefaultMargins(of: cell)
        }
        try addConstraints(of: child, to: content)
    }

    private func configure(_ view: UIView, from element: IBElement) throws {
        try registerOwner(view, element, isCreated: true)
        try IBViewReader(builder: self).read(element, into: view)
        for guide in element.children where Self.guideNames.contains(guide.name) {
            try register(Self.guide(guide["key"], of: view), for: guide)
        }
        for child in element.list("subviews") {
            let subview = try makeView(child)
            (view as? UIStackView)?.addArrangedSubview(subview) ?? view.addSubview(subview)
        }
        if !options.isDesignTime { try readCells(element, into: view) }
        for key in ["tableHeaderView", "tableFooterView"] {
            guard let table = view as? UITableView, let child = element.children.first(where: { $0["key"] == key })
            else { continue }
            let supplement = try makeView(child)
            if key == "tableHeaderView" {
                table.tableHeaderView = supplement
            } else {
                table.tableFooterView = supplement
            }
        }
    }

    /// Registers an object under the id of its element, for constraints and outlets.
    func register(_ object: AnyObject, for element: IBElement) throws {
        guard let id = element.id else { return }
        guard objects.updateValue(object, forKey: id) == nil else {
            throw error(element, "id \(id) is used twice")
        }
        elements[ObjectIdentifier(object)] = element
    }

    /// The created views, by the ids of their elements.
    var views: [String: UIView] { objects.compactMapValues { $0 as? UIView } }

    private static let viewClasses: [String: UIView.Type] = [
        "view": UIView.self, "label": UILabel.self, "imageView": UIImageView.self, "button": UIButton.self,
        "tableViewCell": UITableViewCell.self, "tableViewCellContentView": UIView.self,
        "tableView": UITableView.self, "scrollView": UIScrollView.self, "stackView": UIStackView.self,
        "collectionView": UICollectionView.self, "collectionViewCell": UICollectionViewCell.self,
        "collectionReusableView": UICollectionReusableView.self, "textField": UITextField.self,
        "textView": UITextView.self, "switch": UISwitch.self, "slider": UISlider.self, "stepper": UIStepper.self,
        "segmentedControl": UISegmentedControl.self, "activityIndicatorView": UIActivityIndicatorView.self,
        "progressView": UIProgressView.self, "pageControl": UIPageControl.self, "searchBar": UISearchBar.self,
        "datePicker": UIDatePicker.self, "pickerView": UIPickerView.self, "navigationBar": UINavigationBar.self,
        "toolbar": UIToolbar.self, "tabBar": UITabBar.self, "visualEffectView": UIVisualEffectView.self,
        "containerView": UIView.self, "control": UIControl.self,
    ]

    /// Whether an element represents a view.
    static func isView(_ element: IBElement) -> Bool { viewClasses[element.name] != nil }

    private func viewClass(of element: IBElement) -> UIView.Type {
        let base = Self.viewClasses[element.name]
        if base == nil {
            warn(element, "<\(element.name)> is not supported; a plain view is used instead")
            partlyKnownIDs.formUnion([element.id].compactMap(\.self))
        }
        guard let name = element["customClass"] else { return base ?? UIView.self }
        let custom = options.classes.responderClass(named: name, module: element["customModule"])
        if let custom = custom as? UIView.Type { return custom }
        warn(element, "unknown class \(name); \(base ?? UIView.self) is used instead", kind: .unknownClass)
        return base ?? UIView.self
    }

    // MARK: Constraints

    private func addConstraints(of element: IBElement, to view: UIView) throws {
        for child in element.list("constraints") {
            guard child.name == "constraint", options.isDesignTime || child["placeholder"] != "YES" else { continue }
            let reader = IBConstraintReader(builder: self)
            guard let constraint = try reader.read(child, owner: view) else {
                partlyKnownIDs.formUnion([child["firstItem"] ?? element.id, child["secondItem"]].compactMap(\.self))
                continue
            }
            view.addConstraint(constraint)
            elements[ObjectIdentifier(constraint)] = child
            if let id = child.id { objects[id] = constraint }
        }
    }

    /// The object with the given id, or `nil` if the builder has registered none.
    func object(withID id: String) -> AnyObject? { objects[id] }

    /// The view with the given id, or `nil` if no view has that id.
    func view(withID id: String) -> UIView? {
        guard let object = objects[id] else { return nil }
        return object as? UIView
    }

    /// The view or layout guide with the given id, or `nil` if neither has that id.
    func constraintItem(withID id: String) -> AnyObject? {
        objects[id].flatMap { $0 is UIView || $0 is UILayoutGuide ? $0 : nil }
    }

    // MARK: Outlets

    /// Whether the object is a view of a custom class. Such a class is expected to declare the outlets that the file
    /// connects.
    private func hasCustomClass(_ object: UIResponder) -> Bool {
        object is UIView && !Self.viewClasses.values.contains { $0 == type(of: object) }
    }

    // MARK: Messages

    func warn(
        _ element: IBElement, _ message: String, kind: InterfaceBuilderWarning.Kind = .notUnderstood
    ) {
        let warning = InterfaceBuilderWarning(kind: kind, path: file.path, line: element.line, message: message)
        if !warnings.contains(warning) { warnings.append(warning) }
    }

    func error(_ element: IBElement, _ message: String) -> InterfaceBuilderError {
        InterfaceBuilderError(code: .invalidValue, path: file.path, line: element.line, message: message)
    }
}

nonisolated extension IBElement {
    /// Whether the file stores the margins of the view.
    var storesMargins: Bool {
        children.contains { $0["key"] == "layoutMargins" || $0["key"] == "directionalLayoutMargins" }
    }
}
