import Foundation
import XCTest

final class PrepareSourcesTests: XCTestCase {
    func testAttributesThatNeedARuntimeAreReplacedOrTakenAway() throws {
        for (source, expected) in [
            ("@IBOutlet weak var a: UILabel!", "@Outlet var a: UILabel!"),
            ("@IBOutlet private weak var a: UILabel?\n", "@Outlet private var a: UILabel?\n"),
            ("weak @IBOutlet var a: UILabel!", "@Outlet var a: UILabel!"),
            ("@IBOutlet unowned(safe) var a: UIView!", "@Outlet var a: UIView!"),
            ("@IBOutlet\n  weak var a: UIView!", "@Outlet\n  var a: UIView!"),
            ("@IBOutlet var a: [UIView]!", "@OutletCollection var a: [UIView]"),
            ("@IBOutlet var a: [UIView]?", "@OutletCollection var a: [UIView]"),
            ("@IBOutlet private(set) lazy var a: UIView! = b()", "private(set) lazy var a: UIView! = b()"),
            ("@IBInspectable var a: CGFloat = 4", "@Inspectable var a: CGFloat = 4"),
            ("@IBInspectable var a = true { didSet { b() } }", "@Inspectable var a = true { didSet { b() } }"),
            ("@IBInspectable var a: Int { 4 }", "var a: Int { 4 }"),
            ("@IBInspectable override var a: Int? { didSet {} }", "override var a: Int? { didSet {} }"),
            ("@objc func a() {}", "func a() {}"),
            ("@objc(aWith:) func a() {}", "func a() {}"),
            ("@objc (aWith:) func a() {}", "func a() {}"),
            ("@IBAction (a)", "(a)"),
            ("@objc\n  func a() {}", "\n  func a() {}"),
            ("@objcMembers @IBDesignable class A {}", "class A {}"),
            ("@IBAction func a(_ b: Any) {}", "func a(_ b: Any) {}"),
            ("typealias A = @convention(block) (UIView, Selector) -> Void", "typealias A = (UIView, Selector) -> Void"),
            (
                "typealias A = @convention(c) (AnyObject, Selector) -> Void",
                "typealias A = (AnyObject, Selector) -> Void"
            ),
            ("typealias A = @convention(c) (Int) -> Void", "typealias A = @convention(c) (Int) -> Void"),
            ("@MainActor @available(iOS 15, *) func a() {}", "@MainActor @available(iOS 15, *) func a() {}"),
        ] {
            XCTAssertEqual(try prepare(source).text, expected)
        }
    }

