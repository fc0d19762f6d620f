import InterfaceBuilder
import UIKitLayout
import XCTest

/// The look of views is read from files: colours, opacity, alignment, content modes and the states of controls.
nonisolated final class AppearanceTests: XCTestCase {}

extension AppearanceTests {
    private static let document = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
        <objects><view contentMode="scaleToFill" alpha="0.5" id="v">
        <rect key="frame" x="0.0" y="0.0" width="200" height="200"/>
        <subviews>
        <label opaque="NO" text="A" textAlignment="center" minimumScaleFactor="0.5" id="l">
        <rect key="frame" x="0.0" y="0.0" width="100" height="20"/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/>
        <color key="textColor" systemColor="secondaryLabelColor"/></label>
        <imageView clipsSubviews="YES" contentMode="scaleAspectFill" id="i">
        <rect key="frame" x="0.0" y="30" width="100" height="20"/>
        <color key="backgroundColor" name="Accent"/>
        <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
        <integer key="value" value="6"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></imageView>
        <switch on="YES" id="s"><rect key="frame" x="0.0" y="60" width="51" height="31"/>
        <color key="onTintColor" white="0.25" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
        </switch>
        <button buttonType="system" id="b"><rect key="frame" x="0.0" y="100" width="80" height="30"/>
        <state key="normal" title="Go"><color key="titleColor" red="1" green="0.5" blue="0.0" alpha="1" \
        colorSpace="custom" customColorSpace="sRGB"/></state></button>
        </subviews>
        <color key="backgroundColor" red="0.0" green="1" blue="0.0" alpha="0.5" colorSpace="custom" \
        customColorSpace="sRGB"/>
        </view></objects>
        <resources><namedColor name="Accent"><color red="0.0" green="0.0" blue="1" alpha="1" colorSpace="custom" \
        customColorSpace="sRGB"/></namedColor></resources>
        </document>
        """

    private func views() throws -> [String: UIView] {
        let file = try InterfaceFile(data: Data(Self.document.utf8), path: "Look.xib")
        return try XCTUnwrap(file.makeRoots().first).views
    }

    func testColoursAreComponentsNamesAndSystemColours() throws {
        let views = try views()
        XCTAssertEqual(views["v"]?.backgroundColor, UIColor(red: 0, green: 1, blue: 0, alpha: 0.5))
        XCTAssertEqual(views["i"]?.backgroundColor, .blue)
        XCTAssertEqual((views["l"] as? UILabel)?.textColor, .secondaryLabel)
        XCTAssertEqual((views["s"] as? UISwitch)?.onTintColor, UIColor(white: 0.25, alpha: 1))
        XCTAssertEqual(
            (views["b"] as? UIButton)?.titleColor(for: .normal), UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
    }

    func testOpacityModesAndStatesAreRead() throws {
        let views = try views()
        XCTAssertEqual(views["v"]?.alpha, 0.5)
        XCTAssertEqual(views["i"]?.contentMode, .scaleAspectFill)
        XCTAssertEqual(views["i"]?.clipsToBounds, true)
        XCTAssertEqual(views["i"]?.layer.cornerRadius, 6)
        XCTAssertEqual((views["l"] as? UILabel)?.textAlignment, .center)
        XCTAssertEqual((views["l"] as? UILabel)?.minimumScaleFactor, 0.5)
        XCTAssertEqual((views["s"] as? UISwitch)?.isOn, true)
    }
}
