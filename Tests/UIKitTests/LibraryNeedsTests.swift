import CoreGraphics
import ObjectiveC
import QuartzCore
import UIKit
import XCTest

/// UIKit API that layout libraries use in addition to constraints.
nonisolated final class LibraryNeedsTests: XCTestCase {}

extension LibraryNeedsTests {
    /// A change of an update, as tests of layouts create it.
    private final class Insertion: UICollectionViewUpdateItem {
        override var indexPathAfterUpdate: IndexPath? { IndexPath(item: 3, section: 0) }
        override var updateAction: Action { .insert }
    }

    /// The context of a layout that is invalid as a whole.
    private final class WholeContext: UICollectionViewFlowLayoutInvalidationContext {
        override var invalidateEverything: Bool { true }
        override var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? {
            [UICollectionView.elementKindSectionHeader: [IndexPath(item: 0, section: 1)]]
        }
    }

    func testUpdatesAndContextsOfLayoutsCanBeSubclassed() {
        let changes: [UICollectionViewUpdateItem] = [Insertion()]
        XCTAssertEqual(changes.map(\.updateAction), [.insert])
        XCTAssertEqual(changes.map(\.indexPathAfterUpdate), [IndexPath(item: 3, section: 0)])
        XCTAssertNil(changes[0].indexPathBeforeUpdate)
        let context: UICollectionViewLayoutInvalidationContext = WholeContext()
        XCTAssertTrue(context.invalidateEverything)
        XCTAssertEqual(context.invalidatedSupplementaryIndexPaths?.count, 1)
    }

    // Apple, NSScanner: "scanUpToString:intoString:" accumulates characters until the string, which is not scanned.
    func testScannersStoreStringsByReference() {
        let scanner = Scanner(string: "width=12;")
        var value: NSString?
        XCTAssertTrue(scanner.scanUpTo("=", into: &value))
        XCTAssertEqual(value, "width")
        XCTAssertTrue(scanner.scanString("=", into: nil as UnsafeMutablePointer<NSString?>?))
        XCTAssertTrue(scanner.scanCharacters(from: .decimalDigits, into: &value))
        XCTAssertEqual(value, "12")
        XCTAssertFalse(scanner.scanUpToCharacters(from: CharacterSet(charactersIn: ";"), into: &value))
        XCTAssertEqual(value, "12")
    }

    /// A view with an initializer of its own, and without the one that the collection view calls.
    private final class NumberView: UICollectionReusableView {
        let number: Int

        init(number: Int) {
            self.number = number
            super.init(frame: .zero)
        }

        override init(frame: CGRect) {
            number = 7
            super.init(frame: frame)
        }

        required init?(coder: NSCoder) { nil }
    }

    private final class NumberCell: UICollectionViewCell {
        let number: Int

        init(number: Int) {
            self.number = number
            super.init(frame: .zero)
        }

        override init(frame: CGRect) {
            number = 8
            super.init(frame: frame)
        }

        required init?(coder: NSCoder) { nil }
    }

