import UIKit
import XCTest

/// Scrolling and zooming by the program, according to Apple's documentation of UIScrollView and UIScrollViewDelegate.
nonisolated final class ScrollViewChangeTests: XCTestCase {}

extension ScrollViewChangeTests {
    private final class Recorder: NSObject, UIScrollViewDelegate {
        var zoomed: UIView?
        var calls: [String] = []

        func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
        func scrollViewDidScroll(_ scrollView: UIScrollView) { calls.append("scroll") }
        func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { calls.append("end scrolling") }
        func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
            calls.append(view === zoomed ? "begin zooming" : "begin zooming another view")
        }
        func scrollViewDidZoom(_ scrollView: UIScrollView) { calls.append("zoom \(scrollView.zoomScale)") }
        func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
            calls.append("end zooming \(scale)")
        }
        func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { calls.append("inset") }
    }

    private final class InsetView: UIScrollView {
        var changes = 0
        override func adjustedContentInsetDidChange() { changes += 1 }
    }

    /// A view of 400 × 300 points in a scroll view of 200 × 100 points, which permits scales from 0.5 to 4.
    private func makeZoomed() -> (scrollView: UIScrollView, picture: UIView, recorder: Recorder) {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let picture = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
        scrollView.addSubview(picture)
        scrollView.contentSize = picture.frame.size
        (scrollView.minimumZoomScale, scrollView.maximumZoomScale) = (0.5, 4)
        let recorder = Recorder()
        recorder.zoomed = picture
        scrollView.delegate = recorder
        return (scrollView, picture, recorder)
    }

    func testTheZoomScaleScalesTheViewAndTheContentSize() {
        let (scrollView, picture, recorder) = makeZoomed()
        scrollView.zoomScale = 2
        XCTAssertEqual(picture.transform, CGAffineTransform(scaleX: 2, y: 2))
        XCTAssertEqual(picture.frame, CGRect(x: 0, y: 0, width: 800, height: 600))
        XCTAssertEqual(scrollView.contentSize, CGSize(width: 800, height: 600))
        XCTAssertEqual(recorder.calls.first, "zoom 2.0")
        XCTAssertFalse(recorder.calls.contains("begin zooming"))
    }

    func testTheZoomScaleIsLimitedByTheMinimumAndTheMaximum() {
        let (scrollView, _, recorder) = makeZoomed()
        scrollView.zoomScale = 9
        XCTAssertEqual(scrollView.zoomScale, 4)
        scrollView.zoomScale = 0.1
        XCTAssertEqual(scrollView.zoomScale, 0.5)
        XCTAssertEqual(recorder.calls.filter { $0.hasPrefix("zoom") }, ["zoom 4.0", "zoom 0.5"])
    }

    func testAScrollViewWithoutAViewToZoomHasTheScaleOne() {
        let (scrollView, picture, recorder) = makeZoomed()
        recorder.zoomed = nil
        scrollView.zoomScale = 2
        XCTAssertEqual(scrollView.zoomScale, 1)
        XCTAssertEqual(picture.frame.width, 400)
    }

    // The rectangle is 100 × 50 points in a view of 200 × 100 points, so the scale is 2, and at that scale the rectangle
    // begins at (240, 120).
    func testZoomingToARectangleFillsTheBoundsWithIt() {
        let (scrollView, _, recorder) = makeZoomed()
        scrollView.zoom(to: CGRect(x: 120, y: 60, width: 100, height: 50), animated: true)
        XCTAssertEqual(scrollView.zoomScale, 2)
        XCTAssertEqual(scrollView.contentOffset, CGPoint(x: 240, y: 120))
        XCTAssertEqual(recorder.calls, ["begin zooming", "zoom 2.0", "scroll", "end zooming 2.0"])
    }

    func testAZoomedViewWithConstraintsKeepsItsOrigin() {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let picture = UIView()
        picture.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(picture)
        let content = scrollView.contentLayoutGuide
        NSLayoutConstraint.activate([
            picture.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            picture.trailingAnchor.constraint(equalTo: content.trailingAnchor),
            picture.topAnchor.constraint(equalTo: content.topAnchor),
            picture.bottomAnchor.constraint(equalTo: content.bottomAnchor),
            picture.widthAnchor.constraint(equalToConstant: 400), picture.heightAnchor.constraint(equalToConstant: 300),
        ])
        let recorder = Recorder()
        recorder.zoomed = picture
        (scrollView.delegate, scrollView.maximumZoomScale) = (recorder, 4)
        scrollView.layoutIfNeeded()
        scrollView.zoomScale = 2
        scrollView.setNeedsLayout()
        scrollView.layoutIfNeeded()
        XCTAssertEqual(picture.frame, CGRect(x: 0, y: 0, width: 800, height: 600))
        XCTAssertEqual(scrollView.contentSize, CGSize(width: 800, height: 600))
    }

    // scrollViewDidEndScrollingAnimation(_:) is called at the end of the animations of setContentOffset(_:animated:) and
    // scrollRectToVisible(_:animated:), and only if the animations were requested.
    func testTheDelegateIsToldOfTheEndOfAScrollingAnimation() {
        let (scrollView, _, recorder) = makeZoomed()
        scrollView.setContentOffset(CGPoint(x: 0, y: 40), animated: false)
        XCTAssertEqual(recorder.calls, ["scroll"])
        scrollView.setContentOffset(CGPoint(x: 0, y: 80), animated: true)
        XCTAssertEqual(recorder.calls, ["scroll", "scroll", "end scrolling"])
        scrollView.setContentOffset(CGPoint(x: 0, y: 80), animated: true)
        XCTAssertEqual(recorder.calls.count, 3, "the offset did not change")
        scrollView.scrollRectToVisible(CGRect(x: 0, y: 0, width: 10, height: 10), animated: true)
        XCTAssertEqual(recorder.calls.suffix(2), ["scroll", "end scrolling"])
    }

    func testAChangeOfTheInsetsIsReported() {
        let scrollView = InsetView()
        let recorder = Recorder()
        scrollView.delegate = recorder
        scrollView.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0)
        scrollView.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0)
        XCTAssertEqual(scrollView.changes, 1)
        XCTAssertEqual(recorder.calls.filter { $0 != "scroll" }, ["inset"])
    }
}
