import FDTemplateLayoutCell
import TextLayout
import UIKit
import XCTest

@testable import UnmodifiedSources

/// Controllers and cells written for iOS, in files without any reference to this project, laid out at 320 points with
/// characters of half and lines of 1.193359 times the point size: 12 points at size 10, 24 at size 20.
nonisolated final class CollectionControllerTests: XCTestCase {
    override func invokeTest() {
        TextEnvironment.$measurer.withValue(FixedPitchTextMeasurer()) { super.invokeTest() }
    }
}

extension CollectionControllerTests {
    private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

    private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
        CGRect(x: x, y: y, width: width, height: height)
    }

    // 320 − 2 × 10 − 2 × 4 = 292: columns of 97 points; the remaining point of 300 is divided between the two gaps:
    // 4.5. The first line is as high as its highest photo, 97 × 2 + 20 = 214; the square ones, 117 high, are centred in
    // it.
    func testALineOfPhotosIsAsHighAsItsHighestPhoto() {
        let controller = PhotoGridController()
        let (square, tall) = (CGSize(width: 50, height: 50), CGSize(width: 50, height: 100))
        let photos = [square, tall, square, square].map { Photo(title: "p", pixelSize: $0) }
        controller.albums = [("Summer", photos), ("", [photos[0]])]
        controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 568)
        controller.view.layoutIfNeeded()
        let view: UICollectionView = controller.collectionView
        XCTAssertEqual(view.cellForItem(at: path(0))?.frame, rect(10, 30 + 8 + 48.5, 97, 117))
        XCTAssertEqual(view.cellForItem(at: path(1))?.frame, rect(111.5, 38, 97, 214))
        XCTAssertEqual(view.cellForItem(at: path(2))?.frame, rect(213, 86.5, 97, 117))
        XCTAssertEqual(view.cellForItem(at: path(3))?.frame, rect(10, 38 + 214 + 4, 97, 117))
        // The first section ends at 256 + 117 + 8; the second one has no header.
        XCTAssertEqual(view.cellForItem(at: path(0, 1))?.frame, rect(10, 381 + 8, 97, 117))
        XCTAssertEqual(
            view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).map(\.frame),
            [rect(0, 0, 320, 30)])
        let image = (view.cellForItem(at: path(1)) as? PhotoCell)?.imageView
        view.cellForItem(at: path(1))?.layoutIfNeeded()
        XCTAssertEqual(image?.frame, rect(0, 0, 97, 194))
    }

    // Favourites: 120 × 90 beside each other, with gaps of 10, from 20. The title of the other section is 8 + 24 + 8;
    // its cells are 280 wide, of which 260 hold 52 characters: 10 + 24 + 6 + lines of 12 + 10.
    func testRecipesAreAsHighAsTheirStepsBelowTheFavourites() {
        let controller = RecipeFeedController()
        controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        let long = Array(repeating: "word", count: 30).joined(separator: " ")
        controller.show([
            .init(name: "Bread", steps: "Bake.", isFavourite: true), .init(name: "Soup", steps: "", isFavourite: true),
            .init(name: "Salad", steps: "Cut."), .init(name: "Stew", steps: long),
        ])
        controller.view.layoutIfNeeded()
        let view: UICollectionView = controller.collectionView
        XCTAssertEqual(view.cellForItem(at: path(0))?.frame, rect(20, 0, 120, 90))
        XCTAssertEqual(view.cellForItem(at: path(1))?.frame, rect(150, 0, 120, 90))
        XCTAssertEqual(
            view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).map(\.frame),
            [rect(20, 110, 280, 40)])
        XCTAssertEqual(view.cellForItem(at: path(0, 1))?.frame, rect(20, 150, 280, 62))
        // 149 characters: ten words and their spaces are 49 in a line of 52.
        XCTAssertEqual(view.cellForItem(at: path(1, 1))?.frame, rect(20, 224, 280, 86))
        XCTAssertEqual(view.contentSize.height, 310)
    }

    // Tags are 5 × their characters plus 20 wide, and 12 + 8 high. Lines of 300: 70 + 6 + 120 + 6 = 202, which leaves
    // 98 for 95; the fourth tag does not fit.
    func testTagsAreAsWideAsTheirTextsAndFillLines() {
        let controller = TagCloudController()
        controller.tags = ["aaaaaaaaaa", String(repeating: "b", count: 20), "ccccccccccccccc", "dddd", "e"]
        controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 568)
        controller.view.layoutIfNeeded()
        XCTAssertEqual(
            controller.collectionView.visibleCells.map(\.frame),
            [
                rect(10, 10, 70, 20), rect(86, 10, 120, 20), rect(212, 10, 95, 20), rect(10, 38, 40, 20),
                rect(56, 38, 25, 20),
            ])
        controller.collectionView.selectItem(at: path(1), animated: false, scrollPosition: [])
        XCTAssertEqual(controller.collectionView.cellForItem(at: path(1))?.contentView.backgroundColor, .systemBlue)
    }

    // MARK: Content configurations

    private func makeTable() -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        table.separatorStyle = .none
        table.register(SettingCell.self, forCellReuseIdentifier: "setting")
        table.register(UITableViewCell.self, forCellReuseIdentifier: "rating")
        return table
    }

    // Beside each other: 11 + 24 + 11 = 46. 20 and 12 characters of 10 points with a gap of 6 do not fit into 320 − 16
    // − 8 = 296: below each other 11 + 24 + 3 + 24 + 11.
    func testAValueIsBelowItsSettingIfBothAreTooWide() {
        let table = makeTable()
        func height(_ name: String, _ value: String?) -> CGFloat {
            table.fd_heightForCell(withIdentifier: "setting") { cell in
                (cell as? SettingCell)?.setting = .init(name: name, value: value)
            }
        }
        XCTAssertEqual(height("Language", "English"), 46)
        XCTAssertEqual(height(String(repeating: "n", count: 20), "abcdefghijkl"), 73)
        XCTAssertEqual(height("Language", nil), 46)
    }

    // 12 + 24 + 12; with a comment of two lines of 57 characters, for 288 points, 4 + 24 more, and 4 + 36 if selected.
    func testASelectedRatingShowsAllOfItsComment() {
        let table = makeTable()
        func height(_ comment: String?, isSelected: Bool = false) -> CGFloat {
            table.fd_heightForCell(withIdentifier: "rating") { cell in
                cell.automaticallyUpdatesContentConfiguration = false
                var configuration = RatingConfiguration()
                configuration.title = "Bread"
                configuration.stars = 4
                configuration.comment = comment
                configuration.showsAllOfComment = isSelected
                cell.contentConfiguration = configuration
            }
        }
        XCTAssertEqual(height(nil), 48)
        let comment = Array(repeating: "word", count: 30).joined(separator: " ")
        XCTAssertEqual(height(comment), 76)
        XCTAssertEqual(height(comment, isSelected: true), 88)
        XCTAssertEqual(height("Good."), 64)
    }

    // 11 + 24 + 4 + 12 + 11; if selected, the note has all its lines: 149 characters, 59 in a line of 296.
    func testASelectedContactShowsAllOfItsNote() {
        let contacts = [
            Contact(name: "Mira", note: Array(repeating: "word", count: 30).joined(separator: " ")),
            Contact(name: "Jo", note: "n", isOnline: true),
        ]
        let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
        let registration = UICollectionView.CellRegistration<ContactListCell, Contact> { cell, _, contact in
            cell.update(with: contact)
        }
        let source = UICollectionViewDiffableDataSource<Int, Contact>(collectionView: view) { view, path, contact in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: contact)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Contact>()
        snapshot.appendSections([0])
        snapshot.appendItems(contacts)
        source.apply(snapshot)
        view.layoutIfNeeded()
        XCTAssertEqual(view.visibleCells.map(\.frame), [rect(0, 0, 320, 62), rect(0, 62, 320, 62)])
        view.visibleCells[1].layoutIfNeeded()
        XCTAssertEqual(
            view.visibleCells.map(\.contentView.frame.width), [320, 320 - 40 - 34], "a tick and an arrow take room")
        view.selectItem(at: path(0), animated: false, scrollPosition: [])
        snapshot.reconfigureItems([contacts[0]])
        source.apply(snapshot)
        view.layoutIfNeeded()
        XCTAssertEqual(view.visibleCells.map(\.frame.height), [11 + 24 + 4 + 36 + 11, 62])
    }
}
