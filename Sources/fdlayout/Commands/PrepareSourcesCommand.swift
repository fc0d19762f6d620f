import ArgumentParser
import Foundation

struct PrepareSourcesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "prepare-sources",
        abstract: "Rewrites copies of iOS sources so that they compile without the Objective-C runtime.",
        discussion: """
            The compiler refuses @IBOutlet, @objc and #selector on Linux. In the copies

              @IBOutlet weak var label: UILabel!          is  @Outlet var label: UILabel!
              @IBOutlet var stars: [UIImageView]!         is  @OutletCollection var stars: [UIImageView]
              @IBInspectable var inset: CGFloat = 4       is  @Inspectable var inset: CGFloat = 4
              @IBAction, @objc, @objcMembers, @IBDesignable   are gone
              addTarget(self, action: #selector(tap), for: .touchUpInside)
                                                          is  addAction(UIAction { [weak self] _ in self?.tap() }, …)
              UIBarButtonItem(… target: action:)          is  UIBarButtonItem(… primaryAction: UIAction …)
              addObserver(self, selector: … name: object:)    is  addObserver(forName: …) with a closure
              any other #selector(tap)                    is  Selector("tap"), which nobody calls: a warning says where

            The methods are looked up in the files of the same run, so name all files of a module. Lines keep their \
            numbers; strings and comments stay as they are. Outlets and inspectable properties need what \
            Documentation/prepare-sources.md says of them.

              fdlayout prepare-sources Sources --output build/Sources
              fdlayout prepare-sources FeedCell.swift

            Of a folder all .swift files are rewritten, each to its place below --output. Without --output one \
            file is written to standard output. Files whose strings cannot be distinguished from code are reported, and the exit \
            status is 65 after the others.
            """)

    @Argument(help: "Swift files, folders of them, or - for standard input.")
    var files: [String] = []

    @Option(help: "The folder to write copies into; it is made where it is missing.")
    var output: String?

    @Option(help: "Leaves out files and folders of a folder by a pattern, such as Pods. May be repeated.")
    var exclude: [String] = []

    func validate() throws {
        if files.isEmpty { throw ValidationError("Name at least one Swift file or folder.") }
    }

    mutating func run() throws {
        try ToolFailure.reporting {
            var run = PreparationRun()
            for argument in files { run.read(argument, excluded: exclude) }
            if output == nil, run.sources.count > 1 {
                throw ToolFailure.usage("\(run.sources.count) files go into a folder: name one with --output")
            }
            try run.write(to: output)
            if run.status != 0 { throw ExitCode(run.status) }
        }
    }
}
