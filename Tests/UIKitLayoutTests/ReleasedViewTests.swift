import Foundation
import UIKitLayout
import XCTest

/// Views that are released on another thread than the main thread. With the trait `MainActorViews`, as on iOS, their
/// subviews are destroyed on the main thread.
nonisolated final class ReleasedViewTests: XCTestCase {}

/// A subview that records the thread on which it is destroyed.
private final class Witness: UIView {
    nonisolated(unsafe) static var wasDestroyedOnMainThread: Bool?

    deinit { Self.wasDestroyedOnMainThread = Thread.isMainThread }
}

/// The only reference to a view. The conformance to `Sendable` is unchecked, because the test passes the reference from
/// one thread to another and uses it on one of them at a time.
private nonisolated final class LastReference: @unchecked Sendable {
    private var view: UIView?

    init(_ view: UIView) {
        self.view = view
    }

    func release() { view = nil }
}

extension ReleasedViewTests {
    private func makeView() -> (view: UIView, width: NSLayoutConstraint) {
        let (view, witness, label) = (UIView(), Witness(), UILabel())
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(witness)
        view.addSubview(label)
        let width = label.widthAnchor.constraint(equalTo: view.widthAnchor)
        NSLayoutConstraint.activate([width, label.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor)])
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        view.layoutIfNeeded()
        return (view, width)
    }

    func testAViewThatIsReleasedOnAnotherThreadIsDestroyed() {
        Witness.wasDestroyedOnMainThread = nil
        let released = expectation(description: "released")
        var (view, width): (UIView?, NSLayoutConstraint) = makeView()
        weak let former = view
        let reference = LastReference(view!)
        view = nil
        Thread {
            reference.release()
            released.fulfill()
        }.start()
        wait(for: [released], timeout: 10)
        XCTAssertNil(former)
        XCTAssertNil(width.secondItem)
        #if MainActorViews
            XCTAssertEqual(Witness.wasDestroyedOnMainThread, true)
        #else
            XCTAssertEqual(Witness.wasDestroyedOnMainThread, false)
        #endif
    }
}
