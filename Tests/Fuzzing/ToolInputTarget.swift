import Foundation
import InterfaceBuilder

@testable import fdlayout

/// Files that the tool reads besides interface files, and the argument of `--bind`.
///
/// The first byte selects the kind: `b` a baseline, `c` a configuration, `n` a configuration of a subfolder, `a` the
/// argument of `--bind`, and any other one rows in JSON. Each is read, or rejected with a failure of the tool.
@_cdecl("fuzz_tool_input")
public func fuzzToolInput(_ bytes: UnsafePointer<UInt8>?, _ length: Int) -> Int32 {
    let data = FuzzInput.data(bytes, length)
    let path = FuzzInput.folder + "/input"
    do {
        try data.dropFirst().write(to: URL(fileURLWithPath: path))
    } catch {
        fatalError("cannot write the input: \(error)")
    }
    do {
        switch data.first.map(UnicodeScalar.init) {
        case "b": readBaseline(try Baseline(path: path))
        case "c": try readConfiguration(try ConfigurationReader.read(path))
        case "n": try readConfiguration(try ConfigurationReader.read(path, isNested: true))
        case "a": _ = try Binding(argument: String(decoding: data.dropFirst(), as: UTF8.self))
        default: readRows(try FeedData(contentsOfFile: path, key: nil, advice: "advice"))
        }
    } catch let failure as ToolFailure {
        FuzzInput.expect([64, 65, 66].contains(failure.status), "status \(failure.status): \(failure.message)")
        FuzzInput.expect(failure.line.map { $0 > 0 } ?? true, "line of \(failure.message)")
    } catch {
        fatalError("not a failure of the tool: \(error)")
    }
    return 0
}

private func readBaseline(_ baseline: Baseline) {
    var baseline = baseline
    FuzzInput.expect(baseline.new(among: []).isEmpty, "findings out of nothing")
    _ = baseline.staleEntries(files: ["A.xib", "Views/B.xib"], rules: ["conflict", "fixed-height"])
}

private func readConfiguration(_ configuration: CheckConfiguration) throws {
    let widths = configuration.allWidths
    FuzzInput.expect(widths.allSatisfy { $0.isFinite && $0 > 0 }, "\(widths)")
    _ = configuration.conditions(languages: [])
    _ = try configuration.rules(for: "Views/B.xib")
}

private func readRows(_ rows: FeedData) {
    for name in rows.fieldNames {
        for row in 0..<min(rows.count, 100) { _ = rows.field(name, of: row)?.text }
    }
}