    func testViewsOfClassesThatAreKnownAtRunTimeAreMadeByMethods() throws {
        for (source, expected) in [
            (
                "class A<V: UIView> { func a() -> V { V() } }",
                "class A<V: UIView> { func a() -> V { V.initialized() } }"
            ),
            (
                "a.cellType.init(style: b, reuseIdentifier: c); super.init(style: b, reuseIdentifier: c)",
                "a.cellType.initialized(style: b, reuseIdentifier: c); super.init(style: b, reuseIdentifier: c)"
            ),
            (
                "func a<C: UITableViewCell>(_ c: C.Type) { c.init(style: .value1, reuseIdentifier: nil) }",
                "func a<C: UITableViewCell>(_ c: C.Type) { c.initialized(style: .value1, reuseIdentifier: nil) }"
            ),
            (
                "func a<B: UIButton>(_ b: B.Type) -> B { B(type: .system) }",
                "func a<B: UIButton>(_ b: B.Type) -> B { B.initialized(type: .system) }"
            ),
            (
                "typealias View = UIView; let a: View.Type = View.self; let b = a.init()",
                "typealias View = UIView; let a: View.Type = View.self; let b = a.initialized()"
            ),
            (
                "class Card: UILabel {}; func a(_ b: Card.Type?) { b?.init(); b.init(frame: .zero) }",
                "class Card: UILabel {}; func a(_ b: Card.Type?) { b?.init(); b.initialized(frame: .zero) }"
            ),
            (
                "extension Builder where Self: UIView { static func a() -> Self { Self(frame: .zero) } }; { Self() }",
                "extension Builder where Self: UIView { static func a() -> Self { Self.initialized(frame: .zero) } }; { Self() }"
            ),
            (
                "extension UIView { class func a() -> Self { Self.init() } }; extension A { func b() { Self() } }",
                "extension UIView { class func a() -> Self { Self.initialized() } }; extension A { func b() { Self() } }"
            ),
            (
                "extension UIView { struct A { func a() -> Self { Self() } }; class func b() -> Self { Self() } }",
                "extension UIView { struct A { func a() -> Self { Self() } }; class func b() -> Self { Self.initialized() } }"
            ),
            ("extension UIView.A { func b() { Self() } }", "extension UIView.A { func b() { Self() } }"),
            (
                "protocol A { associatedtype V: UIView }; protocol B: A {}; extension B { func a() -> V { V() } }",
                "protocol A { associatedtype V: UIView }; protocol B: A {}; extension B { func a() -> V { V.initialized() } }"
            ),
            (
                "protocol A { associatedtype V: Hashable }; extension A { func a() -> V { V() } }; struct V {}; V()",
                "protocol A { associatedtype V: Hashable }; extension A { func a() -> V { V() } }; struct V {}; V()"
            ),
            (
                "func a<T: Decodable>(_ b: T.Type) { T(); b.init() }",
                "func a<T: Decodable>(_ b: T.Type) { T(); b.init() }"
            ),
            (
                "class A<V: UIView> { let a = V(text: b); let c = d.V() }",
                "class A<V: UIView> { let a = V(text: b); let c = d.V() }"
            ),
        ] {
            XCTAssertEqual(try prepare(source).text, expected)
        }
    }

    func testViewsWithAnInitializerOfTheirOwnAreMadeByIt() throws {
        let override = { (access: String, name: String) in
            " \(access)override class func makeInitialized() -> UIView "
                + "{ self == \(name).self ? \(name)() : super.makeInitialized() }"
        }
        for (source, expected) in [
            (
                "class A: UIView { init() { b() } }; public class C: A {}",
                "class A: UIView {\(override("", "A")) init() { b() } }; public class C: A {\(override("public ", "C"))}"
            ),
            (
                "class A: UIView { init() {} }; class B: A { init(c: Int) { super.init() } }",
                "class A: UIView {\(override("", "A")) init() {} }; class B: A { init(c: Int) { super.init() } }"
            ),
            ("class A: UIView { init(b: Int = 1) {} }", "class A: UIView { init(b: Int = 1) {} }"),
            (
                "class A: UIView { init() {} }; extension A { override var a: Int { 4 } }",
                "class A: UIView { override var a: Int { extension_A_a };\(override("", "A")) init() {} }; "
                    + "extension A { var extension_A_a: Int { 4 } }"
            ),
            ("class A { init() {} }", "class A { init() {} }"),
            (
                "class A: UIView { func b() { c.init() } }; class D: UIView { struct E { init() {} } }",
                "class A: UIView { func b() { c.init() } }; class D: UIView { struct E { init() {} } }"
            ),
        ] {
            XCTAssertEqual(try prepare(source).text, expected)
        }
    }

    func testStringsAndCommentsAreNotTouched() throws {
        for source in [
            "// @objc #selector(a)", "/* @objc /* @objc */ @objc */", "let a = \"@objc #selector(b)\"",
            "let a = \"\\(b(\"@objc\")) @objc\"", "let a = #\"@objc \" @objc\"#", "let a = #\"\\#(\"@objc\")\"#",
            "let a = \"\"\"\n  @objc \" \"\" #selector(b)\n  \"\"\"", "let a = #/@objc \"/#", "let a = \"\\\"@objc\"",
            "let a = #\"\"\"#; let b = ##\"\"\"\"# @objc\"##", "let a = #/b\\/# @objc \"/#",
        ] {
            XCTAssertEqual(try prepare(source).text, source)
        }
    }

