import Foundation
import XCTest

/// `fdlayout prepare-sources` lets classes override members that extensions of UIKit's classes declare with `@objc`.
final class ExtensionMemberTests: XCTestCase {
    func testTheMemberCallsTheOverrideOfItsObject() throws {
        XCTAssertEqual(
            try prepareSilently(
                "extension UIViewController {\n  @objc func load(_ n: Int) -> Int { n }\n}\n"
                    + "class A: UIViewController {\n  override func load(_ n: Int) -> Int { super.load(n) + 1 }\n}\n"
                    + "class B: A {\n  override func load(_ n: Int) -> Int { super.load(n) * 2 }\n}\n"),
            "extension UIViewController { func load(_ n: Int) -> Int { if let object = self as? any "
                + "UIViewController_load_Overriding { return object.overriding_load(n) }; return "
                + "extension_UIViewController_load(n) };\n  func extension_UIViewController_load(_ n: Int) -> Int { n }\n}"
                + "; protocol UIViewController_load_Overriding: AnyObject { func overriding_load(_ n: Int) -> Int }\n"
                + "class A: UIViewController, UIViewController_load_Overriding {\n"
                + "  func overriding_load(_ n: Int) -> Int { super.extension_UIViewController_load(n) + 1 }\n}\n"
                + "class B: A {\n  override func overriding_load(_ n: Int) -> Int { super.overriding_load(n) * 2 }\n}\n"
        )
    }

    func testPropertiesAndPublicMembersAreRewrittenLikewise() throws {
        let text = try prepareSilently(
            "extension UIView { @objc public var inset: CGFloat { 1 } }\n"
                + "class A: UILabel { override var inset: CGFloat { 2 } }\n")
        for part in [
            "public var inset: CGFloat { if let object = self as? any UIView_inset_Overriding ",
            "; public protocol UIView_inset_Overriding: AnyObject { var overriding_inset: CGFloat { get } }",
            "class A: UILabel, UIView_inset_Overriding { var overriding_inset: CGFloat { 2 } }",
        ] {
            XCTAssertTrue(text.contains(part), text)
        }
    }

    func testTheExtensionOfTheSuperclassIsMeant() throws {
        let text = try prepareSilently(
            "extension UITableView { @objc func go() {} }\nextension UICollectionView { @objc func go() {} }\n"
                + "class A: UITableView { override func go() {} }\n"
                + "class B: UICollectionView { override func go() {} }\n")
        XCTAssertTrue(text.contains("class A: UITableView, UITableView_go_Overriding { func overriding_go()"), text)
        XCTAssertTrue(text.contains("class B: UICollectionView, UICollectionView_go_Overriding { "), text)
    }

    func testOverridesOfUIKitsMembersStay() throws {
        for source in [
            "extension UIView { func go() {} }\nclass A: UIView { override func layoutSubviews() {} }\n",
            "extension UIView { func go(_ n: Int) {} }\nclass A: B { override func go(_ n: String) {} }\n",
        ] {
            XCTAssertEqual(try prepareSilently(source), source)
        }
    }
}
