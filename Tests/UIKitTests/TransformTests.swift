import UIKit
import XCTest

/// Transforms in three dimensions, according to Apple's documentation of CATransform3D.
nonisolated final class TransformTests: XCTestCase {
    func testAMatrixWithoutEntriesIsZeroAndNotTheIdentity() {
        XCTAssertEqual(CATransform3D().m11, 0)
        XCTAssertFalse(CATransform3DIsIdentity(CATransform3D()))
        XCTAssertTrue(CATransform3DIsIdentity(CATransform3DIdentity))
    }

    // Worked example: the rows are permuted, so elimination has to exchange them; the inverse has the reciprocals of the
    // entries at the transposed places.
    func testTheInverseReverts() {
        let transform = CATransform3D(
            m11: 0, m12: 2, m13: 0, m14: 0, m21: 0, m22: 0, m23: 4, m24: 0,
            m31: 8, m32: 0, m33: 0, m34: 0, m41: 0, m42: 0, m43: 0, m44: 1)
        let expected = CATransform3D(
            m11: 0, m12: 0, m13: 0.125, m14: 0, m21: 0.5, m22: 0, m23: 0, m24: 0,
            m31: 0, m32: 0.25, m33: 0, m34: 0, m41: 0, m42: 0, m43: 0, m44: 1)
        XCTAssertEqual(CATransform3DInvert(transform), expected)
    }

    func testTheInverseOfATranslationTranslatesBack() {
        let inverse = CATransform3DInvert(CATransform3DMakeTranslation(3, 4, 5))
        for (entry, expected) in [
            (inverse.m41, -3), (inverse.m42, -4), (inverse.m43, -5), (inverse.m11, 1), (inverse.m31, 0),
            (inverse.m13, 0),
        ] as [(CGFloat, CGFloat)] {
            XCTAssertEqual(entry, expected, accuracy: 1e-12)
        }
    }

    func testATransformWithoutAnInverseIsReturned() {
        let flat = CATransform3DMakeScale(1, 0, 1)
        XCTAssertEqual(CATransform3DInvert(flat), flat)
    }

    func testOnlyTransformsOfThePlaneAreAffine() {
        XCTAssertTrue(
            CATransform3DIsAffine(CATransform3DMakeAffineTransform(.init(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6))))
        XCTAssertFalse(CATransform3DIsAffine(CATransform3DMakeTranslation(1, 2, 3)))
        XCTAssertFalse(CATransform3DIsAffine(CATransform3DMakeRotation(1, 0, 1, 0)))
    }

    func testAValueContainsATransform() {
        let transform = CATransform3DMakeScale(2, 3, 4)
        XCTAssertEqual(NSValue(caTransform3D: transform).caTransform3DValue, transform)
        XCTAssertEqual(NSValue(cgPoint: .zero).caTransform3DValue, CATransform3D())
    }
}
