import Foundation

/// The frames of the views in one file, in a format of the output.
struct FramesOutput {
    let format: FramesCommand.Format
    let path: String

    private struct Row: Encodable {
        let file: String
        let id: String
        let frame: [Double]
    }

    private struct FailureRow: Encodable {
        let file: String
        let line: Int?
        let error: String

        private enum CodingKeys: CodingKey {
            case file, id, frame, line, error
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(file, forKey: .file)
            try container.encode("", forKey: .id)
            try container.encodeNil(forKey: .frame)
            try container.encode(line, forKey: .line)
            try container.encode(error, forKey: .error)
        }
    }

    /// The lines for the views of a root, sorted by id.
    func text(of frames: [String: CGRect]) throws -> String {
        try frames.sorted { $0.key < $1.key }.map { try line($0.key, $0.value) }.joined()
    }

    /// The output for a file that failed. In the text format it is empty, because the failure is reported on standard
    /// error.
    func text(of failure: ToolFailure) throws -> String {
        guard format == .jsonl else { return "" }
        return try JSONLine.text(FailureRow(file: path, line: failure.line, error: failure.message))
    }

    private func line(_ id: String, _ frame: CGRect) throws -> String {
        let numbers = [frame.minX, frame.minY, frame.width, frame.height]
        if format == .jsonl { return try JSONLine.text(Row(file: path, id: id, frame: numbers.map(\.inPoints))) }
        return "\(path) \(id) " + numbers.map(\.shortText).joined(separator: " ") + "\n"
    }
}
