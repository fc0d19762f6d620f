import Foundation
import XCTest

/// `fdlayout prepare-sources` lets subclasses implement optional methods of protocols that a superclass names, as
/// Objective-C does, which looks methods up by name.
final class InheritedRequirementTests: XCTestCase {
    func testTheSuperclassDeclaresTheMethodAndTheSubclassOverridesIt() throws {
        XCTAssertEqual(
            try prepareSilently(
                "class A: UIViewController, UITextFieldDelegate {}\n"
                    + "class B: A {\n  func textFieldDidEndEditing(_ field: UITextField) { a() }\n}\n"),
            "class A: UIViewController, UITextFieldDelegate { func textFieldDidEndEditing(_ field: UITextField) "
                + "{ Default_UITextFieldDelegate().textFieldDidEndEditing(field) };}\n"
                + "class B: A {\n  override func textFieldDidEndEditing(_ field: UITextField) { a() }\n}"
                + "; private final class Default_UITextFieldDelegate: NSObject, UITextFieldDelegate {}\n")
    }

    func testMethodsOfProtocolsInTheSourcesThrowUnlessASubclassImplementsThem() throws {
        let text = try prepareSilently(
            "@objc protocol P { @objc optional func a(_ b: Int) -> Int; @objc optional func c(); @objc optional func d() -> T? }\n"
                + "class A: P {}\nclass B: A { func a(_ b: Int) -> Int { b }; func c() {}; func d() -> T? { t } }\n")
        XCTAssertTrue(
            text.hasSuffix(
                "\nclass A: P { func a(_ b: Int) throws -> Int { struct Missing: Error {}; throw Missing() }; "
                    + "func c() {}; func d() -> T? { nil };}\n"
                    + "class B: A { override func a(_ b: Int) -> Int { b }; override func c() {}; "
                    + "override func d() -> T? { t } }\n"), text)
    }

    func testAMethodOfAnExtensionIsCalledByTheClass() throws {
        let text = try prepareSilently(
            "class A: UIScrollViewDelegate {}\nclass B: A {}\n"
                + "extension B { func scrollViewDidScroll(_ view: UIScrollView) {} }\n")
        XCTAssertTrue(
            text.contains(
                "class B: A { override func scrollViewDidScroll(_ view: UIScrollView) "
                    + "{ extension_B_scrollViewDidScroll(view) };}\n"
                    + "extension B { func extension_B_scrollViewDidScroll(_ view: UIScrollView) {} }"), text)
    }

    // The conformance may be stated by an extension and by a superclass that is further away; a public class needs a public
    // method.
    func testTheUppermostClassWithTheProtocolDeclaresTheMethod() throws {
        let text = try prepareSilently(
            "public class A {}\nextension A: UITableViewDelegate {}\nopen class B: A {}\n"
                + "public class C: B { func scrollViewDidScroll(_ view: UIScrollView) {} }\n")
        XCTAssertTrue(text.contains("public class A { public func scrollViewDidScroll(_ view: UIScrollView) {"), text)
        XCTAssertTrue(text.contains("public class C: B { public override func scrollViewDidScroll("), text)
        XCTAssertTrue(text.contains("open class B: A {}"), text)
    }

    func testMethodsThatSwiftCallsStay() throws {
        for source in [
            "class A: UITableViewDelegate { func scrollViewDidScroll(_ view: UIScrollView) {} }\n"
                + "class B: A { override func scrollViewDidScroll(_ view: UIScrollView) {} }\n",
            "class A: UITableViewDelegate {}\nclass B: A { func scrollViewDidScroll(_ view: UIView, by: Int) {} }\n",
            "class A: UITableViewDelegate {}\nclass B: A { private func scrollViewDidScroll(_ view: UIScrollView) {} }\n",
            "class A: UITableViewDelegate {}\nclass B: A { static func scrollViewDidScroll(_ view: UIScrollView) {} }\n",
            "extension UIViewController: UITextFieldDelegate {}\n"
                + "class B: UIViewController { func textFieldDidEndEditing(_ field: UITextField) {} }\n",
            "class A {}\nclass B: A, UITableViewDelegate { func scrollViewDidScroll(_ view: UIScrollView) {} }\n",
        ] {
            XCTAssertEqual(try prepareSilently(source), source)
        }
    }

    // MARK: UIKit's protocols

    /// The declarations of methods in `protocols` or `extensions` of UIKit's protocols, by the name of the protocol.
    private func methods(of keyword: String) throws -> [String: [String]] {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
            "../../Sources/UIKitLayout")
        let files = try XCTUnwrap(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
        var found: [String: [String]] = [:]
        for case let file as URL in files where file.pathExtension == "swift" {
            let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
            var name: String?
            var declaration = ""
            for line in lines where !line.drop(while: { $0 == " " }).hasPrefix("//") {
                let words = line.split(whereSeparator: { " :{".contains($0) }).map(String.init)
                if let place = words.firstIndex(of: keyword), place < 2, place + 1 < words.count, !line.hasPrefix(" ") {
                    name = words[place + 1]
                } else if line == "}" {
                    name = nil
                } else if let name, words.contains("func") || !declaration.isEmpty {
                    declaration += line
                    guard declaration.filter({ $0 == "(" }).count == declaration.filter({ $0 == ")" }).count else {
                        continue
                    }
                    let start = try XCTUnwrap(declaration.range(of: "func "))
                    found[name, default: []].append(
                        String(declaration[start.lowerBound...].prefix { $0 != "{" }))
                    declaration = ""
                }
            }
        }
        return found
    }

    /// A declaration's name with argument labels.
    private func key(_ declaration: String) -> String {
        var (depth, labels) = (0, "")
        for (place, character) in declaration.enumerated() {
            depth += character == "(" ? 1 : character == ")" ? -1 : 0
            guard depth == 1, character == "(" || character == "," else { continue }
            labels += declaration.dropFirst(place + 1).drop { $0 == " " }.prefix { !" :)".contains($0) } + ":"
        }
        return declaration.prefix { $0 != "(" } + "(\(labels))"
    }

    func testTheOptionalMethodsOfUIKitsDelegatesAreKnown() throws {
        let defaults = try methods(of: "extension").mapValues { Set($0.map(key)) }
        let protocols = try methods(of: "protocol").filter { name, _ in
            name.hasSuffix("Delegate") && !["UISceneDelegate", "UIApplicationDelegate"].contains(name)
                || name.hasSuffix("DataSource") || name.hasSuffix("FlowLayout")
        }
        XCTAssertGreaterThan(protocols.count, 30)
        var count = 0
        for (name, declarations) in protocols.sorted(by: { $0.key < $1.key }) {
            let optional = declarations.filter { defaults[name]?.contains(key($0)) ?? false }
            count += optional.count
            let members = optional.map { "  \($0) { fatalError() }\n" }.joined()
            let text = try prepareSilently("class A: \(name) {}\nclass B: A {\n\(members)}\n")
            XCTAssertEqual(text.components(separatedBy: "  override func ").count - 1, optional.count, text)
        }
        XCTAssertGreaterThan(count, 200)
    }
}
