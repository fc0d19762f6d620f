// swift-format-ignore-file: AlwaysUseLowerCamelCase

// Functions that interpolate and limit numbers and vectors, under the names of Apple's module simd.

/// The number at the fraction `t` of the way from `x` to `y`.
public func simd_mix(_ x: Double, _ y: Double, _ t: Double) -> Double { x + t * (y - x) }

/// The number at the fraction `t` of the way from `x` to `y`.
public func simd_mix(_ x: Float, _ y: Float, _ t: Float) -> Float { x + t * (y - x) }

/// The vector whose components are at the fractions in `t` of the way from those of `x` to those of `y`.
public func simd_mix<Vector: SIMD>(_ x: Vector, _ y: Vector, _ t: Vector) -> Vector
where Vector.Scalar: FloatingPoint { x + t * (y - x) }

/// The vector at the fraction `t` of the way from `x` to `y`.
public func mix<Vector: SIMD>(_ x: Vector, _ y: Vector, t: Vector.Scalar) -> Vector
where Vector.Scalar: FloatingPoint { x + t * (y - x) }

/// The number, or the limit that it exceeds.
public func simd_clamp(_ x: Double, _ min: Double, _ max: Double) -> Double { Swift.min(Swift.max(x, min), max) }

/// The number, or the limit that it exceeds.
public func simd_clamp(_ x: Float, _ min: Float, _ max: Float) -> Float { Swift.min(Swift.max(x, min), max) }

/// The vector whose components are limited by those of `min` and `max`.
public func simd_clamp<Vector: SIMD>(_ x: Vector, _ min: Vector, _ max: Vector) -> Vector
where Vector.Scalar: Comparable { x.clamped(lowerBound: min, upperBound: max) }

/// The vector whose components are limited by `min` and `max`.
public func clamp<Vector: SIMD>(_ x: Vector, min: Vector.Scalar, max: Vector.Scalar) -> Vector
where Vector.Scalar: Comparable {
    x.clamped(lowerBound: Vector(repeating: min), upperBound: Vector(repeating: max))
}
