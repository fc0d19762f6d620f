import Foundation
import XCTest

/// Sources that import frameworks which are missing on Linux.
final class PreparedModuleTests: XCTestCase {
    func testASourceIsCompiledOnlyWithItsFramework() throws {
        for (source, expected) in [
            (
                "import Foundation\nimport WebKit\n\nclass Page {}\n",
                "import Foundation\n#if canImport(WebKit)\nimport WebKit\nclass Page {}\n#endif"
            ),
            (
                "import SwiftUI\nstruct Card: View {}\n",
                "#if canImport(SwiftUI)\nimport SwiftUI; struct Card: View {}\n#endif"
            ),
            (
                "import MapKit // for places\nimport UIKit\n\nvar a: Int { 4 }\n",
                "#if canImport(MapKit) // for places\nimport MapKit; import UIKit\n\nvar a: Int { 4 }\n#endif"
            ),
            (
                "@preconcurrency import WebKit\n\nlet a = 4\n",
                "#if canImport(WebKit)\n@preconcurrency import WebKit\nlet a = 4\n#endif"
            ),
        ] {
            let (text, messages) = try prepare(source)
            XCTAssertEqual(text, expected)
            XCTAssertEqual(messages.count, 1)
            XCTAssertTrue(messages[0].contains("the rest of the file is compiled only where the module"), messages[0])
        }
    }

    func testConditionalImportsStay() throws {
        for source in [
            "#if canImport(SwiftUI)\nimport SwiftUI\n#endif\nlet a = 4\n", "import UIKit\n\nlet a = 4\n",
            "#if canImport(SwiftUI)\nimport SwiftUI\nstruct A: View {}\n#else\nimport UIKit\n#endif\n",
        ] {
            let (text, messages) = try prepare(source)
            XCTAssertEqual(text, source)
            XCTAssertEqual(messages, [])
        }
    }

    func testDeclarationsThatUseSwiftUIAreRemovedFromSourcesWithUIKit() throws {
        let source = """
            import SwiftUI
            import UIKit

            public final class Badge: UIView {
                private(set) var count = 0
                @available(iOS 13, *)
                public private(set) lazy var color: Color = {
                    Color(tint)
                }()

                weak var other: Badge?
                let names = ["View"].map { $0.View }
                #if DEBUG
                    var root: AnyView { AnyView(EmptyView()) }
                #endif
                class func make() -> Badge { Badge() }
            }

            @available(iOS 13, *)
            struct BadgeView: UIViewRepresentable {
                func makeUIView(context: Context) -> Badge { Badge() }
            }

            #Preview { BadgeView() }

            enum State { case on, off }
            func toggle(_ state: State) -> SwiftUI.State<Bool>? { nil }
            let initial = State.on

            """
        let (text, messages) = try prepare(source)
        let lines = text.split(whereSeparator: \.isNewline).filter { !$0.allSatisfy(\.isWhitespace) }
        XCTAssertEqual(
            lines.joined(separator: "\n"),
            """
            import UIKit
            public final class Badge: UIView {
                private(set) var count = 0
                weak var other: Badge?
                let names = ["View"].map { $0.View }
                #if DEBUG
                #endif
                class func make() -> Badge { Badge() }
            }
            enum State { case on, off }
            let initial = State.on
            """)
        XCTAssertEqual(
            messages.map { $0.split(separator: ":")[1...].joined(separator: ":") },
            [(7, "Color"), (14, "AnyView"), (20, "UIViewRepresentable"), (24, "Preview"), (27, "SwiftUI")].map {
                "\($0): warning: a declaration is removed, because it uses \($1) of SwiftUI"
            })
    }

    func testTypesThatSourcesWithoutSwiftUIUseAreKept() throws {
        let folder = try temporaryFolder()
        for (name, text) in [
            "Builder":
                "import SwiftUI\n@resultBuilder struct Builder {\n  var all: [Card] = []\n  var body: Text?\n}\n",
            "Screen": "import SwiftUI\nstruct Screen: View {}\n",
            "Card": "struct Card { func make(@Builder _ content: () -> Builder) {} }\n",
        ] {
            _ = try file("in/\(name).swift", in: folder, Data(text.utf8))
        }
        let tool = try Tool(["prepare-sources", folder.path + "/in", "--output", folder.path + "/out"])
        XCTAssertEqual(tool.status, 0, tool.errors)
        func copy(_ name: String) throws -> String {
            try String(contentsOf: folder.appendingPathComponent("out/" + name), encoding: .utf8)
        }
        XCTAssertEqual(
            try copy("Builder.swift"), "import UIKit\n@resultBuilder struct Builder {\n  var all: [Card] = []\n  \n}\n")
        XCTAssertEqual(
            try copy("Screen.swift"), "#if canImport(SwiftUI)\nimport SwiftUI; struct Screen: View {}\n#endif")
    }

    func testTestsThatUseTheTypesOfTextImportUIKit() throws {
        for name in ["NSUnderlineStyle", "NSMutableParagraphStyle", "NSWritingDirection", "NSCollectionLayoutItem"] {
            XCTAssertEqual(
                try prepare("import XCTest\nlet a: \(name)? = nil").text,
                "import XCTest; import UIKit\nlet a: \(name)? = nil")
        }
    }
}
