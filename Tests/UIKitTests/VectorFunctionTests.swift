import Foundation
import VectorFunctions
import XCTest

/// Functions of vectors, with results worked out by hand.
nonisolated final class VectorFunctionTests: XCTestCase {}

extension VectorFunctionTests {
    func testNumbersAreMixedAndLimited() {
        XCTAssertEqual(simd_mix(10, 20, 0.25), 12.5)
        let (from, to): (CGFloat, CGFloat) = (4, 8)
        XCTAssertEqual(simd_mix(from, to, 1.5), 10, "beyond the end")
        XCTAssertEqual(simd_clamp(-1.5, 0, 1), 0)
        XCTAssertEqual(simd_clamp(Float(0.5), 0, 1), 0.5)
        XCTAssertEqual(mix(simd_double2(0, 10), simd_double2(10, 20), t: 0.5), [5, 15])
        XCTAssertEqual(clamp(simd_float2(-1, 2), min: 0, max: 1), [0, 1])
    }

    func testLengthsAndProductsOfVectors() {
        XCTAssertEqual(simd_length(simd_double2(3, 4)), 5)
        XCTAssertEqual(simd_distance(simd_float2(1, 1), simd_float2(4, 5)), 5)
        XCTAssertEqual(simd_dot(simd_double3(1, 2, 3), simd_double3(4, 5, 6)), 32)
        XCTAssertEqual(simd_cross(simd_double3(1, 0, 0), simd_double3(0, 1, 0)), [0, 0, 1])
        XCTAssertEqual(simd_normalize(simd_double2(0, 2)), [0, 1])
    }
}
