import Foundation
import InterfaceBuilder

/// The page of a report, in parts: the beginning, a part for each file, and the end.
struct ReportPage {
    /// The beginning of the page.
    ///
    /// - Parameter files: all files of the report.
    static func beginning(of files: [ReportedFile]) -> String {
        let switches = OverlayKind.allCases.enumerated().map { index, kind in
            "<label><input type=\"checkbox\" value=\"\(kind.rawValue)\"> \(kind.title) <kbd>\(index + 1)</kbd></label>"
        }
        return text(PackageResources.report_begin_html)
            .replacingOccurrences(of: "{style}", with: text(PackageResources.report_css))
            .replacingOccurrences(of: "{summary}", with: HTMLText.escaped(summary(of: files)))
            .replacingOccurrences(of: "{switches}", with: switches.joined(separator: "\n"))
            .replacingOccurrences(of: "{count}", with: "\(files.reduce(0) { $0 + $1.roots.count })")
    }

    /// The end of the page, with its script.
    static var end: String {
        text(PackageResources.report_end_html)
            .replacingOccurrences(of: "{styles}", with: OverlayData.styles)
            .replacingOccurrences(of: "{script}", with: text(PackageResources.report_js))
    }

    private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

    /// A summary such as `3 files, 12 cells and scenes, 2 errors, 5 warnings`.
    static func summary(of files: [ReportedFile]) -> String {
        let levels = files.flatMap(\.findings).map(\.finding.level)
        let counts: [(Int, String)] = [
            (files.count, "file"), (files.reduce(0) { $0 + $1.roots.count }, "view"),
            (levels.count { $0 == .error }, "error"), (levels.count { $0 == .warning }, "warning"),
        ]
        return counts.map { "\($0) \($1)\($0 == 1 ? "" : "s")" }.joined(separator: ", ")
    }

    // MARK: Files

    /// The part of the page for a file.
    ///
    /// - Parameter number: the number of the file, which distinguishes the ids of its elements.
    static func section(of file: ReportedFile, number: Int) -> String {
        FileSection(file: file, prefix: "f\(number)").html
    }
}

extension OverlayKind {
    /// The name of the overlay's switch.
    fileprivate var title: String {
        switch self {
        case .frames: "Frames"
        case .constraints: "Constraints"
        case .margins: "Margins"
        case .baselines: "Baselines"
        case .safeArea: "Safe area"
        case .problems: "Problems"
        }
    }
}
