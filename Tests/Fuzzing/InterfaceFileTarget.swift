import Foundation

@testable import InterfaceBuilder
@testable import UIKitLayout

/// Interface Builder files: a layout or an error with a line of the file, the same one when the file is read again.
@_cdecl("fuzz_interface_file")
public func fuzzInterfaceFile(_ bytes: UnsafePointer<UInt8>?, _ length: Int) -> Int32 {
    let data = FuzzInput.data(bytes, length)
    let lines = 1 + data.count { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    let first = InterfaceAnswer(data, lines: lines)
    FuzzInput.expect(first == InterfaceAnswer(data, lines: lines), "two answers for one file")
    return 0
}

/// The answers that the reader gives for a file.
private struct InterfaceAnswer: Equatable {
    private var errors: [String] = []
    private var frames: [[String: CGRect]] = []

    init(_ data: Data, lines: Int) {
        var file: InterfaceFile?
        attempt(lines) { _ in file = try InterfaceFile(data: data, path: "Fuzz.storyboard") }
        guard let file else { return }
        attempt(lines) { answer in
            answer.frames = try UnsolvableLayouts.throwing { try file.makeRoots().map { $0.frames() } }
        }
        for identifier in file.cellIdentifiers {
            attempt(lines) { _ in _ = try file.cellPrototype(withIdentifier: identifier).makeCell() }
        }
        for identifier in file.itemIdentifiers {
            attempt(lines) { _ in _ = try file.itemPrototype(withIdentifier: identifier).makeView() }
        }
        attempt(lines) { _ in
            let result = InterfaceCheck().result(of: file, contents: data)
            for checked in result.findings {
                FuzzInput.expect((1...lines).contains(checked.finding.line), "line \(checked.finding.line)")
            }
            if let failure = result.failure { throw failure }
        }
        for frame in frames.joined().map(\.value) { FuzzInput.expect(frame.isFinite, "\(frame)") }
    }

    private mutating func attempt(_ lines: Int, _ work: (inout InterfaceAnswer) throws -> Void) {
        do {
            try work(&self)
        } catch let error as InterfaceBuilderError {
            FuzzInput.expect(error.line.map { (1...lines + 1).contains($0) } ?? true, error.description)
            errors.append(error.description)
        } catch {
            FuzzInput.expect(false, "not an error of a file: \(error)")
        }
    }
}