    /// The literals are examples of the rules in proposal 354 of Swift Evolution.
    func testRegularExpressionsBetweenSlashesAreNotTouched() throws {
        for source in [
            "let a = /@objc \"/", "a(/@objc '\"/, /[)\"]@objc/)", "a.map { $0 in /\\/@objc (\"|b)\\ / }",
            "return /[\"@objc(]/ // @objc",
        ] {
            XCTAssertEqual(try prepare(source).text, source)
        }
    }

    func testSlashesThatAreOperatorsBeginNoRegularExpression() throws {
        for source in [
            "@objc func /(a: A, b: A) -> A { A(a.c / b.c) }; let d = \"/\"",
            "let a = b.reduce(1, /); @objc let c = d / e", "let a = (b / 2) @objc / c", "let a = b/c @objc /d",
            "a /= b.c; @objc a /= d/e", "a /==/ @objc b", "let a = b ? / c @objc / d", "let a = /b @objc / c",
        ] {
            XCTAssertEqual(try prepare(source).text, source.replacing("@objc ", with: ""))
        }
    }

    private let methods = """

        class A {
            func none() {}
            func one(_ sender: UIButton) {}
            func any(sender: Any) {}
            func two(_ sender: UIButton, event: UIEvent) {}
            func noted(_ note: Notification) {}
            func heard(note: NSNotification) {}
            func stepped(_ link: CADisplayLink) {}
        }
        """

    func testSelectorsOfTargetsBecomeClosures() throws {
        for (source, expected) in [
            (
                "b.addTarget(self, action: #selector(none), for: .allEvents)",
                "b.addAction(UIAction { [weak self] _ in self?.none() }, for: .allEvents)"
            ),
            (
                "b.addTarget(self,\n  action: #selector(A.one(_:)),\n  for: [.a, .b])",
                "b.addAction(UIAction { [weak self] action in if let sender = action.sender as? UIButton { self?.one(sender) } }, for: [.a, .b])\n\n"
            ),
            (
                "b.addTarget(c.d, action: #selector(any), for: .a)",
                "b.addAction(UIAction { [weak target = c.d] action in target?.any(sender: action.sender as Any) }, for: .a)"
            ),
            (
                "let i = UIBarButtonItem(barButtonSystemItem: .add, target: self, action: #selector(none))",
                "let i = UIBarButtonItem(systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.none() })"
            ),
            (
                "let i = UIBarButtonItem(title: f(1, 2), style: .done, target: self, action: #selector(none))",
                "let i = UIBarButtonItem(title: f(1, 2), image: nil, primaryAction: UIAction { [weak self] _ in self?.none() })"
            ),
            (
                "n.c.addObserver(self, selector: #selector(noted), name: .x, object: o)",
                "_ = n.c.addObserver(forName: .x, object: o, queue: nil) { [weak self] notification in self?.noted(notification) }"
            ),
            (
                "import UIKit; n.addObserver(self, selector: #selector(noted), name: .x, object: nil)",
                "import UIKit; _ = n.addObserver(forName: .x, object: nil) { [weak self] notification in self?.noted(notification) }"
            ),
            (
                "import UIKit; n.addObserver(self, selector: #selector(self.heard(note:)), name: .x, object: nil)",
                "import UIKit; _ = n.addObserver(forName: .x, object: nil) { [weak self] notification in self?.heard(note: notification as NSNotification) }"
            ),
            (
                "import UIKit; t = Timer.scheduledTimer(timeInterval: 2, target: self, selector: #selector(none), userInfo: nil, repeats: true)",
                "import UIKit; t = Timer.scheduledTimer(timeInterval: 2, repeats: true, calling: { [self] _ in self.none() })"
            ),
            (
                "let t = Timer(timeInterval: 2, target: a.b, selector: #selector(any(sender:)), userInfo: nil, repeats: r)",
                "let t = Timer(timeInterval: 2, repeats: r, block: { [target = a.b] timer in target.any(sender: timer) })"
            ),
            (
                "Timer.scheduledTimer(timeInterval: 2, target: self, selector: #selector(none), userInfo: nil, repeats: r)",
                "Timer.scheduledTimer(withTimeInterval: 2, repeats: r, block: { [self] _ in self.none() })"
            ),
            (
                "lazy var link = CADisplayLink(target: self, selector: #selector(stepped(_:)))",
                "lazy var link = CADisplayLink(calling: { [self] timer in self.stepped(timer) })"
            ),
            (
                "link = CADisplayLink(target: a.b, selector: #selector(none))",
                "link = CADisplayLink(calling: { [target = a.b] _ in target.none() })"
            ),
            ("let p = #keyPath(A.b.c)", "let p = \"b.c\""),
        ] {
            let (text, messages) = try prepare(source + methods)
            XCTAssertEqual(text, expected + methods)
            XCTAssertEqual(messages, [])
        }
    }

