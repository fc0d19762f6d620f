import Foundation
import InterfaceBuilder
import UIKitLayout
import XCTest

/// The order in which a file is loaded, according to Apple's page on `awakeFromNib()`: objects are created with
/// `init(coder:)`, which decodes what the file stores; then outlets are connected, and at last `awakeFromNib()` is called on
/// each object. User defined runtime attributes are set between the first two steps.
nonisolated final class CoderOrderTests: XCTestCase {}

/// The steps of loading, in order.
private final class Steps {
    nonisolated(unsafe) static var all: [String] = []
}

private final class Heading: UILabel {
    var seen: [String] = []

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        seen = [text ?? "none", "\(numberOfLines)", "\(font.pointSize)", "\(frame.width)"]
        numberOfLines = 0
        font = .systemFont(ofSize: 30)
    }
}

/// A view that records the steps.
private class Panel: UIView {
    @Outlet var heading: UILabel!
    @Inspectable var name: String = ""
    private(set) var storedConstraints = 0

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        Steps.all.append("init \(tag), subviews \(subviews.count), heading \(heading == nil ? "missing" : "set")")
        storedConstraints = constraints.count
        layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        alpha = 0.5
    }

    override func setOutlet(_ value: AnyObject?, named outlet: String) -> Bool {
        Steps.all.append("outlet \(tag), name \(name)")
        return super.setOutlet(value, named: outlet)
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        Steps.all.append("awake \(tag), heading \(heading == nil ? "missing" : "set")")
    }
}

/// A cell without an `init(coder:)` of its own, and one that reads its content in it.
private final class PlainCell: UITableViewCell {}
private final class ReadingCell: UITableViewCell {
    private(set) var contents: [CGRect] = []

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        contents = contentView.subviews.map(\.frame)
        contentView.subviews.first?.isHidden = true
        accessoryType = .checkmark
    }
}

private final class Column: UIStackView {
    private(set) var count = 0

    required init(coder: NSCoder) {
        super.init(coder: coder)
        count = arrangedSubviews.count
        spacing = 7
    }
}

/// A view that does not decode itself, and one whose property is a view created with the same coder.
private final class Undecoded: UIView {
    required init?(coder: NSCoder) { super.init(frame: .zero) }
}
private final class Framed: UIView {
    let frameView: UIView?

    required init?(coder: NSCoder) {
        frameView = UIView(coder: coder)
        super.init(coder: coder)
    }
}

/// A view that fills itself with the first view of another nib, of which it is the owner.
private final class Composite: UIView {
    nonisolated(unsafe) static var path = ""
    @Outlet var inner: UIView!
    private(set) var awakenings = 0

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        guard let view = try? UINib(contentsOfFile: Self.path).makeObjects(owner: self).first else { return }
        view.frame = bounds
        addSubview(view)
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        awakenings += 1
    }
}

private final class Pages: UITabBarController {
    private(set) var seen: [String] = []
    private(set) var titlesWhenAwake: [String?] = []

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        seen = [title ?? "none"] + (viewControllers ?? []).map { $0.title ?? "none" }
        title = "Own"
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        titlesWhenAwake = (viewControllers ?? []).map(\.title)
    }
}

extension CoderOrderTests {
    private var classes: ClassRegistry {
        let classes = ClassRegistry()
        for type in [
            Heading.self, Panel.self, PlainCell.self, ReadingCell.self, Column.self, Undecoded.self, Framed.self,
            Composite.self, Pages.self,
        ] as [UIResponder.Type] { classes.register(type) }
        return classes
    }

