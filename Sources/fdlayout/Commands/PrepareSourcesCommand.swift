import ArgumentParser
import Foundation

struct PrepareSourcesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "prepare-sources",
        abstract: "Rewrites copies of iOS sources so that they compile without the Objective-C runtime.",
        discussion: """
            The compiler rejects @IBOutlet, @objc and #selector on Linux. In the copies @IBAction, @objc, @objcMembers \
            and @IBDesignable are removed, and the following are replaced:

              @IBOutlet weak var label: UILabel!
                becomes  @Outlet var label: UILabel!
              @IBOutlet var stars: [UIImageView]!
                becomes  @OutletCollection var stars: [UIImageView]
              @IBInspectable var inset: CGFloat = 4
                becomes  @Inspectable var inset: CGFloat = 4
              addTarget(self, action: #selector(tap), for: .touchUpInside)
                becomes  addAction(UIAction { [weak self] _ in self?.tap() }, …)
              UIBarButtonItem(… target: action:)
                becomes  UIBarButtonItem(… primaryAction: UIAction …)
              addObserver(self, selector: … name: object:)
                becomes  addObserver(forName: …) with a closure
              any other #selector(tap)
                becomes  Selector("tap"), which is never called, with a warning

            The methods are looked up in the files of the same run, so name all files of a module. Lines keep their \
            numbers; strings and comments stay as they are. Documentation/prepare-sources.md describes how \
            to declare outlets and inspectable properties.

              fdlayout prepare-sources Sources --output build/Sources
              fdlayout prepare-sources FeedCell.swift
              fdlayout prepare-sources Cards -o build/Cards --dependency ../../TemplateLayout

            All .swift files of a folder are rewritten, each to its place below --output. Without --output one file is \
            written to standard output. If the folder is a Swift package, its other files are copied too, and the product \
            UIKit is added to the targets in the manifest of the copy. Files whose strings cannot be distinguished from code are reported; the others \
            are rewritten, and the exit status is 65.
            """)

    @Argument(help: "Swift files, folders of them, or - for standard input.")
    var files: [String] = []

    @Option(name: .shortAndLong, help: "The folder to write copies into; it is created if it is missing.")
    var output: String?

    @Option(help: "The path of the clone of TemplateLayout, for the manifest of a package.")
    var dependency = "../TemplateLayout"

    @Option(help: "Leave out files and folders below a folder whose path or name matches a pattern, such as Pods.")
    var exclude: [String] = []

    func validate() throws {
        if files.isEmpty { throw ValidationError("Name at least one Swift file or folder.") }
    }

    mutating func run() throws {
        try ToolFailure.reporting {
            var run = PreparationRun()
            for argument in files { run.read(argument, excluded: exclude, output: output, dependency: dependency) }
            if output == nil, run.sources.count > 1 {
                throw ToolFailure.usage("\(run.sources.count) files go into a folder: name one with --output")
            }
            try run.write(to: output)
            if run.status != 0 { throw ExitCode(run.status) }
        }
    }
}