    func testOtherSelectorsBecomeNamesAndAreReported() throws {
        for (source, expected) in [
            (
                "b.addTarget(nil, action: #selector(none), for: .a)",
                "b.addTarget(nil, action: Selector(\"none\"), for: .a)"
            ),
            (
                "b.addTarget(self, action: #selector(two), for: .a)",
                "b.addTarget(self, action: Selector(\"two:event:\"), for: .a)"
            ),
            (
                "b.addTarget(self, action: #selector(gone), for: .a)",
                "b.addTarget(self, action: Selector(\"gone\"), for: .a)"
            ),
            (
                "let g = Tap(target: self, action: #selector(one(_:)))",
                "let g = Tap(target: self, action: Selector(\"one:\"))"
            ),
            ("perform(#selector(any))", "perform(Selector(\"anyWithSender:\"))"),
        ] {
            let (text, messages) = try prepare(source + methods)
            XCTAssertEqual(text, expected + methods)
            XCTAssertEqual(messages.count, 1)
            XCTAssertTrue(messages.first?.hasPrefix("<stdin>:1: warning: ") ?? false, "\(messages)")
            XCTAssertTrue(messages.first?.contains(" is never called ") ?? false, "\(messages)")
        }
    }

    func testConditionsThatAskForIOSAskForUIKit() throws {
        for (source, expected) in [
            ("#if os(iOS) || os(tvOS)\n#endif", "#if canImport(UIKit) || os(tvOS)\n#endif"),
            ("#if os(macOS)\n#elseif !os(iOS)\n#endif", "#if os(macOS)\n#elseif !canImport(UIKit)\n#endif"),
            ("#if DEBUG\nlet a = os(iOS)\n#endif", "#if DEBUG\nlet a = os(iOS)\n#endif"),
            ("if #available(iOS 9, *) { os(iOS) }", "if #available(iOS 9, *) { os(iOS) }"),
            ("// #if os(iOS)", "// #if os(iOS)"),
            ("#if canImport(Combine)\n#endif", "#if canImport(OpenCombine)\n#endif"),
            ("#if canImport(CombineX)\n#endif", "#if canImport(CombineX)\n#endif"),
        ] {
            XCTAssertEqual(try prepare(source).text, expected)
        }
    }

    func testSourcesImportWhatABridgingHeaderBringsAlongOnIOS() throws {
        for (source, expected) in [
            ("import Foundation\nlet a = UIView()", "import Foundation; import UIKit\nlet a = UIView()"),
            ("import Foundation\nlet a = UInt(4)", "import Foundation\nlet a = UInt(4)"),
            (
                "import Foundation\nlet a: UIView; let b: URLSession",
                "import Foundation; import UIKit; import FoundationNetworking\nlet a: UIView; let b: URLSession"
            ),
            ("class A: UIView {}", "class A: UIView {}"),
            ("// a\n\nfunc a(_ b: Data) {}", "// a\n\nimport Foundation; func a(_ b: Data) {}"),
            ("#if A\nlet a: Data\n#endif", "#if A\nlet a: Data\n#endif"), ("let a = 4", "let a = 4"),
            ("import Swift\nlet a: Data", "import Swift\nlet a: Data"),
        ] {
            XCTAssertEqual(try prepare(source).text, expected)
        }
    }

