import FDTemplateLayoutCell
import InterfaceBuilder
import TextLayout
import UIKitLayout
import XCTest

/// A custom cell.
private final class NoteItem: UICollectionViewCell {
    @Outlet var label: UILabel!
}

/// A custom header.
private final class NoteHeader: UICollectionReusableView {
    @Outlet var label: UILabel!
}

/// A custom controller with two notes under a header.
private final class NotesController: UICollectionViewController {
    private let notes = ["Short", "Two lines of a note"]

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        notes.count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "note", for: indexPath)
        (cell as? NoteItem)?.label.text = notes[indexPath.item]
        return cell
    }

    override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "header", for: indexPath)
        (view as? NoteHeader)?.label.text = "Notes"
        return view
    }
}

/// Collection views in files, measured with characters of 5 points and lines of 12 at font size 10.
nonisolated final class CollectionViewFileTests: XCTestCase {
    override func invokeTest() {
        TextEnvironment.$measurer.withValue(FixedPitchTextMeasurer()) { super.invokeTest() }
    }
}

extension CollectionViewFileTests {
    private var classes: ClassRegistry {
        let classes = ClassRegistry()
        for known in [NoteItem.self, NoteHeader.self, NotesController.self] as [UIResponder.Type] {
            classes.register(known)
        }
        return classes
    }

