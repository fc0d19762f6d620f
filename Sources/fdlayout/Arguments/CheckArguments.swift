import ArgumentParser
import Foundation
import InterfaceBuilder
import UIKitLayout

/// The options that configure a check. They override the configuration file.
struct CheckArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The configuration file; by default \(ConfigurationReader.defaultName) in the working folder.",
            valueName: "file"))
    var config: String?

    @Option(
        help: ArgumentHelp(
            "Widths of screens and tables besides the stored one, in points, each at most \(Int(Bounds.largestLength)).",
            valueName: "w,w,…"))
    var widths: String?

    @Option(
        help: ArgumentHelp(
            "Devices whose widths are checked: \(Device.all.map(\.name).joined(separator: ", ")).",
            valueName: "name,…"))
    var devices: String?

    @Option(
        help: ArgumentHelp(
            "Orientations of the devices: portrait (the default), landscape or portrait,landscape.",
            valueName: "name,…"))
    var orientations: String?

    @Option(help: ArgumentHelp("Writing directions: ltr, rtl or ltr,rtl.", valueName: "name,…"))
    var direction: String?

    @Option(
        help: ArgumentHelp(
            "Text sizes: XS to XXXL, AX1 to AX5, or accessibility for the latter five.", valueName: "size,…"))
    var textSizes: String?

    @Option(help: ArgumentHelp("The factor by which texts are lengthened, from 1 to 10.", valueName: "factor"))
    var stretchText: String?

    @Option(
        help: ArgumentHelp(
            "Languages to check, from .strings or .xcstrings files beside the file, or all.", valueName: "name,…"))
    var languages: String?

    @Option(help: ArgumentHelp("Check only these rules.", valueName: "rule,…"))
    var only: String?

    @Option(help: ArgumentHelp("Leave out these rules.", valueName: "rule,…"))
    var disable: String?

    @Option(
        help: ArgumentHelp(
            "A folder of sources; custom classes that it does not contain are reported.", valueName: "folder"))
    var sources: [String] = []

    @Option(
        help: ArgumentHelp(
            "A folder of images and asset catalogues; images and colours that it does not contain are reported.",
            valueName: "folder"))
    var assets: [String] = []

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The lowest version of iOS that the app runs on.", valueName: "version"))
    var deploymentTarget: Double?

    @Option(help: ArgumentHelp("A file of known findings, which are not reported.", valueName: "file"))
    var baseline: String?

    @Option(help: ArgumentHelp("Write the findings to a baseline file; they do not fail the check.", valueName: "file"))
    var writeBaseline: String?

    @Option(
        help: ArgumentHelp(
            "The address of the page about the rules, to which SARIF logs link; #RULE is appended.",
            valueName: "address"))
    var helpURI: String?

    @Flag(
        help: """
            Correct what has one sure correction, in the files themselves: constraints that repeat others are removed, \
            misplaced views get the frames that the constraints give. Then check the files.
            """)
    var fix = false

    @Flag(help: "With --fix, only show the corrections on standard error.")
    var dryRun = false

    /// The configuration from the file, with the options applied.
    func configuration() throws(ToolFailure) -> CheckConfiguration {
        try requireWords()
        if dryRun, !fix { throw .usage("--dry-run: only with --fix") }
        if fix, baseline != nil || writeBaseline != nil { throw .usage("--fix: not together with a baseline") }
        var configuration = try CheckConfiguration.read(from: config)
        if let widths { configuration.widths = try ConditionText.widths(widths, option: "--widths") }
        if let devices { configuration.devices = try ConditionText.list(devices).map(Device.named) }
        if let orientations {
            configuration.orientations = try ConditionText.choices(orientations, option: "--orientations")
        }
        if let direction { configuration.directions = try ConditionText.choices(direction, option: "--direction") }
        if let textSizes { configuration.textSizes = try ConditionText.textSizes(textSizes, option: "--text-sizes") }
        if let stretchText { configuration.stretch = try ConditionText.stretch(stretchText, option: "--stretch-text") }
        if let languages { configuration.languages = ConditionText.list(languages) }
        if let only { configuration.onlyRules = try Self.rules(only, option: "--only") }
        if let disable {
            for rule in try Self.rules(disable, option: "--disable") { configuration.rules[rule] = .off }
        }
        if !sources.isEmpty { configuration.sources = sources }
        if !assets.isEmpty { configuration.assets = assets }
        configuration.deploymentTarget = deploymentTarget ?? configuration.deploymentTarget
        configuration.baseline = baseline ?? configuration.baseline
        configuration.helpURI = helpURI ?? configuration.helpURI
        return configuration
    }

    /// Throws if an option that takes a list has an empty one. Otherwise an empty shell variable could disable checks
    /// unnoticed.
    private func requireWords() throws(ToolFailure) {
        let lists = [
            ("--widths", widths), ("--devices", devices), ("--orientations", orientations), ("--direction", direction),
            ("--text-sizes", textSizes), ("--languages", languages), ("--only", only), ("--disable", disable),
        ]
        for (option, text) in lists where text.map({ ConditionText.list($0).isEmpty }) ?? false {
            throw .usage("\(option) '\(text ?? "")': expected words, separated by commas")
        }
    }

    /// Parses a comma-separated list of rule names.
    static func rules(_ text: String, option: String) throws(ToolFailure) -> [String] {
        let names = ConditionText.list(text)
        for name in names where CheckRule.named(name) == nil {
            let advice = NearestWord.suggestion(for: name, among: CheckRule.all.map(\.id))
            throw .usage("\(option): unknown rule '\(name)'. \(advice)")
        }
        return names
    }
}
