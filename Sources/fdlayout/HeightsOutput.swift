import Foundation

/// Heights in the forms that the tool prints.
struct HeightsOutput {
    /// By row of the only section.
    let heights: [CGFloat]

    private struct Row: Encodable {
        let section: Int
        let row: Int
        let height: Double
    }

    func text(as format: HeightsCommand.Format) throws -> String {
        switch format {
        case .text: lines { row, height in "0:\(row) \(height)" }
        case .csv: "section,row,height\n" + lines { row, height in "0,\(row),\(height)" }
        case .json: try json()
        }
    }

    private func lines(_ line: (Int, String) -> String) -> String {
        heights.enumerated().map { line($0.offset, Self.number($0.element)) + "\n" }.joined()
    }

    private func json() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        let rows = try heights.enumerated().map { row, height in
            let data = try encoder.encode(Row(section: 0, row: row, height: Double(height)))
            return "  " + String(decoding: data, as: UTF8.self)
        }
        return "[\n" + rows.joined(separator: ",\n") + "\n]\n"
    }

    /// A height without a fraction that is 0.
    private static func number(_ value: CGFloat) -> String {
        value == value.rounded() && value.magnitude < 1e15 ? String(Int(value)) : String(Double(value))
    }
}