    /// A label with insets of 4 points in a view.
    private func label(_ id: String, in view: String) -> (label: String, constraints: String) {
        let edges = ["top", "leading"].map { tie(id, $0, view, $0, #"constant="4" id="\#(id)-\#($0)""#) }
        let far = ["bottom", "trailing"].map { tie(view, $0, id, $0, #"constant="4" id="\#(id)-\#($0)""#) }
        return (
            """
            <subviews><label numberOfLines="0" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
            <fontDescription key="fontDescription" type="system" pointSize="10"/></label></subviews>
            """, "<constraints>\((edges + far).joined())</constraints>"
        )
    }

    private var cell: String {
        let label = label("text", in: "content")
        return """
            <collectionViewCell reuseIdentifier="note" customClass="NoteItem" id="cell">\(rect(0, 30, 58, 20))
            <collectionViewCellContentView key="contentView" id="content">\(rect(0, 0, 58, 20))
            \(label.label)\(label.constraints)</collectionViewCellContentView>
            <connections><outlet property="label" destination="text" id="o1"/></connections></collectionViewCell>
            """
    }

    private var header: String {
        let label = label("title", in: "head")
        return """
            <collectionReusableView key="sectionHeaderView" reuseIdentifier="header" customClass="NoteHeader" id="head">
            \(rect(0, 0, 120, 30))\(label.label)\(label.constraints)
            <connections><outlet property="label" destination="title" id="o2"/></connections></collectionReusableView>
            """
    }

    private func storyboard(layout: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" \
        initialViewController="notes"><scenes><scene sceneID="s"><objects>
        <collectionViewController customClass="NotesController" id="notes">
        <collectionView key="view" dataMode="prototypes" id="list">\(rect(0, 0, 120, 400))
        \(layout)<cells>\(cell)</cells>\(header)
        <connections><outlet property="dataSource" destination="notes" id="o3"/>
        <outlet property="delegate" destination="notes" id="o4"/></connections></collectionView>
        </collectionViewController></objects></scene></scenes></document>
        """
    }

    private func notes(layout: String) throws -> UICollectionView {
        let storyboard = try UIStoryboard(
            contentsOfFile: temporaryFile(storyboard(layout: layout)), classes: classes)
        let controller = try XCTUnwrap(storyboard.makeInitialViewController() as? UICollectionViewController)
        controller.loadViewIfNeeded()
        return try XCTUnwrap(controller.collectionView)
    }

    // Two columns of 50 points with a gap of 3 and insets of 5 and 6, below a header of 30 points and an inset of 7.
    func testCellsAndHeadersOfAStoryboardAreDequeuedAndLaidOut() throws {
        let view = try notes(
            layout: """
                <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="8" minimumInteritemSpacing="3" \
                id="flow"><size key="itemSize" width="50" height="40"/>
                <size key="headerReferenceSize" width="50" height="30"/><size key="footerReferenceSize" width="0" height="0"/>
                <inset key="sectionInset" minX="5" minY="7" maxX="6" maxY="9"/></collectionViewFlowLayout>
                """)
        view.layoutIfNeeded()
        let cells = [0, 1].map { view.cellForItem(at: IndexPath(item: $0, section: 0)) as? NoteItem }
        XCTAssertEqual(cells.map { $0?.label.text }, ["Short", "Two lines of a note"])
        XCTAssertEqual(
            cells.map { $0?.frame },
            [CGRect(x: 5, y: 37, width: 50, height: 40), CGRect(x: 120 - 6 - 50, y: 37, width: 50, height: 40)])
        XCTAssertEqual(cells[0]?.label.frame, CGRect(x: 4, y: 4, width: 42, height: 32))
        let header = view.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
        XCTAssertEqual((header as? NoteHeader)?.label.text, "Notes")
        XCTAssertEqual(header?.frame, CGRect(x: 0, y: 0, width: 120, height: 30))
        XCTAssertEqual((header as? NoteHeader)?.label.frame, CGRect(x: 4, y: 4, width: 112, height: 22))
        XCTAssertEqual(view.contentSize, CGSize(width: 120, height: 30 + 7 + 40 + 9))
    }

    // A line of 25 points with insets of 4; the longer note is 95 points wide.
    func testEstimatedItemsSayTheirSizes() throws {
        let view = try notes(
            layout: """
                <collectionViewFlowLayout key="collectionViewLayout" automaticEstimatedItemSize="YES" \
                minimumLineSpacing="10" minimumInteritemSpacing="10" id="flow"><size key="itemSize" width="58" height="20"/>
                </collectionViewFlowLayout>
                """)
        view.layoutIfNeeded()
        let sizes = [0, 1].map { view.cellForItem(at: IndexPath(item: $0, section: 0))?.frame.size }
        XCTAssertEqual(sizes, [CGSize(width: 33, height: 20), CGSize(width: 103, height: 20)])
    }

    func testALayoutsPropertiesAreRead() throws {
        let view = try notes(
            layout: """
                <collectionViewFlowLayout key="collectionViewLayout" scrollDirection="horizontal" minimumLineSpacing="8" \
                minimumInteritemSpacing="3" sectionInsetReference="safeArea" id="flow">
                <size key="itemSize" width="50" height="40"/><size key="estimatedItemSize" width="20" height="30"/>
                <size key="footerReferenceSize" width="6" height="7"/></collectionViewFlowLayout>
                """)
        let flow = try XCTUnwrap(view.collectionViewLayout as? UICollectionViewFlowLayout)
        XCTAssertEqual(flow.scrollDirection, .horizontal)
        XCTAssertEqual([flow.minimumLineSpacing, flow.minimumInteritemSpacing], [8, 3])
        XCTAssertEqual(flow.sectionInsetReference, .fromSafeArea)
        XCTAssertEqual(flow.itemSize, CGSize(width: 50, height: 40))
        XCTAssertEqual(flow.estimatedItemSize, CGSize(width: 20, height: 30))
        XCTAssertEqual(flow.footerReferenceSize, CGSize(width: 6, height: 7))
    }

    // 19 characters are 95 points; 42 points hold 8 characters: "Two", "lines of", "a note".
    func testSizesAreComputedFromAPrototypeAndFromANib() throws {
        let document = storyboard(layout: "")
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 120, height: 400), collectionViewLayout: UICollectionViewFlowLayout())
        let file = try InterfaceFile(data: Data(document.utf8), path: "Notes.storyboard")
        XCTAssertEqual(file.itemIdentifiers, ["note", "header"])
        let prototype = try file.itemPrototype(withIdentifier: "note", classes: classes)
        XCTAssertEqual(try prototype.makeView().warnings.map(\.message), [])
        view.register(prototype, forCellWithReuseIdentifier: "note")
        let nib = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507">
            <objects>\(cell)</objects></document>
            """
        view.register(
            try UINib(contentsOfFile: temporaryFile(nib), classes: classes), forCellWithReuseIdentifier: "nib")
        for identifier in ["note", "nib"] {
            let text = { (cell: UICollectionViewCell) in (cell as? NoteItem)?.label.text = "Two lines of a note" }
            XCTAssertEqual(
                view.fd_sizeForCell(withIdentifier: identifier) { text($0) }, CGSize(width: 103, height: 20), identifier
            )
            XCTAssertEqual(
                view.fd_sizeForCell(withIdentifier: identifier, fixedWidth: 50) { text($0) },
                CGSize(width: 50, height: 4 + 36 + 4), identifier)
        }
    }

    func testAnUnknownIdentifierNamesThoseThereAre() throws {
        let file = try InterfaceFile(data: Data(storyboard(layout: "").utf8), path: "Notes.storyboard")
        XCTAssertThrowsError(try file.itemPrototype(withIdentifier: "other")) { error in
            XCTAssertEqual(
                "\(error)",
                "Notes.storyboard: no item with reuse identifier \"other\"; the file has: note, header")
        }
    }
}
