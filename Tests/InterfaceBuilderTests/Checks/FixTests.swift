import InterfaceBuilder
import XCTest

/// Corrections of files.
nonisolated final class FixTests: XCTestCase {}

extension FixTests {
    /// A file as Xcode writes it, with a box that is stored 8 points too high and, if asked, a constraint that is repeated.
    private func file(frame: String, ambiguousMark: String = "", repeats: Bool = false, ends: String = "\n") -> String {
        let again = """
            \n                <constraint firstItem="box" firstAttribute="leading" secondItem="root" \
            secondAttribute="leading" constant="16" id="c4"/>
            """
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="23504" useAutolayout="YES">
                <device id="retina6_12" orientation="portrait" appearance="light"/>
                <objects>
                    <view contentMode="scaleToFill" id="root">
                        <rect key="frame" x="0.0" y="0.0" width="393" height="200"/>
                        <subviews>
                            <view contentMode="scaleToFill"\(ambiguousMark) translatesAutoresizingMaskIntoConstraints="NO" id="box">
                                \(frame)
                                <constraints>
                                    <constraint firstAttribute="height" constant="40" id="c0"/>
                                </constraints>
                            </view>
                        </subviews>
                        <constraints>
                            <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="c1"/>
                            <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="16" id="c2"/>
                            <constraint firstItem="box" firstAttribute="width" secondItem="root" secondAttribute="width" multiplier="0.5" id="c3"/>\(repeats ? again : "")
                        </constraints>
                    </view>
                </objects>
            </document>

            """.replacingOccurrences(of: "\n", with: ends)
    }

    private var wrong: String { #"<rect key="frame" x="16" y="12" width="196.5" height="40"/>"# }
    private var right: String { #"<rect key="frame" x="16" y="20" width="196.5" height="40"/>"# }

    private func fixed(_ text: String) throws -> FixedInterface {
        try InterfaceCheck().fixed(Data(text.utf8), path: "Test.xib")
    }

    func testAMisplacedViewGetsTheFrameOfItsConstraintsAsXcodeWritesIt() throws {
        let fixed = try fixed(file(frame: wrong, ambiguousMark: #" misplaced="YES""#))
        XCTAssertEqual(String(decoding: fixed.contents, as: UTF8.self), file(frame: right))
        XCTAssertEqual(fixed.fixes.map(\.message), ["updates the frame of box"])
        XCTAssertEqual(fixed.fixes.map(\.line), [8])
    }

    func testAConstraintThatRepeatsAnotherIsRemoved() throws {
        let fixed = try fixed(file(frame: right, repeats: true))
        XCTAssertEqual(String(decoding: fixed.contents, as: UTF8.self), file(frame: right))
        XCTAssertEqual(fixed.fixes.map(\.message), ["removes constraint c4"])
    }

    func testAConstraintThatAnOutletConnectsStays() throws {
        let text = file(frame: right, repeats: true).replacingOccurrences(
            of: "    <objects>",
            with: """
                    <objects>
                        <placeholder id="-1" customClass="Owner">
                            <connections>
                                <outlet property="edge" destination="c4" id="o"/>
                            </connections>
                        </placeholder>
                """)
        XCTAssertEqual(try fixed(text).contents, Data(text.utf8))
    }

    func testACorrectedFileNeedsNoFurtherCorrection() throws {
        let once = try fixed(file(frame: wrong, repeats: true))
        XCTAssertEqual(once.fixes.count, 2)
        let twice = try InterfaceCheck().fixed(once.contents, path: "Test.xib")
        XCTAssertEqual(twice.fixes.count, 0)
        XCTAssertEqual(twice.contents, once.contents)
    }

    func testEndsOfLinesAndEverythingElseKeepTheirBytes() throws {
        let fixed = try fixed(file(frame: wrong, repeats: true, ends: "\r\n"))
        XCTAssertEqual(String(decoding: fixed.contents, as: UTF8.self), file(frame: right, ends: "\r\n"))
        let sound = Data(file(frame: right).utf8)
        XCTAssertEqual(try InterfaceCheck().fixed(sound, path: "Test.xib").contents, sound)
    }

    func testRulesThatAreNotCheckedAreNotCorrected() throws {
        var check = InterfaceCheck()
        check.rules = ["duplicate-constraint"]
        let fixed = try check.fixed(Data(file(frame: wrong, repeats: true).utf8), path: "Test.xib")
        XCTAssertEqual(fixed.fixes.map(\.message), ["removes constraint c4"])
    }
}
