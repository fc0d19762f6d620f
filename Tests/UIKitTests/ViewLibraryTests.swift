import UIKit
import XCTest

/// API that libraries of views use in addition to layout: the designated initializer of text views, images drawn in
/// code, the time of layers.
nonisolated final class ViewLibraryTests: XCTestCase {}

extension ViewLibraryTests {
    // The corner of a square around a circle is outside of the circle. By the even-odd rule only, a square inside
    // another one is outside.
    func testPathsContainThePointsOfTheirInterior() {
        let circle = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 100, height: 100))
        XCTAssertTrue(circle.contains(CGPoint(x: 50, y: 50)))
        XCTAssertTrue(circle.contains(CGPoint(x: 16, y: 16)))
        XCTAssertFalse(circle.contains(CGPoint(x: 13, y: 13)))
        let squares = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: 100))
        squares.append(UIBezierPath(rect: CGRect(x: 25, y: 25, width: 50, height: 50)))
        XCTAssertTrue(squares.contains(CGPoint(x: 50, y: 50)))
        squares.usesEvenOddFillRule = true
        XCTAssertFalse(squares.contains(CGPoint(x: 50, y: 50)))
        XCTAssertTrue(squares.contains(CGPoint(x: 10, y: 50)))
    }

    func testThumbnailsHaveTheirSizeAndTheScaleOfTheImage() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { _ in }
        let thumbnail = image.preparingThumbnail(of: CGSize(width: 10, height: 5))
        XCTAssertEqual(thumbnail?.size, CGSize(width: 10, height: 5))
        XCTAssertEqual(thumbnail?.scale, image.scale)
        XCTAssertNil(image.preparingThumbnail(of: .zero))
    }

    private final class Segments: UISegmentedControl {
        init(_ titles: [String]) {
            super.init(items: titles)
        }

        required init?(coder: NSCoder) { nil }
    }

    func testSegmentsKeepTheirImagesWhenOthersAreInserted() {
        let (control, image) = (Segments(["A", "B"]), UIImage())
        control.setImage(image, forSegmentAt: 1)
        control.insertSegment(withTitle: "C", at: 0, animated: false)
        XCTAssertIdentical(control.imageForSegment(at: 2), image)
        XCTAssertNil(control.imageForSegment(at: 1))
        control.removeSegment(at: 0, animated: false)
        XCTAssertIdentical(control.imageForSegment(at: 1), image)
        XCTAssertNil(control.imageForSegment(at: 9))
    }

    // UIKit's documentation: the track rectangle is inside the bounds, and the thumb moves along the track.
    func testTheThumbOfASliderMovesFromOneEndOfItsTrackToTheOther() {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 31))
        let track = slider.trackRect(forBounds: slider.bounds)
        let thumbs = [0, 0.5, 1].map { slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: $0) }
        XCTAssertEqual(thumbs.first?.minX, track.minX)
        XCTAssertEqual(thumbs[1].midX, track.midX)
        XCTAssertEqual(thumbs.last?.maxX, track.maxX)
    }

    func testAnAccessibilityElementHasItsFrameOnTheScreen() {
        let (window, view) = (UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
        view.frame = CGRect(x: 10, y: 20, width: 50, height: 50)
        window.addSubview(view)
        let element = UIAccessibilityElement(accessibilityContainer: view)
        element.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 2, width: 3, height: 4)
        XCTAssertEqual(element.accessibilityFrame, CGRect(x: 11, y: 22, width: 3, height: 4))
        XCTAssertTrue(element.isAccessibilityElement)
        view.accessibilityElements = [element]
        XCTAssertEqual(view.accessibilityElementCount(), 1)
        XCTAssertEqual(view.index(ofAccessibilityElement: element), 0)
    }

    private final class PanRecognizer: UIPanGestureRecognizer {
        private(set) var touchesBegan = 0

        init() {
            super.init(target: nil, action: nil)
        }

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { touchesBegan += 1 }
    }

    func testGestureRecognizersHaveTheMethodsOfSubclasses() {
        let recognizer = PanRecognizer()
        (recognizer as UIGestureRecognizer).touchesBegan([], with: UIEvent())
        XCTAssertEqual(recognizer.touchesBegan, 1)
    }

    /// A text view as libraries with placeholders declare it, which inherits the initializer with a frame.
    private class NoteView: UITextView {
        let hint = UILabel()

        override init(frame: CGRect, textContainer: NSTextContainer?) {
            super.init(frame: frame, textContainer: textContainer)
            addSubview(hint)
        }

        required init?(coder: NSCoder) {
            super.init(coder: coder)
            addSubview(hint)
        }
    }

    func testSubclassesOfTextViewsOverrideTheDesignatedInitialiser() {
        for view in [NoteView(), NoteView(frame: .zero), NoteView(frame: .zero, textContainer: nil)] {
            XCTAssertTrue(view.hint.superview === view)
        }
        let container = NSTextContainer(size: CGSize(width: 10, height: 20))
        XCTAssertEqual(container.size, CGSize(width: 10, height: 20))
        XCTAssertTrue(NoteView(frame: .zero, textContainer: container).textContainer === container)
    }

    // Apple: the text container is as wide as the view without its insets; the padding is inside it.
    func testTheContainerIsAsWideAsTheTextViewWithoutItsInsets() {
        let view = NoteView(frame: CGRect(x: 0, y: 0, width: 200, height: 80))
        view.textContainerInset = UIEdgeInsets(top: 1, left: 3, bottom: 2, right: 4)
        XCTAssertEqual(view.textContainer.size.width, 193)
        XCTAssertEqual(view.textContainer.lineFragmentPadding, 5)
        view.textContainer.widthTracksTextView = false
        view.textContainer.size.width = 50
        XCTAssertEqual(view.textContainer.size.width, 50)
    }

    func testTextIsPutInAndRemovedWhereTheSelectionIs() {
        let view = UITextView()
        XCTAssertFalse(view.hasText)
        view.insertText("ab👍")
        XCTAssertEqual(view.selectedRange, NSRange(location: 4, length: 0))
        view.deleteBackward()
        XCTAssertEqual(view.text, "ab")
        view.selectedRange = NSRange(location: 0, length: 1)
        view.insertText("xyz")
        XCTAssertEqual(view.text, "xyzb")
        XCTAssertEqual(view.selectedRange, NSRange(location: 3, length: 0))
        view.text = "a"
        XCTAssertEqual(view.selectedRange, NSRange(location: 1, length: 0), "the end of a text that is set")
        view.insertText("b")
        XCTAssertEqual(view.text, "ab")
        view.selectedRange = NSRange(location: 9, length: 9)
        view.insertText("c")
        XCTAssertEqual(view.text, "abc", "beyond the end is the end")
        let field = UITextField()
        field.insertText("a")
        XCTAssertTrue(field.hasText)
        field.deleteBackward()
        XCTAssertFalse(field.hasText)
    }

    // Apple: the current context is nil unless one was pushed, for example by beginning an image.
    func testThereIsAContextWhileAnImageIsMade() {
        XCTAssertNil(UIGraphicsGetCurrentContext())
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 20, height: 10), false, 2)
        XCTAssertNotNil(UIGraphicsGetCurrentContext())
        UIGraphicsGetCurrentContext()?.drawPath(using: .fillStroke)
        XCTAssertEqual(UIGraphicsGetImageFromCurrentImageContext()?.size, CGSize(width: 20, height: 10))
        UIGraphicsEndImageContext()
        XCTAssertNil(UIGraphicsGetCurrentContext())
        var drawn = 0
        let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 4)).image { context in
            XCTAssertTrue(UIGraphicsGetCurrentContext() === context.cgContext)
            drawn += 1
        }
        XCTAssertEqual(drawn, 1)
        XCTAssertEqual(image.size, CGSize(width: 3, height: 4))
        XCTAssertNil(UIGraphicsGetCurrentContext())
    }

    // CAMediaTiming.h: from parent time tp to active local time t, t = (tp - begin) * speed + offset.
    func testTimesOfLayersAreConverted() {
        let (parent, layer) = (CALayer(), CALayer())
        parent.addSublayer(layer)
        (layer.beginTime, layer.speed, layer.timeOffset) = (2, 2, 1)
        XCTAssertEqual(layer.convertTime(5, from: nil), 7)
        XCTAssertEqual(layer.convertTime(7, to: nil), 5)
        parent.beginTime = 1
        XCTAssertEqual(layer.convertTime(6, from: nil), 7)
        XCTAssertEqual(layer.convertTime(5, from: parent), 7)
        XCTAssertEqual(layer.convertTime(7, to: parent), 5)
        XCTAssertEqual(layer.fillMode, .removed)
    }

    // Core Animation's anchor points: constraints place the centre of the alignment rectangle, and the anchor point is
    // placed there. The rectangle is (0, 80, 320, 40) with its centre at 100, so a view anchored at its lower edge ends
    // at 100.
    func testConstraintsPlaceTheAnchorPointInTheMiddle() {
        let (root, view) = (UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100)), UIView())
        view.layer.anchorPoint = CGPoint(x: 0.5, y: 1)
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: root.topAnchor, constant: 80),
            view.heightAnchor.constraint(equalToConstant: 40),
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        ])
        root.layoutIfNeeded()
        XCTAssertEqual(view.frame, CGRect(x: 0, y: 60, width: 320, height: 40))
        XCTAssertEqual(view.center, CGPoint(x: 160, y: 100))
        root.setNeedsLayout()
        root.layoutIfNeeded()
        XCTAssertEqual(view.frame, CGRect(x: 0, y: 60, width: 320, height: 40))
    }

    func testLiteralsAndOlderNamesAreColoursOfUIKit() {
        // swift-format-ignore: NoPlaygroundLiterals
        let literal = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
        XCTAssertEqual(literal, UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
        XCTAssertEqual(UIColor.groupTableViewBackground, .systemGroupedBackground)
    }

    func testValuesOfFoundationHaveWhatUIKitAddsToThem() {
        let path = IndexPath(row: 3, section: 2)
        XCTAssertEqual((path as NSIndexPath).row, 3)
        XCTAssertEqual(NSIndexPath(item: 3, section: 2).section, 2)
        XCTAssertEqual(NSIndexPath(row: 3, section: 2).item, 3)
        let text = NSMutableAttributedString()
        text.append(NSAttributedString(string: "a"))
        XCTAssertEqual(text.string, "a")
    }

    func testObserversReceiveThePresentValueWhereTheyAskForIt() {
        let view = UIScrollView()
        view.contentSize = CGSize(width: 5, height: 6)
        var sizes: [CGSize?] = []
        let token = view.observe(\.contentSize, options: [.initial, .new]) { sizes.append($1.newValue) }
        let silent = view.observe(\.contentSize) { _, _ in sizes.append(nil) }
        token.invalidate()
        silent.invalidate()
        XCTAssertEqual(sizes, [CGSize(width: 5, height: 6)])
    }

    // UIKit's headers: 1 << 0 and 1 << 1.
    func testStatesOfRowsHaveTheBitsOfUIKitsHeaders() {
        XCTAssertEqual(UITableViewCell.StateMask([.showingEditControl, .showingDeleteConfirmation]).rawValue, 3)
        XCTAssertTrue(UIWindow().screen === UIScreen.main)
    }
}
