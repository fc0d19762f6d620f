import ArgumentParser
import Foundation

/// The format of the output of `heights`. With `jsonl`, the data also has a row on each line.
enum HeightsFormat: String, CaseIterable, ExpressibleByArgument {
    case text, json, csv, jsonl

    /// The format of the heights of all rows together; `nil` for a stream.
    var ofAllRows: HeightsOutput.Format? {
        switch self {
        case .text: .text
        case .json: .json
        case .csv: .csv
        case .jsonl: nil
        }
    }
}

extension HeightsFormat {
    /// The format given on the command line or, if there is none, the format that the names of the files imply: a row on
    /// each line for data in `.jsonl` or `.ndjson`, otherwise the format of the output's name, otherwise text.
    ///
    /// - Throws: ``ToolFailure`` if the names imply different formats.
    init(given: HeightsFormat?, data: String, output: String?) throws(ToolFailure) {
        let ofData = Self.implied(by: data)
        let ofOutput = output.flatMap(Self.implied)
        if let given {
            self = given
        } else if let ofData, let output, let ofOutput, (ofData == .jsonl) != (ofOutput == .jsonl) {
            throw .usage(
                "--format is missing: the names \(data) and \(output) imply different ones, "
                    + "\(ofData.rawValue) and \(ofOutput.rawValue)")
        } else {
            self = ofData == .jsonl ? .jsonl : ofOutput ?? .text
        }
    }

    /// The format that the extension of a file's name implies.
    private static func implied(by path: String) -> HeightsFormat? {
        switch URL(fileURLWithPath: path).pathExtension.lowercased() {
        case "jsonl", "ndjson": .jsonl
        case "json": .json
        case "csv": .csv
        default: nil
        }
    }
}
