import CTemplateCell
import CTemplateLayoutGLib
import Foundation

/// A template of the C library, from its JSON form.
final class CTemplate {
    private let template: OpaquePointer

    /// The message of an error of the C library.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// The value of a row for one item.
    enum Value {
        case text(String?)
        case size(CGSize)
        case hidden(Bool)
        case constant(Double)
    }

    init(json: String) throws {
        template = try Self.throwing { tl_template_new_from_json(json, -1, $0) }
    }

    deinit { tl_template_unref(template) }

    /// The names of the items for which each row needs a value.
    var neededNames: [String] {
        (1...tl_template_get_n_items(template)).filter { tl_template_needs_value(template, $0) != 0 }
            .compactMap { tl_template_get_item_name(template, $0).map { String(cString: $0) } }
    }

    /// The heights of rows, measured on all processors.
    func heights(width: Double, rows: [[String: Value]]) throws -> [Double] {
        let values = try rows.map(makeValues)
        defer { for row in values { tl_template_values_unref(row) } }
        var heights = [Double](repeating: 0, count: rows.count)
        let pointers = values.map { Optional($0) }
        _ = try Self.throwing {
            tl_template_get_heights(template, width, pointers, guint(rows.count), 0, &heights, $0) == 0 ? nil : template
        }
        return heights
    }

    private func makeValues(_ row: [String: Value]) throws -> OpaquePointer {
        let values = tl_template_values_new(template)!
        for (name, value) in row {
            _ = try Self.throwing { error in
                let isSet =
                    switch value {
                    case .text(let text): tl_template_values_set_text(values, name, text, error)
                    case .size(let size):
                        tl_template_values_set_size(values, name, Double(size.width), Double(size.height), error)
                    case .hidden(let hidden): tl_template_values_set_hidden(values, name, hidden ? 1 : 0, error)
                    case .constant(let constant): tl_template_values_set_constant(values, name, constant, error)
                    }
                return isSet == 0 ? nil : values
            }
        }
        return values
    }

    /// Calls a function of the C library and throws its error if it returns `nil`.
    private static func throwing(
        _ body: (UnsafeMutablePointer<UnsafeMutablePointer<GError>?>) -> OpaquePointer?
    ) throws -> OpaquePointer {
        var error: UnsafeMutablePointer<GError>?
        if let result = body(&error) { return result }
        defer { g_clear_error(&error) }
        throw Failure(description: error.map { String(cString: $0.pointee.message) } ?? "no error was set")
    }
}
