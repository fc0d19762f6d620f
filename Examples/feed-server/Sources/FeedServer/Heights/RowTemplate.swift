import CTemplateCell

/// A template of the C library. This file contains all calls of the library.
///
/// Only one thread at a time may use a template.
final class RowTemplate {
    /// An error of the library, with its message.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    private let template: OpaquePointer

    /// Creates a template from its JSON form.
    init(json: String) throws(Failure) {
        var error: UnsafeMutablePointer<GError>?
        guard let template = tl_template_new_from_json(json, -1, &error) else { throw Self.failure(error) }
        self.template = template
    }

    deinit {
        tl_template_unref(template)
    }

    /// Computes the heights of rows on all processors; each thread has a copy of the template.
    ///
    /// - Returns: for each width, the heights in the order of the rows, in points.
    func heights(of rows: [RowContent], widths: [Double]) throws(Failure) -> [[Double]] {
        var values: [OpaquePointer?] = []
        values.reserveCapacity(rows.count)
        defer { values.forEach(tl_template_values_unref) }
        for row in rows { values.append(try self.values(of: row)) }
        var heights: [[Double]] = []
        for width in widths { heights.append(try self.heights(of: values, width: width)) }
        return heights
    }

    private func heights(of values: [OpaquePointer?], width: Double) throws(Failure) -> [Double] {
        var error: UnsafeMutablePointer<GError>?
        let heights = [Double](unsafeUninitializedCapacity: values.count) { buffer, count in
            count = values.count
            if tl_template_get_heights(template, width, values, guint(count), 0, buffer.baseAddress, &error) == 0 {
                count = 0
            }
        }
        if let error { throw Self.failure(error) }
        return heights
    }

    private func values(of row: RowContent) throws(Failure) -> OpaquePointer? {
        let values = tl_template_values_new(template)
        for (name, text) in [("title", row.title), ("text", row.content), ("byline", row.byline)] {
            var error: UnsafeMutablePointer<GError>?
            guard tl_template_values_set_text(values, name, text, &error) != 0 else {
                tl_template_values_unref(values)
                throw Self.failure(error)
            }
        }
        return values
    }

    private static func failure(_ error: UnsafeMutablePointer<GError>?) -> Failure {
        defer { g_error_free(error) }
        return Failure(description: error.map { String(cString: $0.pointee.message) } ?? "unknown error")
    }
}