    func testTestsImportWhatXCTestBringsAlongOnIOS() throws {
        for (source, expected) in [
            ("import XCTest\nlet a = UIView()", "import XCTest; import UIKit\nlet a = UIView()"),
            ("import Testing\nlet a = UIView()", "import Testing; import UIKit\nlet a = UIView()"),
            ("import Testing\nlet a = CGRect.zero", "import Testing; import UIKit\nlet a = CGRect.zero"),
            ("import XCTest\nlet a: NSLayoutConstraint", "import XCTest; import UIKit\nlet a: NSLayoutConstraint"),
            ("import UIKit\nimport XCTest\nlet a = UIView()", "import UIKit\nimport XCTest\nlet a = UIView()"),
            ("import XCTest\nlet a = UInt(4)", "import XCTest\nlet a = UInt(4)"),
        ] {
            XCTAssertEqual(try prepare(source).text, expected)
        }
    }

    func testSourcesImportWhatFoundationBringsAlongOnIOS() throws {
        for (source, expected) in [
            (
                "import UIKit\nlet a: URLSessionDataTask",
                "import UIKit; import FoundationNetworking\nlet a: URLSessionDataTask"
            ),
            (
                "import Foundation\nimport UIKit\nlet a: URLRequest",
                "import Foundation; import FoundationNetworking\nimport UIKit\nlet a: URLRequest"
            ),
            (
                "import UIKit\nimport FoundationNetworking\nlet a: URLRequest",
                "import UIKit\nimport FoundationNetworking\nlet a: URLRequest"
            ),
            ("import UIKit\nlet a: URL", "import UIKit\nlet a: URL"),
            (
                "import Foundation\nlet a: CGAffineTransform",
                "import Foundation; import UIKit\nlet a: CGAffineTransform"
            ),
            ("import Foundation\nlet a: CGFloat", "import Foundation\nlet a: CGFloat"),
            ("import UIKit.UIGestureRecognizerSubclass", "import UIKit"),
            ("import ObjectiveC.runtime", "import ObjectiveC"), ("import QuartzCore.CALayer", "import QuartzCore"),
            ("import Foundation.NSDate", "import Foundation.NSDate"),
            ("import Darwin", "import Foundation"), ("import Darwin.C\nlet b = 1", "import Foundation\nlet b = 1"),
            (
                "import Combine\nlet b: AnyCancellable",
                "import OpenCombine; import OpenCombineDispatch; import OpenCombineFoundation\nlet b: AnyCancellable"
            ),
            (
                "a.target?.performSelector(onMainThread: b, with: c, waitUntilDone: true); self.performSelector(onMainThread: b)",
                "(a.target as? NSObject)?.performSelector(onMainThread: b, with: c, waitUntilDone: true); self.performSelector(onMainThread: b)"
            ),
            ("import Foundation\nlet a: Selector", "import Foundation; import UIKit\nlet a: Selector"),
            (
                "import Foundation\nt = Timer.scheduledTimer(timeInterval: 2, target: self, selector: #selector(tick), userInfo: nil, repeats: true); func tick() {}",
                "import Foundation; import UIKit\nt = Timer.scheduledTimer(timeInterval: 2, repeats: true, calling: { [self] _ in self.tick() }); func tick() {}"
            ),
            (
                "import Foundation\nlet a: objc_AssociationPolicy",
                "import Foundation; import UIKit\nlet a: objc_AssociationPolicy"
            ),
            (
                "import Foundation\nlet a: [NSKeyValueChangeKey: Any]",
                "import Foundation; import UIKit\nlet a: [NSKeyValueChangeKey: Any]"
            ),
        ] {
            XCTAssertEqual(try prepare(source).text, expected)
        }
    }

    // Apple's CGRectIntersectsRect: rectangles that share only an edge do not intersect.
    func testRectanglesThatTouchDoNotIntersectInSourcesThatAsk() throws {
        let source = "import UIKit\nlet a = b.intersects(c)"
        let text = try prepare(source, added: 2).text
        XCTAssertTrue(text.hasPrefix(source + "\nfileprivate extension CGRect {"), text)
        XCTAssertTrue(text.contains("minX < rect2.maxX && rect2.minX < maxX"), text)
        for other in [
            "import UIKit\nlet a = b.contains(c)", "let a = b.intersects(c)",
            "import UIKit\nextension CGRect { func intersects(_ a: CGRect) -> Bool { b.intersects(a) } }",
        ] { XCTAssertEqual(try prepare(other).text, other) }
    }

