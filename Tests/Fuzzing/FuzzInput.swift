import Foundation

/// Helpers of the fuzz targets.
enum FuzzInput {
    /// The bytes that libFuzzer passes to a target.
    static func data(_ bytes: UnsafePointer<UInt8>?, _ length: Int) -> Data {
        guard let bytes else { return Data() }
        return Data(bytes: bytes, count: length)
    }

    /// A folder of this process in the folder for temporary files. It is created when it is first used, and kept.
    static let folder: String = {
        let path = NSTemporaryDirectory() + "/fdlayout-fuzz-\(ProcessInfo.processInfo.processIdentifier)"
        try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        return path
    }()

    /// Ends the process with a message, which libFuzzer reports as a fault, unless a claim about an answer is true.
    static func expect(_ claim: Bool, _ message: @autoclosure () -> String) {
        guard !claim else { return }
        fatalError(message())
    }
}