    private final class Source: NSObject, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }

        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
            at indexPath: IndexPath
        ) -> UICollectionReusableView {
            collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
        }
    }

    func testACollectionViewMakesViewsThatHaveInitialisersOfTheirOwn() {
        let layout = UICollectionViewFlowLayout()
        layout.headerReferenceSize = CGSize(width: 100, height: 20)
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
        let source = Source()
        view.register(NumberCell.self, forCellWithReuseIdentifier: "cell")
        view.register(
            NumberView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header")
        view.dataSource = source
        view.layoutIfNeeded()
        XCTAssertEqual((view.visibleCells.first as? NumberCell)?.number, 8)
        let header = view.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
        XCTAssertEqual((header as? NumberView)?.number, 7)
    }

    func testSubviewsMayBeKeptFromFollowing() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        child.autoresizingMask = .flexibleWidth
        view.addSubview(child)
        view.autoresizesSubviews = false
        view.frame.size.width = 200
        XCTAssertEqual(child.frame.width, 50)
        view.autoresizesSubviews = true
        view.frame.size.width = 300
        XCTAssertEqual(child.frame.width, 150)
    }

    func testImageContextsAreNestedAndHaveTheScreensScale() {
        XCTAssertNil(UIGraphicsGetImageFromCurrentImageContext())
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 5, height: 6), true, 0)
        UIGraphicsBeginImageContext(CGSize(width: 1, height: 2))
        UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 2))
        XCTAssertEqual(UIGraphicsGetImageFromCurrentImageContext()?.scale, 1)
        UIGraphicsEndImageContext()
        XCTAssertEqual(UIGraphicsGetImageFromCurrentImageContext()?.size, CGSize(width: 5, height: 6))
        XCTAssertEqual(UIGraphicsGetImageFromCurrentImageContext()?.scale, UIScreen.main.scale)
        UIGraphicsEndImageContext()
        XCTAssertNil(UIGraphicsGetImageFromCurrentImageContext())
    }

    func testValuesKeepGeometry() {
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        XCTAssertEqual(NSValue(cgRect: rect).cgRectValue, rect)
        XCTAssertEqual(NSValue(cgPoint: rect.origin).cgPointValue, rect.origin)
        XCTAssertEqual(NSValue(cgSize: rect.size).cgSizeValue, rect.size)
    }

    func testObserversOfTheKeyboardHearWhatIsPosted() {
        let frame = CGRect(x: 0, y: 400, width: 320, height: 216)
        nonisolated(unsafe) var seen: CGRect?
        let token = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
        ) { seen = ($0.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue }
        defer { NotificationCenter.default.removeObserver(token) }
        NotificationCenter.default.post(
            name: UIResponder.keyboardWillShowNotification, object: nil,
            userInfo: [UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: frame)])
        XCTAssertEqual(seen, frame)
    }

    func testClassesHaveNamesAndNoMethodsAtRunTime() {
        XCTAssertEqual(UILabel.description(), "UILabel")
        XCTAssertEqual(NSObject.description(), "NSObject")
        XCTAssertFalse(UIView().responds(to: Selector("layoutSubviews")))
        XCTAssertNil(class_getInstanceMethod(UIView.self, Selector("layoutSubviews")))
    }

    private final class Thing {}

    func testSetsTellObjectsApartThatAreNotHashable() {
        let (one, other) = (Thing(), Thing())
        let set = NSMutableSet()
        set.add(one)
        set.add(other)
        set.add(one)
        set.add(NSNumber(value: 4))
        XCTAssertEqual(set.count, 3)
        XCTAssertTrue(set.contains(one))
        set.remove(one)
        XCTAssertFalse(set.contains(one))
        XCTAssertTrue(set.contains(other))
        XCTAssertTrue(set.contains(NSNumber(value: 4)))
        XCTAssertEqual(set.count, 2)
    }

    func testAnExceptionSaysWhatItIs() {
        let exception = NSException(name: .invalidArgumentException, reason: "no superview", userInfo: nil)
        XCTAssertEqual(
            exception.description,
            "*** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: 'no superview'")
    }

    func testALayerKnowsWhetherItNeedsLayout() {
        let layer = CALayer()
        layer.setNeedsLayout()
        XCTAssertTrue(layer.needsLayout())
        layer.layoutIfNeeded()
        XCTAssertFalse(layer.needsLayout())
    }

    private class Badge: UIButton {
        let number: Int

        override init(frame: CGRect) {
            number = 9
            super.init(frame: frame)
        }

        required init?(coder: NSCoder) { nil }
    }

    func testViewsAreMadeOfClassesThatAreKnownAtRunTime() {
        let types: [UIView.Type] = [UILabel.self, Badge.self]
        XCTAssertTrue(types[0].initialized() is UILabel)
        let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        XCTAssertEqual((types[1].initialized(frame: frame) as? Badge)?.number, 9)
        XCTAssertEqual(types[1].initialized(frame: frame).frame, frame)
        func make<Button: UIButton>(_ type: Button.Type) -> Button { type.initialized(type: .infoLight) }
        XCTAssertEqual(make(Badge.self).number, 9)
        XCTAssertEqual(make(Badge.self).buttonType, .infoLight)
    }

    private class Counter: UIView {
        let start: Int

        init() {
            start = 5
            super.init(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
        }

        required init?(coder: NSCoder) { nil }

        override class func makeInitialized() -> UIView {
            self == Counter.self ? Counter() : super.makeInitialized()
        }
    }

    func testAnInitializerOfAClassIsCalledThroughItsMetatype() {
        func make<View: UIView>(_ type: View.Type) -> View { type.initialized() }
        XCTAssertEqual(make(Counter.self).start, 5)
        XCTAssertEqual((Counter.self as UIView.Type).initialized().bounds.width, 8)
        XCTAssertEqual(UIView.initialized().frame, .zero)
    }

    private class PlainCell: UITableViewCell {
        let made: CellStyle

        override init(style: CellStyle, reuseIdentifier: String?) {
            made = style
            super.init(style: style, reuseIdentifier: reuseIdentifier)
        }

        required init?(coder: NSCoder) { nil }
    }

    private class Header: UITableViewHeaderFooterView {}

    func testCellsAndHeadersAreMadeOfClassesThatAreKnownAtRunTime() {
        let cell: UITableViewCell.Type = PlainCell.self
        let made = cell.initialized(style: .value1, reuseIdentifier: "cell")
        XCTAssertEqual((made as? PlainCell)?.made, .value1)
        XCTAssertEqual(made.reuseIdentifier, "cell")
        let header: UITableViewHeaderFooterView.Type = Header.self
        XCTAssertTrue(header.initialized(reuseIdentifier: "header") is Header)
        XCTAssertEqual(header.initialized(reuseIdentifier: "header").reuseIdentifier, "header")
    }

    func testNoMethodIsAddedToAClassAtRunTime() {
        let code = imp_implementationWithBlock({})
        XCTAssertFalse(class_addMethod(UIView.self, Selector("layoutSubviews"), code, ""))
        XCTAssertNil(class_replaceMethod(UIView.self, Selector("layoutSubviews"), code, nil))
        XCTAssertEqual(object_getClass(UILabel()).map { ObjectIdentifier($0) }, ObjectIdentifier(UILabel.self))
    }

    func testTheProgramIsFoundByItsName() {
        XCTAssertTrue(UIApplication.value(forKey: "sharedApplication") as? UIApplication === UIApplication.shared)
        XCTAssertNil(UIApplication.value(forKey: "keyboard"))
    }

    func testGeometryIsComparedByMethods() {
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        XCTAssertTrue(rect.equalTo(CGRect(x: 1, y: 2, width: 3, height: 4)))
        XCTAssertFalse(rect.origin.equalTo(.zero))
        XCTAssertFalse(rect.size.equalTo(.zero))
    }

    // Two pixels per point make 80 × 40 pixels of 40 × 20 points; an image created from pixels has one pixel per point.
    func testAnImageOfPixelsHasOneAPoint() throws {
        let image = UIImage(size: CGSize(width: 40, height: 20), scale: 2)
        let pixels = try XCTUnwrap(image.cgImage)
        XCTAssertEqual([pixels.width, pixels.height], [80, 40])
        XCTAssertEqual(UIImage(cgImage: pixels).size, CGSize(width: 80, height: 40))
        let turned = UIImage(cgImage: pixels, scale: 2, orientation: .left)
        XCTAssertEqual(turned.size, CGSize(width: 20, height: 40))
        XCTAssertEqual(turned.cgImage.map { [$0.width, $0.height] }, [80, 40])
        XCTAssertEqual(turned.withHorizontallyFlippedOrientation().imageOrientation, .rightMirrored)
        XCTAssertNil(UIImage().cgImage)
    }

    // A badge of 10 points at the right is excluded: the alignment rectangle is 30 × 20 points of 40 × 20.
    func testConstraintsPlaceAnImageByItsAlignmentRectangle() {
        let badged = UIImage(size: CGSize(width: 40, height: 20))
            .withAlignmentRectInsets(UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 10))
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let imageView = UIImageView(image: badged)
        imageView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(imageView)
        imageView.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
        imageView.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
        view.layoutIfNeeded()
        XCTAssertEqual(imageView.frame, CGRect(x: 70, y: 0, width: 40, height: 20))
        imageView.image = UIImage(size: CGSize(width: 40, height: 20))
        view.layoutIfNeeded()
        XCTAssertEqual(imageView.frame, CGRect(x: 60, y: 0, width: 40, height: 20))
    }
}
