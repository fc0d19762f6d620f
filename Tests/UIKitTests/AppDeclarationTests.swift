import UIKit
import XCTest

/// Declarations that views of apps use besides constraints.
nonisolated final class AppDeclarationTests: XCTestCase {}

extension AppDeclarationTests {
    private final class AxisStack: UIStackView {
        override init(frame: CGRect) {
            super.init(frame: frame)
            axis = .vertical
        }

        required init(coder: NSCoder) {
            super.init(coder: coder)
            axis = .vertical
        }
    }

    private final class CloseItem: UIBarButtonItem {
        let onTap: () -> Void

        init(onTap: @escaping () -> Void) {
            self.onTap = onTap
            super.init()
        }

        required init?(coder: NSCoder) { nil }
    }

    private final class Footer: UIVisualEffectView {
        convenience init() { self.init(effect: nil) }
        override init(effect: UIVisualEffect?) {
            super.init(effect: effect)
            tag = 4
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
    }

    private final class Container: UIViewController {
        let top = UIViewController()
        override var navigationItem: UINavigationItem { top.navigationItem }
    }

    func testSubclassesOverrideTheInitializersThatUIKitDeclares() {
        XCTAssertEqual(AxisStack(coder: NSCoder()).axis, .vertical)
        XCTAssertEqual(AxisStack(coder: NSCoder()).layoutMargins, .zero)
        var taps = 0
        CloseItem { taps += 1 }.onTap()
        XCTAssertEqual(taps, 1)
        let footer = Footer()
        footer.frame.size = CGSize(width: 30, height: 20)
        footer.layoutIfNeeded()
        XCTAssertEqual(footer.tag, 4)
        XCTAssertEqual(footer.contentView.frame.size, CGSize(width: 30, height: 20))
        let container = Container()
        container.top.title = "Inbox"
        XCTAssertTrue(container.navigationItem === container.top.navigationItem)
    }

    private final class Field: NSObject, UITextFieldDelegate {
        var ends: [UITextField.DidEndEditingReason] = []
        func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
            ends.append(reason)
        }
    }

    func testTheDelegateOfATextFieldLearnsWhyEditingEnds() {
        let (window, field, delegate) = (UIWindow(), UITextField(), Field())
        field.delegate = delegate
        window.addSubview(field)
        field.becomeFirstResponder()
        field.resignFirstResponder()
        XCTAssertEqual(delegate.ends, [.committed])
    }

