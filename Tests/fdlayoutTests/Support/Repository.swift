import Foundation
import XCTest

/// The repository's folder: this file lies four levels below it.
let repository = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { folder, _ in folder.deletingLastPathComponent() }

/// The original's demo, where it lies beside the project; skips the test where it does not.
func originalDemo() throws -> String {
    let folder = repository.deletingLastPathComponent().appendingPathComponent("shared/fd-demo").path
    guard FileManager.default.fileExists(atPath: folder) else {
        throw XCTSkip("needs the original's demo at \(folder), which is not part of the project")
    }
    return folder
}
