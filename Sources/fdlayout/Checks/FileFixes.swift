import Foundation
import InterfaceBuilder

/// Corrects Interface Builder files before they are checked.
struct FileFixes {
    let fileCheck: FileCheck
    /// Whether the corrections are only reported, and files are not written.
    let isDryRun: Bool

    /// Corrects a file in place and reports the corrections on standard error. If there is nothing to correct, or if
    /// the file cannot be read, it is not written.
    ///
    /// - Returns: the bytes to check: the corrected bytes if they were written, and the given bytes otherwise.
    /// - Throws: ``ToolFailure`` when the file cannot be written.
    func fix(_ file: InterfaceFile, _ contents: Data) throws -> Data {
        guard let fixed = try? fileCheck.check(for: file).fixed(contents, path: file.path), !fixed.fixes.isEmpty else {
            return contents
        }
        for fix in fixed.fixes {
            StandardError.write("\(file.path):\(fix.line): \(isDryRun ? "would change: " : "")\(fix.message)\n")
        }
        guard !isDryRun else { return contents }
        do {
            try fixed.contents.write(to: URL(fileURLWithPath: file.path))
        } catch {
            throw ToolFailure.output("\(file.path): \(error.localizedDescription)")
        }
        return fixed.contents
    }
}
