import Foundation
import XCTest

/// The root folder of the repository, four levels above this file.
let repository = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { folder, _ in folder.deletingLastPathComponent() }

/// The original library's demo beside the project; skips the test if it does not exist.
func originalDemo() throws -> String {
    let folder = repository.deletingLastPathComponent().appendingPathComponent("shared/fd-demo").path
    guard FileManager.default.fileExists(atPath: folder) else {
        throw XCTSkip("needs the original's demo at \(folder), which is not part of the project")
    }
    return folder
}
