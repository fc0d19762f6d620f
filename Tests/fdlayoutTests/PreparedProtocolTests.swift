import Foundation
import XCTest

/// `fdlayout prepare-sources` rewrites protocols from Objective-C, outlets whose types are protocols, logging, and
/// tests on the main actor.
final class PreparedProtocolTests: XCTestCase {
    func testProtocolsFromObjectiveCStayBoundToClasses() throws {
        for (source, expected) in [
            ("@objc protocol A {}", "protocol A: AnyObject {}"),
            ("@objc public protocol A: B {}", "public protocol A: AnyObject, B {}"),
            ("@objc protocol A: AnyObject {}", "protocol A: AnyObject {}"),
            ("@objc protocol A: NSObjectProtocol {}", "protocol A: NSObjectProtocol {}"),
            ("protocol A {}", "protocol A {}"),
        ] {
            XCTAssertEqual(try prepare(source).text, expected)
        }
    }

    func testOptionalRequirementsGetDefaultsAndCanBeCalledWithAQuestionMark() throws {
        XCTAssertEqual(
            try prepare("@objc public protocol A { @objc optional func b(_ c: Int, at d: Int) -> Int? }").text,
            "public protocol A: AnyObject { func b(_ c: Int, at d: Int) -> Int? }"
                + "; extension A { public func b(_ c: Int, at d: Int) -> Int? { nil }"
                + "; public var b: A_b? { .init(receiver: self) } }"
                + "; public struct A_b { let receiver: any A"
                + "; public func callAsFunction(_ c: Int, at d: Int) -> Int? { receiver.b(c, at: d) } }")
    }

    func testOptionalMethodsWithoutParametersAreCalledWithoutAQuestionMark() throws {
        XCTAssertEqual(
            try prepare("@objc protocol A { @objc optional func b() }\nfunc c(_ a: A?) { a?.b?() }").text,
            "protocol A: AnyObject { func b() }; extension A { func b() {} }\nfunc c(_ a: A?) { a?.b() }"
                .replacingOccurrences(of: "{}", with: "{  }"))
    }

    // Methods that do not throw also implement requirements that can throw.
    func testOptionalMethodsWithResultsThrowUnlessTheyAreImplemented() throws {
        XCTAssertEqual(
            try prepare("@objc protocol A { @objc optional func b(_ c: (Int) -> Int) -> Thing }").text,
            "protocol A: AnyObject { func b(_ c: (Int) -> Int) throws -> Thing }"
                + "; extension A { func b(_ c: (Int) -> Int) throws -> Thing { throw A_Missing() }"
                + "; var b: A_b? { .init(receiver: self) } }"
                + "; struct A_b { let receiver: any A"
                + "; func callAsFunction(_ c: (Int) -> Int) -> Optional<Thing> { try? receiver.b(c) } }"
                + "; private struct A_Missing: Error {}")
    }

    func testOptionalMethodsWithoutParametersReturnNilUnlessTheyAreImplemented() throws {
        XCTAssertEqual(
            try prepare("@objc protocol A { @objc optional func b() -> Int }\nfunc c(_ a: A?) -> Int { a?.b?() ?? 1 }")
                .text,
            "protocol A: AnyObject { func b() throws -> Int }"
                + "; extension A { func b() throws -> Int { throw A_Missing() }"
                + "; func optional_b() -> Optional<Int> { try? b() } }; private struct A_Missing: Error {}"
                + "\nfunc c(_ a: A?) -> Int { a?.optional_b() ?? 1 }")
    }

    func testResultsOfForcedCallsOfOptionalMethodsAreForced() throws {
        let source =
            "@objc protocol A { @objc optional func b(_ c: Int) -> Int }\nfunc d(_ a: A) -> Int { a.b!(1) + 1 }"
        XCTAssertTrue(try prepare(source).text.hasSuffix("{ a.b!(1)! + 1 }"))
    }

    // On iOS, an optional property is nil in objects that do not implement it.
    func testOptionalPropertiesAreNilUnlessTheyAreImplemented() throws {
        XCTAssertEqual(
            try prepare("@objc public protocol A: B {\n  @objc optional var b: Thing { get }\n}").text,
            "public protocol A: AnyObject, A_Optional, B {\n  @_disfavoredOverload var b: Thing { get throws }\n}"
                + "; extension A { @_disfavoredOverload public var b: Thing { get throws { throw A_Missing() } } }"
                + "; private struct A_Missing: Error {}"
                + "; public protocol A_Optional: AnyObject {}; extension A_Optional where Self: A { "
                + "public var b: Optional<Thing> { do { return try (self as any A).b as Thing } catch { return nil } } }"
        )
    }