    func testNamesOfClassesAreAskedForWithoutClassMethods() throws {
        XCTAssertEqual(try prepare("type(of: a(b)).description()").text, "NSStringFromClass(type(of: a(b)))")
        XCTAssertEqual(try prepare("type(of: a).description").text, "type(of: a).description")
    }

    func testOverridesInExtensionsMoveToTheirClasses() throws {
        for (source, expected) in [
            (
                "public class A: B {\n}\npublic extension A {\n  override var a: Int { 4 }\n}",
                "public class A: B { public override var a: Int { extension_A_a };\n}\n"
                    + "public extension A {\n  var extension_A_a: Int { 4 }\n}"
            ),
            (
                "class A: B {}\nextension A { @objc override func a(_ b: Int, c d: Int) throws -> Int { try super.a(b, c: d) } }",
                "class A: B { override func a(_ b: Int, c d: Int) throws -> Int { try extension_A_a(b, c: d) };}\n"
                    + "extension A { func extension_A_a(_ b: Int, c d: Int) throws -> Int { try super.a(b, c: d) } }"
            ),
            (
                "class A: B {}\nextension A { override class var a: Int { get { 4 } set { b = newValue } } }",
                "class A: B { override class var a: Int { get { extension_A_a } set { extension_A_a = newValue } };}\n"
                    + "extension A { class var extension_A_a: Int { get { 4 } set { b = newValue } } }"
            ),
        ] {
            let (text, messages) = try prepare(source)
            XCTAssertEqual(text, expected)
            XCTAssertEqual(messages, [])
        }
    }

    // Swift's book, "Extensions": extensions cannot override; on iOS, `@objc` methods of extensions can be overridden.
    func testMethodsOfExtensionsThatSubclassesOverrideMoveToTheirClasses() throws {
        for (source, expected) in [
            (
                "public class A {}\nextension A { @objc public func a(b: Int = 1) { c() } }\n"
                    + "class D: A { override func a(b: Int = 1) {} }",
                "public class A { public func a(b: Int = 1) { extension_A_a(b: b) };}\n"
                    + "extension A { public func extension_A_a(b: Int = 1) { c() } }\n"
                    + "class D: A { override func a(b: Int = 1) {} }"
            ),
            (
                "class A {}\n@objc extension A { var a: Int { 4 } }\nclass D: A {}\nextension D { override var a: Int { 5 } }",
                "class A { var a: Int { extension_A_a };}\nextension A { var extension_A_a: Int { 4 } }\n"
                    + "class D: A { override var a: Int { extension_D_a };}\nextension D { var extension_D_a: Int { 5 } }"
            ),
            (
                "open class A {}\nextension A: P { open func a() {} }\nclass D: A { override func a() {} }",
                "open class A { open func a() { extension_A_a() };}\n"
                    + "extension A: P { open func extension_A_a() {} }\nclass D: A { override func a() {} }"
            ),
            (
                "class A {}\nextension A { @objc private func a() {}; func e() {} }\nclass D: B { override func a() {}; override func e() {} }",
                "class A {}\nextension A { private func a() {}; func e() {} }\nclass D: B { override func a() {}; override func e() {} }"
            ),
        ] {
            XCTAssertEqual(try prepare(source).text, expected)
        }
    }

    func testOverridesOfMethodsOfExtensionsAreLookedForByTheMethod() throws {
        let (text, messages) = try prepare(
            """
            extension A { @objc func a(_ b: [Int]) -> Int { b.count }; func a(_ b: Int...) -> Int { a(b) } }
            extension B { override func a(_ b: [Int]) -> Int { 4 } }
            extension C { override func a(_ b: [Int]) -> Int { 5 } }
            """)
        XCTAssertEqual(
            text,
            """
            extension A { func a(_ b: [Int]) -> Int { if let object = self as? B { return object.extension_B_a(b) }; \
            if let object = self as? C { return object.extension_C_a(b) }; return { b.count }() }; \
            func a(_ b: Int...) -> Int { a(b) } }
            extension B { func extension_B_a(_ b: [Int]) -> Int { 4 } }
            extension C { func extension_C_a(_ b: [Int]) -> Int { 5 } }
            """)
        XCTAssertEqual(messages, [])
    }

