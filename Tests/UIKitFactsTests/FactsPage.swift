import Foundation
import UIKitFacts

/// The page of all facts, in Markdown.
struct FactsPage {
    /// The repository's folder.
    let root: URL

    private static let head = """
        # Facts

        The numbers of UIKit, of Apple's devices and of Interface Builder that layouts depend on. They are in tables, each row
        with the versions that it holds for and its source. This page is generated from the tables in `Sources/UIKitFacts`:
        `REWRITE_DOCUMENTATION=1 swift test --filter FactsPageTests`.

        Lengths are in points; the metrics of typefaces are ascenders and descenders as multiples of the font size. "Xcode" is
        the version that wrote a file; "rule" is the name of the rule for Interface Builder files that uses the value, which
        `fdlayout frames --without-rule` switches off. "Frames" and "projects" count the stored frames of public files that
        confirm a value; they are empty where they were not counted. "Not recorded" marks values whose origin is unknown.
        """

    var text: String {
        get throws {
            var parts = [Self.head, devices]
            for section in FactSection.all { parts.append(table(section)) }
            parts.append(try tablesInC())
            parts.append(Self.other)
            return parts.joined(separator: "\n\n") + "\n"
        }
    }

    private func heading(_ title: String, _ file: String) -> String {
        "## \(title)\n\n[`\(file)`](../Sources/UIKitFacts/\(file))\n\n"
    }

    private func row(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |" }

    private func table(_ columns: [String], _ rows: [[String]]) -> String {
        ([row(columns), "|" + columns.map { _ in "---|" }.joined()] + rows.map(row)).joined(separator: "\n")
    }

    // MARK: Devices

    private var devices: String {
        let rows = DeviceModel.all.map { model in
            [
                model.xcodeName.map { "`\($0)`" } ?? "", model.models, model.commandLineNames.joined(separator: ", "),
                model.screen.factText, model.scale.factText,
                model.isPad ? "regular" : model.isWideInLandscape ? "compact, regular" : "compact",
                statusBar(of: model), homeIndicator(of: model),
                values(model.bars.navigationBar), values(model.bars.tabBar),
            ]
        }
        let columns = [
            "name in files", "models", "name for `fdlayout`", "screen", "scale", "width class in portrait, landscape",
            "status bar", "home indicator", "navigation bar", "tab bar",
        ]
        return heading("Devices", "Screens/DeviceModel+All.swift")
            + "Sizes and scales: \(DeviceModel.source). Several values of a column are those of successive versions.\n\n"
            + table(columns, rows)
    }

    private func statusBar(of model: DeviceModel) -> String {
        model.edges.statusBar.rows.isEmpty ? "unknown" : values(model.edges.statusBar)
    }

    private func homeIndicator(of model: DeviceModel) -> String {
        model.edges.statusBar.rows.isEmpty ? "unknown" : model.edges.homeIndicator?.value.factText ?? "none"
    }

    private func values(_ table: FactTable<CGFloat>) -> String {
        table.rows.map(\.value.factText).joined(separator: ", ")
    }

    // MARK: Tables

    private func table(_ section: FactSection) -> String {
        let rows = section.facts.flatMap { fact in
            fact.lines.map { line in
                [
                    fact.subject, line.text, versions(line.versions), fact.rule.map { "`\($0.rawValue)`" } ?? "",
                    line.evidence.frames.map(String.init) ?? "", line.evidence.projects.map(String.init) ?? "",
                    line.evidence.source,
                ]
            }
        }
        return heading(section.title, section.file)
            + table(["fact", "value", "Xcode", "rule", "frames", "projects", "source"], rows)
    }

    private func versions(_ builds: Range<Int>) -> String {
        let bounds = [
            builds.lowerBound > XcodeVersion.oldest ? "since " + name(builds.lowerBound) : nil,
            builds.upperBound < Int.max ? "before " + name(builds.upperBound) : nil,
        ]
        return bounds.compactMap(\.self).joined(separator: ", ")
    }

    private func name(_ build: Int) -> String {
        XcodeVersion.names.first { $0.build == build }?.name ?? "build \(build)"
    }

    // MARK: Other modules

    private static let other = """
        ## Tables in other modules

        | file | table |
        |---|---|
        | [`SymbolSize+Rows.swift`](../Sources/UIKitLayout/Core/Symbols/SymbolSize+Rows.swift) | sizes of symbols by name |
        | [`UIColor+System.swift`](../Sources/UIKitLayout/Core/Colors/UIColor+System.swift) | the system's colours |
        """

    // MARK: C

    /// The tables of the C libraries, with the descriptions at the beginning of their files.
    private func tablesInC() throws -> String {
        let folder = "CSupport/CTemplateText/typefaces"
        let files = try FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent(folder).path)
        let rows = try files.sorted().compactMap { file -> [String]? in
            let source = try String(contentsOf: root.appendingPathComponent("\(folder)/\(file)"), encoding: .utf8)
            guard source.contains("static const") && source.contains("Included by tl-typeface.c only") else {
                return nil
            }
            return ["[`\(file)`](../\(folder)/\(file))", description(source)]
        }
        return
            "## Typefaces in C\n\nThe C library that measures text reads these tables, which state their sources.\n\n"
            + table(["file", "table"], rows)
    }

    /// The first sentence of the comment at the beginning of a file.
    private func description(_ source: String) -> String {
        let comment = source.split(separator: "*/").first ?? ""
        let text = comment.split(separator: "\n").map { $0.drop { "/* ".contains($0) } }.joined(separator: " ")
        let sentence = text.drop { $0 != ":" }.dropFirst(2).prefix { $0 != "." }
        return String(sentence)
    }
}