    private func document(_ objects: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="14460"><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
        <outlet property="inner" destination="root" id="o0"/></connections></placeholder>
        \(objects)</objects></document>
        """
    }

    private func load<View: UIView>(_ objects: String, as type: View.Type) throws -> View {
        let path = try temporaryFile(document(objects))
        return try XCTUnwrap(UINib(contentsOfFile: path, classes: classes).makeReusableView() as? View)
    }

    private var heading: String {
        """
        <label text="Title" numberOfLines="2" id="label" customClass="Heading">\(rect(10, 20, 100, 21))
        <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
        """
    }

    // UILabel decodes its text, lines and font in its init(coder:), so code after super.init(coder:) wins.
    func testWhatAnInitialiserSetsReplacesWhatTheFileStores() throws {
        let label = try load(heading, as: Heading.self)
        XCTAssertEqual(label.seen, ["Title", "2", "17.0", "100.0"])
        XCTAssertEqual(label.numberOfLines, 0)
        XCTAssertEqual(label.font.pointSize, 30)
        XCTAssertEqual(label.text, "Title")
    }

    func testAttributesOutletsAndAwakeningFollowAllInitialisers() throws {
        Steps.all = []
        func panel(_ id: String, tag: Int, _ content: String) -> String {
            """
            <view tag="\(tag)" alpha="0.25" id="\(id)" customClass="Panel">\(rect(0, 0, 200, 100))
            <subviews>\(content)</subviews>
            <constraints>\(size("height", 50, "\(id)-height"))\(size("width", 60, "\(id)-width"))</constraints>
            <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="name" value="\(id)"/>
            </userDefinedRuntimeAttributes>
            <connections><outlet property="heading" destination="label" id="\(id)-outlet"/></connections></view>
            """
        }
        let view = try load(panel("outer", tag: 1, panel("inner", tag: 2, heading)), as: Panel.self)
        XCTAssertEqual(
            Steps.all,
            [
                "init 2, subviews 1, heading missing", "init 1, subviews 1, heading missing",
                "outlet 1, name outer", "outlet 2, name inner", "awake 1, heading set", "awake 2, heading set",
            ])
        XCTAssertEqual(view.storedConstraints, 2, "the file stores two constraints for the view")
        XCTAssertEqual(view.layoutMargins, UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        XCTAssertEqual(view.alpha, 0.5)
    }

    func testACellHasTheContentOfItsFileInItsInitialiser() throws {
        func cell(_ name: String) -> String {
            """
            <tableViewCell accessoryType="disclosureIndicator" reuseIdentifier="cell" id="cell" customClass="\(name)">
            \(rect(0, 0, 320, 44))<tableViewCellContentView key="contentView" id="content">\(rect(0, 0, 300, 43.5))
            <subviews><view id="box">\(rect(5, 6, 7, 8))</view></subviews></tableViewCellContentView></tableViewCell>
            """
        }
        let reading = try load(cell("ReadingCell"), as: ReadingCell.self)
        XCTAssertEqual(reading.contents, [CGRect(x: 5, y: 6, width: 7, height: 8)])
        XCTAssertEqual(reading.contentView.subviews.first?.isHidden, true)
        XCTAssertEqual(reading.accessoryType, .checkmark)
        let plain = try load(cell("PlainCell"), as: PlainCell.self)
        XCTAssertEqual(plain.contentView.subviews.map(\.frame), [CGRect(x: 5, y: 6, width: 7, height: 8)])
        XCTAssertEqual(plain.accessoryType, .disclosureIndicator)
    }

    func testAStackHasItsArrangedViewsInItsInitialiser() throws {
        let column = try load(
            """
            <stackView axis="vertical" spacing="3" id="stack" customClass="Column">\(rect(0, 0, 100, 100))
            <subviews><view id="a"/><view id="b"/></subviews></stackView>
            """, as: Column.self)
        XCTAssertEqual(column.count, 2)
        XCTAssertEqual(column.axis, .vertical)
        XCTAssertEqual(column.spacing, 7)
    }

    func testAViewThatDoesNotDecodeItselfGetsTheValuesOfItsFileAfterwards() throws {
        let view = try load(
            #"<view tag="3" id="v" customClass="Undecoded">\#(rect(1, 2, 3, 4))</view>"#, as: Undecoded.self)
        XCTAssertEqual(view.frame, CGRect(x: 1, y: 2, width: 3, height: 4))
        XCTAssertEqual(view.tag, 3)
    }

    func testOnlyTheViewOfTheElementIsDecoded() throws {
        let view = try load(#"<view tag="3" id="v" customClass="Framed">\#(rect(1, 2, 3, 4))</view>"#, as: Framed.self)
        XCTAssertEqual(view.tag, 3)
        XCTAssertEqual(view.frame, CGRect(x: 1, y: 2, width: 3, height: 4))
        XCTAssertEqual(view.frameView?.tag, 0)
    }

    // Apple's Resource Programming Guide: in iOS, awakeFromNib is not called on the file's owner.
    func testAnInitialiserCanLoadAnotherNibIntoTheBoundsOfItsView() throws {
        Composite.path = try temporaryFile(
            document("<view tag=\"5\" id=\"root\">\(rect(0, 0, 50, 50))</view>"), named: "In.xib")
        let view = try load(
            "<view id=\"v\" customClass=\"Composite\">\(rect(0, 0, 120, 80))</view>", as: Composite.self)
        XCTAssertEqual(view.subviews.map(\.frame), [CGRect(x: 0, y: 0, width: 120, height: 80)])
        XCTAssertEqual(view.inner?.tag, 5)
        XCTAssertEqual(view.awakenings, 1)
    }

    func testAControllerHasItsTitleAndItsChildrenInItsInitialiser() throws {
        let path = try temporaryFile(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="14460" \
            initialViewController="tabs"><scenes>
            <scene><objects><tabBarController title="Stored" id="tabs" customClass="Pages"><connections>
            <segue destination="one" kind="relationship" relationship="viewControllers" id="s1"/>
            <segue destination="two" kind="relationship" relationship="viewControllers" id="s2"/></connections>
            </tabBarController></objects></scene>
            <scene><objects><viewController title="One" id="one"/></objects></scene>
            <scene><objects><viewController title="Two" id="two"/></objects></scene>
            </scenes></document>
            """)
        let storyboard = try UIStoryboard(contentsOfFile: path, classes: classes)
        let pages = try XCTUnwrap(storyboard.instantiateInitialViewController() as? Pages)
        XCTAssertEqual(pages.seen, ["Stored", "One", "Two"])
        XCTAssertEqual(pages.title, "Own")
        XCTAssertEqual(pages.titlesWhenAwake, ["One", "Two"])
    }

    func testActionsOfControlsAreConnected() throws {
        let view = try load(
            """
            <view id="root" customClass="Panel">\(rect(0, 0, 200, 100))<subviews><button id="button">
            <state key="normal" title="Tap"/><connections>
            <action selector="tapped:" destination="root" eventType="touchUpInside" id="a1"/>
            <action selector="changed:" destination="root" eventType="valueChanged" id="a2"/>
            </connections></button></subviews></view>
            """, as: Panel.self)
        let button = try XCTUnwrap(view.subviews.first as? UIButton)
        XCTAssertEqual(button.allTargets, [AnyHashable(view)])
        XCTAssertEqual(button.actions(forTarget: view, forControlEvent: .touchUpInside), ["tapped:"])
        XCTAssertEqual(button.actions(forTarget: view, forControlEvent: .valueChanged), ["changed:"])
        XCTAssertNil(button.actions(forTarget: view, forControlEvent: .touchDown))
        button.removeTarget(view, action: nil, for: .allEvents)
        XCTAssertEqual(button.allTargets, [])
    }
}