    func testOverridesOfPropertiesOfExtensionsAreLookedForByTheProperty() throws {
        let (text, messages) = try prepare(
            """
            extension A { @objc var a: [Int] {
                let b = [1]
                return b
            }; var b: Int { get { 4 } set {} } }
            extension B { override var a: [Int] { [2] } }
            """)
        XCTAssertEqual(
            text,
            """
            extension A { var a: [Int] { if let object = self as? B { return object.extension_B_a }; return {
                let b = [1]
                return b
            }() }; var b: Int { get { 4 } set {} } }
            extension B { var extension_B_a: [Int] { [2] } }
            """)
        XCTAssertEqual(messages, [])
        let settable = "extension A { var b: Int { get { 4 } set {} } }\nextension B { override var b: Int { 5 } }"
        XCTAssertEqual(try prepare(settable).text, settable)
    }

    func testOtherOverridesInExtensionsStayAndAreReported() throws {
        for source in [
            "extension UIView {\n  override func a() {}\n}",
            "class A: B {}\nextension A { override var a: Int { didSet { b() } } }",
        ] {
            let (text, messages) = try prepare(source)
            XCTAssertEqual(text, source)
            XCTAssertEqual(
                messages, ["<stdin>:2: warning: an override in an extension has no counterpart here and stays"])
        }
    }

