import Foundation
import InterfaceBuilder
import UIKitLayout

/// The conditions and rules of a check, from a configuration file, the command line, or both.
struct CheckConfiguration {
    /// The level that a configuration gives to a rule's findings, or the fact that it disables the rule.
    enum RuleLevel: Equatable {
        case off
        case level(CheckRule.Level)
    }

    /// The levels of rules for the files whose paths match one of several patterns.
    struct Override {
        let paths: [String]
        let rules: [String: RuleLevel]
    }

    var widths: [CGFloat] = []
    var devices: [Device] = []
    var orientations: Set<Orientation> = [.portrait]
    var textSizes: [UIContentSizeCategory] = []
    var directions: Set<Direction> = [.leftToRight]
    var stretch: CGFloat = 1
    /// The languages to check; `all` means all available ones.
    var languages: [String] = []
    var rules: [String: RuleLevel] = [:]
    /// The only rules to check; if empty, all rules are checked.
    var onlyRules: [String] = []
    /// The files and folders that are checked if the command line names none.
    var included: [String] = []
    var exclude: [String] = []
    var overrides: [Override] = []
    var baseline: String?
    var sources: [String] = []
    var assets: [String] = []
    /// The classes that elements must have, by the elements' names.
    var baseClasses: [String: [String]] = [:]
    var deploymentTarget: Double?
    /// The address of the page about the rules.
    var helpURI: String?
    var strict = false
    /// The configurations in subfolders of the folder that this one belongs to.
    var subfolders = NestedConfigurations(below: FileManager.default.currentDirectoryPath)

    enum Orientation: String, CaseIterable { case portrait, landscape }

    enum Direction: String, CaseIterable {
        case leftToRight = "ltr"
        case rightToLeft = "rtl"
    }

    /// Reads the configuration file at a path, or the one in the working folder if the path is `nil`. The result is the
    /// default configuration if the path is `nil` and the working folder contains no such file.
    static func read(from path: String?) throws(ToolFailure) -> CheckConfiguration {
        if let path { return try ConfigurationReader.read(path) }
        let name = ConfigurationReader.defaultName
        return FileManager.default.fileExists(atPath: name) ? try ConfigurationReader.read(name) : CheckConfiguration()
    }

    /// All widths to check, including those of the devices, in points and in ascending order.
    var allWidths: [CGFloat] {
        let ofDevices = devices.flatMap { device in
            (orientations.contains(.portrait) ? [device.width] : [])
                + (orientations.contains(.landscape) ? [device.height] : [])
        }
        return Set(widths + ofDevices).sorted()
    }

    /// The conditions under which a file is laid out, in addition to its stored size. For each width there is one
    /// condition for the width alone, if left to right is among the directions, and one for each other property that is
    /// to be changed: right to left, each text size, the text length and each language. If there are no widths, these
    /// properties are changed in the stored size.
    func conditions(languages: [InterfaceStrings]) -> [CheckCondition] {
        let stored: [CGFloat?] = [nil]
        let all: [CGFloat?] = allWidths.isEmpty ? stored : allWidths.map { $0 }
        var found: [CheckCondition] = []
        for width in all {
            let height = width.flatMap(Device.height(ofWidth:))
            if directions.contains(.leftToRight), width != nil {
                found.append(CheckCondition(width: width, height: height))
            }
            found += variants(languages).map { condition in
                var condition = condition
                (condition.width, condition.height) = (width, height)
                return condition
            }
        }
        return found
    }

    private func variants(_ languages: [InterfaceStrings]) -> [CheckCondition] {
        var found: [CheckCondition] = []
        func add(_ change: (inout CheckCondition) -> Void) {
            var condition = CheckCondition()
            change(&condition)
            found.append(condition)
        }
        if directions.contains(.rightToLeft) { add { $0.isRightToLeft = true } }
        for size in textSizes { add { $0.textSize = size } }
        if stretch > 1 { add { $0.stretch = stretch } }
        for strings in languages { add { $0.strings = strings } }
        return found
    }

    /// The levels of rules for a path. Later overrides take precedence, and those of configurations in subfolders over
    /// those of folders around them.
    ///
    /// - Throws: ``ToolFailure`` when a configuration in a subfolder is faulty.
    func rules(for path: String) throws(ToolFailure) -> [String: RuleLevel] {
        var levels = Self.levels(rules, overrides, for: path)
        for nested in try subfolders.configurations(for: path) {
            levels.merge(Self.levels(nested.rules, nested.overrides, for: path)) { _, new in new }
        }
        return levels
    }

    private static func levels(
        _ rules: [String: RuleLevel], _ overrides: [Override], for path: String
    ) -> [String: RuleLevel] {
        overrides.filter { $0.paths.contains { PathPattern($0).matches(path) } }
            .reduce(rules) { $0.merging($1.rules) { _, new in new } }
    }
}
