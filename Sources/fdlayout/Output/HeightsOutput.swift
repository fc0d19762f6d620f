import Foundation

/// The heights of rows, in a format of the output.
struct HeightsOutput {
    /// The heights of the rows, in points. All rows are in one section.
    let heights: [CGFloat]

    /// The formats of the heights of all rows together.
    enum Format {
        case text, json, csv
    }

    private struct Row: Encodable {
        let section: Int
        let row: Int
        let height: Double
    }

    func text(as format: Format) throws -> String {
        switch format {
        case .text: lines(prefix: "0:", separator: " ")
        case .csv: "section,row,height\n" + lines(prefix: "0,", separator: ",")
        case .json: try json()
        }
    }

    private func lines(prefix: StaticString, separator: StaticString) -> String {
        String(unsafeUninitializedCapacity: heights.count * NumberWriter.maximumLength * 2) { buffer in
            var writer = NumberWriter(buffer)
            for (row, height) in heights.enumerated() {
                writer.write(prefix)
                writer.write(row)
                writer.write(separator)
                writer.write(height)
                writer.write("\n")
            }
            return writer.count
        }
    }

    private func json() throws -> String {
        try JSONLine.array(heights.enumerated().map { Row(section: 0, row: $0.offset, height: $0.element.inPoints) })
    }
}
