import Foundation

/// The configurations in the subfolders of a folder, which change the levels of rules for the files below them.
final class NestedConfigurations {
    private let folder: String
    private var read: [String: CheckConfiguration] = [:]

    /// - Parameter folder: the folder of the topmost configuration.
    init(below folder: String) {
        self.folder = folder
    }

    /// The configurations in the folders between the topmost one and a file, the outermost first. Each is read once.
    ///
    /// - Throws: ``ToolFailure`` when a configuration is faulty, or sets anything but levels of rules.
    func configurations(for path: String) throws(ToolFailure) -> [CheckConfiguration] {
        guard let relative = RelativePath.path(of: path, below: folder) else { return [] }
        var found: [CheckConfiguration] = []
        var current = folder
        for name in relative.split(separator: "/").dropLast() {
            current += "/" + name
            let path = current + "/" + ConfigurationReader.defaultName
            guard FileManager.default.fileExists(atPath: path) else { continue }
            found.append(try configuration(at: path))
        }
        return found
    }

    private func configuration(at path: String) throws(ToolFailure) -> CheckConfiguration {
        if let configuration = read[path] { return configuration }
        let configuration = try ConfigurationReader.read(path, isNested: true)
        read[path] = configuration
        return configuration
    }
}
