import Foundation
import InterfaceBuilder
import XCTest

/// A .xib or .storyboard file for checks.
enum CheckedFile {
    static func xib(_ content: String, tools: Int = 14460) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(tools)" useAutolayout="YES">
        <objects>
        \(content)
        </objects></document>
        """
    }

    static func storyboard(_ scenes: String, initial: String = "controller", tools: Int = 14460) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="\(tools)" \
        useAutolayout="YES" initialViewController="\(initial)">
        <device id="retina4_7" orientation="portrait"/>
        <scenes>\(scenes)</scenes></document>
        """
    }

    /// A scene with a view of the size of a phone's screen.
    static func scene(_ subviews: String, _ constraints: String = "", id: String = "controller", more: String = "")
        -> String
    {
        """
        <scene sceneID="s-\(id)"><objects><viewController id="\(id)" sceneMemberID="viewController" \(more)>
        <view key="view" id="root-\(id)">\(rect(0, 0, 375, 667))
        <subviews>\(subviews)</subviews><constraints>\(constraints)</constraints>
        <viewLayoutGuide key="safeArea" id="safe-\(id)"/></view>
        </viewController></objects></scene>
        """
    }

    /// A view of 300 × 200 points.
    static func root(_ subviews: String, _ constraints: String) -> String {
        """
        <view id="root">\(rect(0, 0, 300, 200))
        <subviews>\(subviews)</subviews>
        <constraints>\(constraints)</constraints></view>
        """
    }

    /// A table cell with the given subviews and constraints in its content view.
    static func cell(_ subviews: String, _ constraints: String, height: Double = 100, more: String = "") -> String {
        """
        <tableViewCell id="cell" \(more)>\(rect(0, 0, 320, height))
        <tableViewCellContentView key="contentView" id="content">\(rect(0, 0, 320, height - 0.5))
        <subviews>\(subviews)</subviews>
        <constraints>\(constraints)</constraints></tableViewCellContentView></tableViewCell>
        """
    }

    /// A scene with a table of prototypes.
    static func table(_ prototypes: String, rowHeight: String = "-1") -> String {
        scene(
            """
            <tableView rowHeight="\(rowHeight)" id="table">\(rect(0, 0, 320, 667))
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            <prototypes>\(prototypes)</prototypes></tableView>
            """)
    }

    static func label(_ text: String, _ id: String = "label", _ more: String = "", _ content: String = "") -> String {
        """
        <label text="\(text)" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)" \(more)>\(content)
        <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
        """
    }

    static func button(_ title: String, _ id: String = "button", _ content: String = "") -> String {
        """
        <button translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">\(content)
        <fontDescription key="fontDescription" type="system" pointSize="15"/>
        <state key="normal" title="\(title)"/></button>
        """
    }

    static func inside(_ constraints: String) -> String { "<constraints>\(constraints)</constraints>" }

    static func corner(_ id: String, _ root: String = "root") -> String {
        tie(id, "top", root, "top") + tie(id, "leading", root, "leading")
    }

    static func sized(_ id: String = "box", _ width: Double = 10, _ height: Double = 10, frame: String = "") -> String {
        box(id, "", frame + inside(size("width", width, id + "-w") + size("height", height, id + "-h")))
    }
}

extension XCTestCase {
    /// The findings in a file as level, rule and object, in alphabetical order.
    func found(
        _ file: String, only rule: String? = nil, _ change: (inout InterfaceCheck) -> Void = { _ in }
    ) throws -> [String] {
        try checked(file, only: rule, change)
            .map { "\($0.finding.level.rawValue) \($0.finding.rule.id) \($0.finding.objectID)" }.sorted()
    }

    func checked(
        _ file: String, only rule: String? = nil, _ change: (inout InterfaceCheck) -> Void = { _ in }
    ) throws -> [CheckedFinding] {
        var check = InterfaceCheck()
        check.rules = rule.map { [$0] }
        change(&check)
        let data = Data(file.utf8)
        return try check.check(InterfaceFile(data: data, path: "Test.xib"), contents: data)
    }
}