    func testTheLevelOfAnInterfaceIsATrait() {
        XCTAssertEqual(UIView().traitCollection.userInterfaceLevel, .base)
        let raised = UITraitCollection(userInterfaceLevel: .elevated)
        XCTAssertEqual(raised.userInterfaceLevel, .elevated)
        XCTAssertTrue(raised.hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceLevel: .base)))
    }

    // UIKit: the designated initialisers of effect views are those with an effect and with a coder.
    func testASubclassOfEffectViewsHasAnInitialiserOfItsOwn() {
        final class Panel: UIVisualEffectView {
            init(frame: CGRect) {
                super.init(effect: UIBlurEffect(style: .dark))
                self.frame = frame
            }

            required init?(coder: NSCoder) { nil }
        }
        let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        XCTAssertEqual(Panel(frame: frame).frame, frame)
        XCTAssertEqual(UIVisualEffectView(frame: frame).frame, frame)
    }

    func testANavigationItemWithoutATitleHasNone() {
        XCTAssertNil(UINavigationItem().title)
    }

    func testFontsOfTextStylesNameTheirStyle() {
        let body = UIFont.preferredFont(forTextStyle: .body).fontDescriptor
        XCTAssertEqual(body.fontAttributes[.textStyle] as? String, UIFont.TextStyle.body.rawValue)
        XCTAssertEqual(body.withSize(30).fontAttributes[.textStyle] as? String, UIFont.TextStyle.body.rawValue)
        let system = UIFont.systemFont(ofSize: 17).fontDescriptor
        XCTAssertEqual(system.fontAttributes[.textStyle] as? String, "CTFontRegularUsage")
        XCTAssertEqual(UIFont.systemFont(ofSize: 13).fontDescriptor.fontAttributes[.size] as? CGFloat, 13)
    }

    func testATextLayerPrefersTheSizeOfItsText() {
        let layer = CATextLayer()
        (layer.string, layer.font, layer.fontSize) = ("Hi", UIFont.systemFont(ofSize: 17), 17)
        let text = NSAttributedString(string: "Hi", attributes: [.font: UIFont.systemFont(ofSize: 17)]).size()
        XCTAssertEqual(layer.preferredFrameSize().width, text.width.rounded(.up), accuracy: 1)
        XCTAssertEqual(layer.preferredFrameSize().height, text.height.rounded(.up), accuracy: 1)
        let plain = CALayer()
        plain.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        XCTAssertEqual(plain.preferredFrameSize(), CGSize(width: 3, height: 4))
    }

    func testParagraphStylesKeepTheirTabStops() throws {
        let style = NSMutableParagraphStyle()
        XCTAssertEqual(style.tabStops.count, 12)
        XCTAssertEqual(style.tabStops.first?.location, 28)
        style.tabStops = [NSTextTab(textAlignment: .left, location: 15, options: [:])]
        style.defaultTabInterval = 15
        style.addTabStop(NSTextTab(textAlignment: .right, location: 4))
        let copy = try XCTUnwrap(style.copy() as? NSParagraphStyle)
        XCTAssertEqual(copy.tabStops.map(\.location), [4, 15])
        XCTAssertEqual(copy, style)
        style.hyphenationFactor = 1
        XCTAssertNotEqual(copy, style)
    }

    func testGeometryIsStoredAsText() {
        XCTAssertEqual(NSCoder.string(for: CGRect(x: 1, y: 2.5, width: 3, height: 4)), "{{1, 2.5}, {3, 4}}")
        XCTAssertEqual(NSCoder.cgRect(for: "{{1, 2.5}, {3, 4}}"), CGRect(x: 1, y: 2.5, width: 3, height: 4))
        XCTAssertEqual(NSCoder.cgPoint(for: "{1, 2}"), CGPoint(x: 1, y: 2))
        XCTAssertEqual(NSCoder.cgSize(for: "none"), .zero)
        let archiver = NSKeyedArchiver(requiringSecureCoding: true)
        archiver.encode(CGRect(x: 1, y: 2, width: 3, height: 4), forKey: "frame")
        archiver.encode(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), forKey: "insets")
        archiver.finishEncoding()
        let reader = try? NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        XCTAssertEqual(reader?.decodeCGRect(forKey: "frame"), CGRect(x: 1, y: 2, width: 3, height: 4))
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        XCTAssertEqual(reader?.decodeUIEdgeInsets(forKey: "insets"), insets)
        XCTAssertEqual(reader?.decodeCGSize(forKey: "other"), .zero)
    }

    private final class Card: UIView {
        @Outlet var label: UILabel!
        var count = 4
        var name: String?
    }

    func testStoredPropertiesAreReadByName() {
        let card = Card()
        card.label = UILabel()
        card.label.tag = 6
        XCTAssertEqual(card.value(forKey: "count") as? Int, 4)
        XCTAssertTrue(card.value(forKey: "label") as AnyObject === card.label)
        XCTAssertNil(card.value(forKey: "name"))
        XCTAssertNil(card.value(forKeyPath: "label.nothing"))
        let defaults = UserDefaults()
        defaults.setValue(3, forKey: "AppDeclarationTests")
        XCTAssertEqual(defaults.integer(forKey: "AppDeclarationTests"), 3)
        defaults.removeObject(forKey: "AppDeclarationTests")
    }

    func testNumbersAreTruncatedToLengths() {
        XCTAssertEqual(CGFloat(truncating: NSNumber(value: 2.5)), 2.5)
        XCTAssertEqual(NSString.localizedStringWithFormat("%d a", NSInteger(4)), "4 a")
    }

    func testImagesKeepTheirAccessibilityProperties() {
        let image = UIImage()
        XCTAssertNil(image.accessibilityIdentifier)
        image.accessibilityIdentifier = "star"
        XCTAssertEqual(image.accessibilityIdentifier, "star")
    }
}
