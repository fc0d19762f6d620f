import Foundation
import LayoutSnapshots
import Testing
import UIKitLayout

/// `assertSnapshot(of:)` reports failures to Swift Testing.
struct SwiftTestingTests {
    @Test func aViewThatLooksLikeItsReferencePasses() {
        assertSnapshot(of: boxView(CGRect(x: 4, y: 6, width: 10, height: 8)))
    }

    @Test func aViewThatLooksDifferentIsAnIssue() {
        withKnownIssue {
            assertSnapshot(
                of: boxView(CGRect(x: 5, y: 6, width: 10, height: 8)), record: .never,
                testName: "aViewThatLooksLikeItsReferencePasses()")
        } matching: { issue in
            issue.description.contains("moved: UIView#box from (4, 6, 10, 8) to (5, 6, 10, 8)")
        }
    }
}
