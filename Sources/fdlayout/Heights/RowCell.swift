import FDTemplateLayoutCell
import Foundation
import InterfaceBuilder
import UIKitLayout

/// The cell whose heights are computed, with the conditions of the command line that are the same for all rows.
struct RowCell: Sendable {
    let identifier: String
    let prototype: CellPrototype
    /// The path of the Interface Builder file, for messages.
    private let path: String
    private let catalog: AssetCatalog?
    private let accessory: UITableViewCell.AccessoryType?
    private let scale: CGFloat
    private let logsTemplates: Bool

    /// Reads the Interface Builder file and the catalogue of images that the command line names.
    init(options: HeightsCommand) throws {
        try Bounds.checkLength(options.width, "--width")
        try options.scale.map(Bounds.checkScale)
        guard options.file != "-" || options.data != "-" else {
            throw ToolFailure.usage("only one of the file and --data can be -, standard input")
        }
        (identifier, logsTemplates) = (options.identifier, options.debugLog)
        accessory = try options.accessory.map(UITableViewCell.AccessoryType.init(commandLineName:))
        _ = try options.bind.map(Binding.init(argument:))
        let input = InputFile(argument: options.file)
        let file = try InterfaceFile(data: input.contents(), path: input.name)
        path = input.name
        scale = file.scale(given: options.scale)
        catalog = try options.assets.map { [scale] in try AssetCatalog(contentsOfDirectory: $0, scale: scale) }
        prototype = try file.cellPrototype(withIdentifier: options.identifier, images: catalog)
    }

    /// The bindings of the outlets and the given fields. Warnings about the file, and about outlets that no field fills,
    /// are printed.
    ///
    /// - Parameters:
    ///   - fields: the names of the fields of all rows.
    ///   - path: the name of the data in messages.
    ///   - check: checks the bindings before the warning about outlets is printed.
    func bindings(
        options: HeightsCommand, fields: [String], path dataPath: String, check: ([Binding]) throws -> Void
    ) throws -> [Binding] {
        let (cell, warnings) = try prototype.makeCell()
        try StrictWarnings(areErrors: options.strict).report(warnings)
        let asked = try options.bind.map(Binding.init(argument:))
        let bindings = try Binding.all(asked, fields: fields, cell: cell, file: path)
        try check(bindings)
        let unmatched = UnmatchedBindings(bindings: bindings, fields: fields, key: options.key, cell: cell)
        if let warning = unmatched.warning { StandardError.write("fdlayout: warning: \(dataPath): \(warning)\n") }
        return bindings
    }

    /// Creates a table of the given width, in points, that creates cells of the prototype.
    func makeTable(width: CGFloat) -> UITableView {
        let table = prototype.makeTable(width: width, scale: scale)
        table.register(prototype, forCellReuseIdentifier: identifier)
        table.fd_debugLogEnabled = logsTemplates
        return table
    }

    /// Fills the views of a cell, to which the columns belong, with the values of a row.
    func fill(_ cell: UITableViewCell, _ columns: RowColumns, with row: Int) {
        if let accessory { cell.accessoryType = accessory }
        columns.fill(with: row)
    }

    /// The image with the given name; `nil` if the name is empty.
    ///
    /// - Throws: ``ImageFault`` if there is no such image.
    func image(named name: String) throws -> UIImage? {
        guard !name.isEmpty else { return nil }
        guard let catalog else { throw ImageFault.noCatalog(name: name) }
        guard let image = try catalog.image(named: name) else {
            throw ImageFault.missing(name: name, catalog: catalog.path)
        }
        return image
    }
}

extension CellPrototype {
    /// Creates a table with the style and the separators of the table in the file. Its traits are those of a phone in
    /// portrait, as in a program, so that a program finds the heights that the tool saves.
    ///
    /// - Parameters:
    ///   - width: the width of the table, in points.
    ///   - scale: the number of device pixels per point.
    func makeTable(width: CGFloat, scale: CGFloat) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: width, height: 0), style: tableStyle)
        table.overrideTraitCollection = UITraitCollection.current.modifyingTraits { $0.displayScale = scale }
        table.separatorStyle = separatorStyle
        return table
    }
}

/// The reason why there is no image for a row.
enum ImageFault: Error {
    case noCatalog(name: String)
    case missing(name: String, catalog: String)

    /// The message about the row, without its place.
    var message: String {
        switch self {
        case .noCatalog(let name): "image \"\(name)\" is needed: name the .xcassets folder that has it with --assets"
        case .missing(let name, let catalog): "no image \"\(name)\" in \(catalog)"
        }
    }

    /// The failure of the tool because of this fault.
    ///
    /// - Parameter path: the name of the data in messages.
    func failure(path: String, row: Int) -> ToolFailure {
        switch self {
        case .noCatalog: .usage("\(path): row \(row): \(message)")
        case .missing: .data("\(path): row \(row): \(message)")
        }
    }
}