    func testMethodsOfOtherFilesAreFoundAndFoldersKeepTheirShape() throws {
        let folder = try temporaryFolder()
        _ = try file("in/A.swift", in: folder, Data("extension A { @objc func a(_ b: UISwitch) {} }".utf8))
        _ = try file(
            "in/Views/B.swift", in: folder, Data("b.addTarget(self, action: #selector(a), for: .valueChanged)".utf8))
        _ = try file("in/Views/B.txt", in: folder, Data("@objc".utf8))
        let output = folder.appendingPathComponent("out")
        let tool = try Tool(["prepare-sources", folder.appendingPathComponent("in").path, "--output", output.path])
        XCTAssertEqual(tool.status, 0, tool.errors)
        XCTAssertEqual(tool.errors, "")
        func text(_ name: String) throws -> String {
            try String(contentsOf: output.appendingPathComponent(name), encoding: .utf8)
        }
        XCTAssertEqual(try text("A.swift"), "extension A { func a(_ b: UISwitch) {} }")
        XCTAssertEqual(
            try text("Views/B.swift"),
            "b.addAction(UIAction { [weak self] action in if let sender = action.sender as? UISwitch { self?.a(sender) } }, for: .valueChanged)"
        )
        XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: output.path + "/Views"), ["B.swift"])
    }

    func testStringsThatAreNestedWithoutEndAreAnError() throws {
        let folder = try temporaryFolder()
        let nested = String(repeating: #""\("#, count: 200_000)
        let endless = try file("Endless.swift", in: folder, Data("let a = 1\nlet b = \(nested)".utf8))
        let tool = try Tool(["prepare-sources", endless])
        XCTAssertEqual(tool.status, 65)
        XCTAssertEqual(tool.errors, "fdlayout: \(endless):2: string without an end\n")
        let deep = String(repeating: #""\("#, count: 20) + "1" + String(repeating: #")""#, count: 20)
        XCTAssertEqual(try prepare("let b = \(deep)\n").text, "let b = \(deep)\n")
    }

    func testABadFileIsReportedAndTheOthersArePrepared() throws {
        let folder = try temporaryFolder()
        let open = try file("Open.swift", in: folder, Data("let a = 1\nlet b = \"\n".utf8))
        let good = try file("Good.swift", in: folder, Data("@objc func a() {}".utf8))
        let output = folder.appendingPathComponent("out").path
        let tool = try Tool(["prepare-sources", open, good, "--output", output])
        XCTAssertEqual(tool.status, 65)
        XCTAssertEqual(tool.errors, "fdlayout: \(open):2: string without an end\n")
        XCTAssertEqual(try String(contentsOfFile: output + "/Good.swift", encoding: .utf8), "func a() {}")
        let other = try file("other/Good.swift", in: folder, Data())
        for (arguments, status) in [
            ([], 64), ([good, open], 65), ([good, good], 64), ([good, "--output", folder.path], 64),
            ([good, other, "--output", output], 64), ([folder.path + "/none.swift"], 66),
            ([good, "--output", "/proc/none"], 74),
        ] as [([String], Int32)] {
            XCTAssertEqual(try Tool(["prepare-sources"] + arguments).status, status, "\(arguments)")
        }
        XCTAssertEqual(try String(contentsOfFile: good, encoding: .utf8), "@objc func a() {}")
    }

    /// The tests of the product UIKit compile and run the rewritten source.
    func testTheCompiledSourceIsWhatTheToolMakes() throws {
        let tests = repository.appendingPathComponent("Tests")
        for name in ["StarRatingCell.swift", "ChipBar.swift"] {
            let tool = try Tool([
                "prepare-sources", tests.appendingPathComponent("fdlayoutTests/Fixtures/" + name).path,
            ])
            XCTAssertEqual(tool.errors, "")
            XCTAssertEqual(
                tool.output,
                try String(
                    contentsOf: tests.appendingPathComponent("UnmodifiedSources/Cells/" + name), encoding: .utf8))
        }
    }

    // Files written by an earlier run are not sources.
    func testCopiesInTheSearchedFolderAreSkipped() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data("class A {}\n".utf8).write(to: folder.appendingPathComponent("A.swift"))
        for copies in ["", "1 file skipped"] {
            let tool = try Tool(["prepare-sources", folder.path, "--output", "\(folder.path)/build"])
            XCTAssertEqual(tool.status, 0, tool.errors)
            XCTAssertEqual(tool.errors.contains("skipped"), !copies.isEmpty, tool.errors)
            XCTAssertTrue(tool.errors.contains(copies) || copies.isEmpty, tool.errors)
        }
        let onto = try Tool(["prepare-sources", folder.path, "--output", folder.path])
        XCTAssertEqual(onto.status, 64)
        XCTAssertTrue(onto.errors.contains("would be replaced by its own copy"), onto.errors)
        let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
        XCTAssertEqual(files?.filter { $0.hasSuffix(".swift") }.sorted(), ["A.swift", "build/A.swift"])
    }

    func testCopiesAreWrittenOnlyBelowTheFolder() throws {
        let folder = try temporaryFolder()
        _ = try file("in/Views/A.swift", in: folder, Data("func a() {}".utf8))
        _ = try file("in/B.swift", in: folder, Data("func b() {}".utf8))
        let other = try file("other/B.swift", in: folder, Data("other".utf8))
        let output = folder.path + "/out"
        let files = FileManager.default
        try files.createDirectory(atPath: output, withIntermediateDirectories: false)
        try files.createSymbolicLink(atPath: output + "/B.swift", withDestinationPath: "../other/B.swift")
        let arguments = ["prepare-sources", folder.path + "/in", "--output", output]
        XCTAssertEqual(try Tool(arguments).status, 0)
        XCTAssertEqual(try String(contentsOfFile: other, encoding: .utf8), "other")
        XCTAssertEqual(try String(contentsOfFile: output + "/B.swift", encoding: .utf8), "func b() {}")
        try files.removeItem(atPath: output + "/Views")
        try files.createSymbolicLink(atPath: output + "/Views", withDestinationPath: "../other")
        let refused = try Tool(arguments)
        XCTAssertEqual(refused.status, 74)
        XCTAssertEqual(
            refused.errors, "fdlayout: cannot write to \(output)/Views: it is a link out of \(output)\n")
        XCTAssertEqual(try files.contentsOfDirectory(atPath: folder.path + "/other"), ["B.swift"])
    }
}
