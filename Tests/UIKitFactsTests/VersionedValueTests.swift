import UIKitFacts
import XCTest

/// The values that views have at run time are those of one version.
final class VersionedValueTests: XCTestCase {
    // Xcode 15 shipped with iOS 17; its builds of Interface Builder begin with 22.
    func testTheValueAtRunTimeIsThatOfFilesOfTheSameVersion() {
        XCTAssertEqual(SystemVersion.atRunTime, 22_000)
        for value in [
            Controls.switches, Controls.sliders, Controls.steppers, Controls.segmentedControls, Controls.progressViews,
            Controls.pageControls, TextControls.searchBars, TextControls.borderedFields,
        ] {
            let expected = value.value(for: SystemVersion.atRunTime)
            XCTAssertEqual(value.atRunTime.height, expected.height, value.subject)
            XCTAssertEqual(value.atRunTime.width, expected.width, value.subject)
        }
    }

    func testTheRowsOfAValueCoverAllVersionsWithoutOverlaps() {
        let values: [any FactListing] = [
            Controls.switches, Controls.sliders, Controls.sliderInsets, Controls.steppers, Controls.segmentedControls,
            Controls.segmentPaddings, Controls.progressViews, Controls.pageControls, Controls.pageRows,
            TextControls.searchBars, TextControls.borderedFields, TextControls.borderPadding,
            TextControls.borderlessPadding,
        ]
        for value in values {
            let ranges = value.lines.map(\.versions)
            XCTAssertEqual(ranges.first?.lowerBound, 0, value.subject)
            XCTAssertEqual(ranges.last?.upperBound, .max, value.subject)
            for (one, next) in zip(ranges, ranges.dropFirst()) {
                XCTAssertEqual(one.upperBound, next.lowerBound, value.subject)
            }
        }
    }
}