    func testOutletsOfProtocolsAreOrdinaryProperties() throws {
        for (source, expected) in [
            (
                "protocol A: AnyObject {}; @IBOutlet weak var a: A?",
                "protocol A: AnyObject {}; weak var a: A?"
            ),
            ("@IBOutlet weak var a: UITableViewDelegate?", "weak var a: UITableViewDelegate?"),
            ("@IBOutlet weak var a: UILabel?", "@Outlet var a: UILabel?"),
        ] {
            XCTAssertEqual(try prepare(source).text, expected)
        }
    }

    func testOverridesThatOnlyTheRuntimeCallsAreRenamedAndReported() throws {
        let result = try prepare("class A: NSObject { override func responds(to a: Selector!) -> Bool { true } }")
        XCTAssertEqual(
            result.text, "class A: NSObject { func object_responds(to a: Selector!) -> Bool { true } }")
        let messages = result.messages.joined(separator: "\n")
        XCTAssertTrue(messages.contains("responds(to:) is never called"), messages)
        let other = "class B: C { override func responds(with d: Int) {} }"
        XCTAssertEqual(try prepare(other).text, other)
    }

    func testModulesOfAppleAreImportedUnderTheirNamesHere() throws {
        for (source, expected) in [
            ("import os.log", "import UnifiedLogging"), ("import OSLog", "import UnifiedLogging"),
            ("import os\nlet os = 1", "import UnifiedLogging\nlet os = 1"), ("import osmium", "import osmium"),
            ("import simd", "import VectorFunctions"),
        ] {
            XCTAssertEqual(try prepare(source).text, expected)
        }
    }

    // An override of a member that is bound to no actor is not bound to one either.
    func testOverridesOfDescriptionsInExtensionsAreBoundToNoActor() throws {
        let text = try prepare(
            "@MainActor class A: NSObject {}\nextension A { override public var description: String { \"a\" } }"
        ).text
        XCTAssertTrue(
            text.hasSuffix("extension A { nonisolated public var extension_A_description: String { \"a\" } }"), text)
    }

    func testTestsOnTheMainActorBecomeAsynchronous() throws {
        for (source, expected) in [
            (
                "import XCTest\n@MainActor class A: XCTestCase { func testA() {}; func testB() throws {}; func b() {} }",
                "import XCTest\n@MainActor class A: XCTestCase { func testA() async {}; func testB() async throws {}; "
                    + "func b() {} }"
            ),
            (
                "import XCTest\nclass A: XCTestCase { @MainActor func testA() {}; func testB() {} }",
                "import XCTest\nclass A: XCTestCase { @MainActor func testA() async {}; func testB() {} }"
            ),
            (
                "import XCTest\n@MainActor class A: XCTestCase { func testA() { a() }; func testB() throws { try b() } }",
                "import XCTest\n@MainActor class A: XCTestCase { func testA() async { func testA() { a() }; testA() }; "
                    + "func testB() async throws { func testB() throws { try b() }; try testB() } }"
            ),
            (
                "import XCTest\nimport UIKit\n@MainActor class A: XCTestCase { func testA() { a() }; func testB() throws { try b() } }",
                "import XCTest\nimport UIKit\n@MainActor class A: XCTestCase { func testA() async { func testA() { a() }; "
                    + "await performInMainRunLoop { testA() } }; func testB() async throws { func testB() throws { try b() }; "
                    + "try await performInMainRunLoop { try testB() } } }"
            ),
            (
                "import XCTest\n@MainActor class A: XCTestCase { func testA() async {} }",
                "import XCTest\n@MainActor class A: XCTestCase { func testA() async {} }"
            ),
            (
                "import XCTest\n@MainActor class A: XCTestCase { override func setUp() { super.setUp(); b() } }",
                "import XCTest\n@MainActor class A: XCTestCase { @MainActor override func setUp() async throws { "
                    + "try await super.setUp(); b() } }"
            ),
            (
                "import XCTest\n@MainActor class A: XCTestCase { override func tearDownWithError() throws { "
                    + "try super.tearDownWithError() } }",
                "import XCTest\n@MainActor class A: XCTestCase { @MainActor override func tearDown() async throws { "
                    + "try await super.tearDown() } }"
            ),
            (
                "import XCTest\n@MainActor class A: XCTestCase {}\nclass B: A { func testB() {} }",
                "import XCTest\n@MainActor class A: XCTestCase {}\nclass B: A { func testB() async {} }"
            ),
        ] {
            XCTAssertEqual(try prepare(source).text, expected)
        }
    }
}
