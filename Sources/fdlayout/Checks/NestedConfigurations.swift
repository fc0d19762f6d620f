import Foundation

/// The configurations in the subfolders of a folder. Each of them changes the levels of rules for the files in its own
/// folder and the subfolders of that folder.
final class NestedConfigurations {
    private let folder: String
    private var read: [String: CheckConfiguration] = [:]

    /// - Parameter folder: the folder of the topmost configuration.
    init(below folder: String) {
        self.folder = folder
    }

    /// Returns the configurations that apply to a file in addition to the topmost one, the outermost first. Each
    /// configuration is read only once.
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
