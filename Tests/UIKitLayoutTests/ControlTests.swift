import Foundation
import TextLayout
import UIKitLayout
import XCTest

/// The intrinsic sizes of controls, with characters half as wide as the point size and lines 1.2 × as high.
nonisolated final class ControlTests: XCTestCase {}

extension ControlTests {
    private func withFixedPitch<Value>(_ body: () -> Value) -> Value {
        TextEnvironment.$measurer.withValue(FixedPitchTextMeasurer()) {
            UITraitCollection(displayScale: 2).callAsCurrent(body)
        }
    }

    private func button(_ configure: (UIButton) -> Void) -> CGSize {
        withFixedPitch {
            let button = UIButton()
            button.setTitle("1234567890", for: .normal)
            button.titleLabel?.font = .systemFont(ofSize: 20)
            configure(button)
            return button.intrinsicContentSize
        }
    }

    // Stored frames: 6 points above and below the title. UIKit's documentation: contentEdgeInsets affect the intrinsic
    // size, titleEdgeInsets and imageEdgeInsets do not.
    func testOnlyContentInsetsChangeTheSizeOfAButton() {
        XCTAssertEqual(button { _ in }, CGSize(width: 100, height: 36))
        XCTAssertEqual(
            button { $0.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) },
            CGSize(width: 106, height: 28))
        XCTAssertEqual(
            button {
                $0.titleEdgeInsets = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
                $0.imageEdgeInsets = $0.titleEdgeInsets
            }, CGSize(width: 100, height: 36))
    }

    // Results of layout libraries' tests on devices: sizes in whole points, fonts of 18 points in custom buttons and 15
    // in others, and a line for an empty title.
    func testButtonsAreWholePointsWideAndHigh() {
        XCTAssertEqual(
            button {
                $0.setTitle("12345", for: .normal)
                $0.titleLabel?.font = .systemFont(ofSize: 15)
            }.width, 38)
    }

    func testCustomButtonsHaveALargerFontThanOthers() {
        XCTAssertEqual(UIButton().titleLabel?.font.pointSize, 18)
        XCTAssertEqual(UIButton(type: .custom).titleLabel?.font.pointSize, 18)
        XCTAssertEqual(UIButton(type: .system).titleLabel?.font.pointSize, 15)
    }

    func testAnEmptyTitleHasALineBesideAnImageAndNoTitleHasNone() {
        let image = UIImage(size: CGSize(width: 5, height: 5))
        XCTAssertEqual(
            button {
                $0.setImage(image, for: .normal)
                $0.setTitle("", for: .normal)
            }, CGSize(width: 5, height: 24))
        XCTAssertEqual(
            button {
                $0.setImage(image, for: .normal)
                $0.setTitle(nil, for: .normal)
            }, CGSize(width: 5, height: 5))
    }

    // UIKit's configurations: 7 points above and below, 12 at the sides; a title of 17 points is 20.4 high here,
    // rounded up to 20.5.
    func testAConfiguredButtonIsAsLargeAsItsTextsAndImageWithInsets() {
        func size(_ configure: (inout UIButton.Configuration) -> Void) -> CGSize {
            button {
                var configuration = UIButton.Configuration.plain()
                configuration.title = "1234567890"
                configure(&configuration)
                $0.configuration = configuration
            }
        }
        XCTAssertEqual(size { _ in }, CGSize(width: 85 + 24, height: 34.5))
        let image = UIImage(size: CGSize(width: 30, height: 10))
        XCTAssertEqual(
            size {
                $0.image = image
                $0.imagePadding = 5
            }, CGSize(width: 30 + 5 + 85 + 24, height: 34.5))
        XCTAssertEqual(
            size {
                $0.image = image
                $0.imagePadding = 5
                $0.imagePlacement = .top
            }, CGSize(width: 85 + 24, height: 10 + 5 + 34.5))
        // The subtitle of 14.4 points is rounded up to 14.5.
        XCTAssertEqual(
            size {
                $0.subtitle = "12"
                $0.titlePadding = 2
                $0.contentInsets = .zero
            }, CGSize(width: 85, height: 20.5 + 2 + 14.5))
    }

    // UISwitch's documentation: "The size components of this rectangle are ignored." 51 × 31 and the other sizes are
    // those of Interface Builder's stored frames.
    func testControlsOfFixedSizesHaveThemFromTheBeginning() {
        XCTAssertEqual(UISwitch().frame, CGRect(x: 0, y: 0, width: 51, height: 31))
        XCTAssertEqual(
            UISwitch(frame: CGRect(x: 5, y: 6, width: 7, height: 8)).frame, CGRect(x: 5, y: 6, width: 51, height: 31))
        XCTAssertEqual(UIStepper().frame.size, CGSize(width: 94, height: 32))
        XCTAssertEqual(UIActivityIndicatorView().frame.size, CGSize(width: 20, height: 20))
        XCTAssertEqual(UIActivityIndicatorView(style: .large).frame.size, CGSize(width: 37, height: 37))
        XCTAssertEqual(
            UIActivityIndicatorView(frame: CGRect(x: 0, y: 0, width: 50, height: 60)).frame.size,
            CGSize(width: 50, height: 60))
        XCTAssertEqual(UIDatePicker().frame.size, CGSize(width: 320, height: 216))
        XCTAssertEqual(UIPickerView().frame.size, CGSize(width: 320, height: 216))
        XCTAssertEqual(UIView().frame, .zero)
        XCTAssertEqual(UISlider().frame, .zero)
    }

    // Two segments, each with the width of "12345" in characters of 6.5 points, rounded up to 33, plus 19, with one
    // point between them; one point below the alignment rectangle of 31.
    func testASegmentedControlIsAsLargeAsItsItems() {
        let control = withFixedPitch { UISegmentedControl(items: ["1", "12345"]) }
        XCTAssertEqual(control.numberOfSegments, 2)
        XCTAssertEqual(control.titleForSegment(at: 1), "12345")
        XCTAssertEqual(control.frame, CGRect(x: 0, y: 0, width: 2 * (33 + 19) + 1, height: 32))
        control.insertSegment(withTitle: "first", at: -1, animated: false)
        XCTAssertEqual(control.titleForSegment(at: 0), "first")
        XCTAssertEqual(UISegmentedControl().intrinsicContentSize.width, 0)
    }

    // A stored frame: 208 points for this title in Helvetica Neue Light. UIKit's documentation: a font can be created
    // from its descriptor.
    func testADescribedFontIsAsWideAsTheFontByName() throws {
        func width(_ font: UIFont?) -> CGFloat {
            UITraitCollection(displayScale: 2).callAsCurrent {
                let label = UILabel()
                label.font = font
                label.text = "YOUR PREFERENCES"
                return label.intrinsicContentSize.width
            }
        }
        let descriptor = UIFontDescriptor(name: "HelveticaNeue-Light", size: 21)
        XCTAssertEqual(width(UIFont(name: "HelveticaNeue-Light", size: 21)), 208)
        XCTAssertEqual(width(UIFont(descriptor: descriptor, size: 0)), 208)
        let light = UIFont.systemFont(ofSize: 21, weight: .light)
        XCTAssertEqual(
            width(UIFont(descriptor: light.fontDescriptor.withFamily("Helvetica Neue"), size: 0)), 208)
        let rounded = try XCTUnwrap(light.fontDescriptor.withDesign(.rounded))
        XCTAssertEqual(width(UIFont(descriptor: rounded, size: 0)), width(light))
    }

    // Helvetica Neue's own tables: ascender and descender are 0.967 and 0.213 of the point size in Light, 0.975 and
    // 0.217 in Bold.
    func testADescriptorsWeightHasItsLines() throws {
        let light = try XCTUnwrap(UIFont(name: "HelveticaNeue-Light", size: 100))
        let bold = try XCTUnwrap(light.fontDescriptor.withSymbolicTraits(.traitBold))
        XCTAssertEqual(light.lineHeight, 118, accuracy: 0.01)
        XCTAssertEqual(UIFont(descriptor: bold, size: 0).lineHeight, 119.2, accuracy: 0.01)
    }

    // UIFont's documentation: nil if there is no such font. The fonts of iOS need not be installed here.
    func testAFontThatDoesNotExistIsNil() throws {
        XCTAssertNil(UIFont(name: "NoSuchFont", size: 12))
        XCTAssertNil(UIFont(name: "NoSuchFont-Bold", size: 12))
        XCTAssertNil(UIFont(name: "", size: 12))
        XCTAssertEqual(UIFont(name: "HelveticaNeue-Light", size: 12)?.familyName, "Helvetica Neue")
        let installed = try XCTUnwrap(UIFont.familyNames.first)
        XCTAssertNotNil(UIFont(name: installed, size: 12))
    }

    // Core Text's documentation of CTFontCreateWithName: a size of 0 means the default size of 12.
    func testSizesThatNoFontHasCountAsTwelvePoints() {
        for size in [0, -1, .nan, .infinity] as [CGFloat] {
            XCTAssertEqual(UIFont.systemFont(ofSize: size).pointSize, 12)
            XCTAssertEqual(UIFont.systemFont(ofSize: 20).withSize(size).pointSize, 12)
        }
        XCTAssertEqual(UIFont.systemFont(ofSize: 0.5).pointSize, 0.5)
    }

    // Apple's stored frames: a slider extends two points beyond its alignment rectangle at both sides, a segmented
    // control one point below it.
    func testAlignmentRectanglesAreSmallerThanTheirControls() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
        let slider = UISlider()
        slider.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(slider)
        NSLayoutConstraint.activate([
            slider.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
            slider.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
            slider.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        root.layoutIfNeeded()
        XCTAssertEqual(slider.frame.minX, 18)
        XCTAssertEqual(slider.frame.width, 284)
        let control = UISegmentedControl()
        control.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(control)
        NSLayoutConstraint.activate([
            control.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            control.topAnchor.constraint(equalTo: root.topAnchor),
            control.heightAnchor.constraint(equalToConstant: 28),
        ])
        root.layoutIfNeeded()
        XCTAssertEqual(control.frame.minY, 0)
        XCTAssertEqual(control.frame.height, 29)
    }

    // Apple, Technical Note TN2154: constraints to the scroll view's edges determine its content size.
    func testConstraintsMakeTheContentSizeOfAScrollView() {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scrollView.contentSize = CGSize(width: 1, height: 2)
        let content = UIView()
        content.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(content)
        NSLayoutConstraint.activate([
            content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor, constant: 10),
            content.topAnchor.constraint(equalTo: scrollView.topAnchor, constant: 20),
            content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor, multiplier: 2),
            content.heightAnchor.constraint(equalToConstant: 300),
        ])
        scrollView.layoutIfNeeded()
        XCTAssertEqual(scrollView.contentSize, CGSize(width: 1, height: 2), "nothing ends the content")
        NSLayoutConstraint.activate([
            content.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor, constant: -10),
            content.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
        ])
        scrollView.layoutIfNeeded()
        XCTAssertEqual(scrollView.contentSize, CGSize(width: 220, height: 320))
    }

    // The content's coordinates begin at its own corner, whatever the offset (Apple, UIScrollView, contentLayoutGuide);
    // views tied to the frame layout guide remain visible.
    func testAContentStaysInItsOwnCoordinatesWhileItScrolls() {
        let scrollView = UIScrollView(frame: CGRect(x: 7, y: 9, width: 100, height: 80))
        let (content, floating) = (UIView(), UIView())
        for view in [content, floating] {
            view.translatesAutoresizingMaskIntoConstraints = false
            scrollView.addSubview(view)
        }
        let guide = scrollView.contentLayoutGuide
        NSLayoutConstraint.activate([
            content.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            content.topAnchor.constraint(equalTo: guide.topAnchor),
            content.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            content.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            content.widthAnchor.constraint(equalToConstant: 300), content.heightAnchor.constraint(equalToConstant: 400),
            floating.leadingAnchor.constraint(equalTo: scrollView.frameLayoutGuide.leadingAnchor),
            floating.topAnchor.constraint(equalTo: scrollView.frameLayoutGuide.topAnchor, constant: 5),
            floating.widthAnchor.constraint(equalToConstant: 10), floating.heightAnchor.constraint(equalToConstant: 10),
        ])
        for offset in [CGPoint.zero, CGPoint(x: 30, y: 50), CGPoint(x: 0, y: 320), CGPoint(x: -12, y: -4)] {
            scrollView.contentOffset = offset
            scrollView.layoutIfNeeded()
            XCTAssertEqual(content.frame, CGRect(x: 0, y: 0, width: 300, height: 400))
            XCTAssertEqual(guide.layoutFrame, CGRect(x: 0, y: 0, width: 300, height: 400))
            XCTAssertEqual(floating.frame, CGRect(x: offset.x, y: offset.y + 5, width: 10, height: 10))
            XCTAssertEqual(scrollView.contentSize, CGSize(width: 300, height: 400))
        }
    }
}
