// swift-format-ignore-file: TypeNamesShouldBeCapitalized

/// A vector of two numbers in single precision.
public typealias simd_float2 = SIMD2<Float>
/// A vector of three numbers in single precision.
public typealias simd_float3 = SIMD3<Float>
/// A vector of four numbers in single precision.
public typealias simd_float4 = SIMD4<Float>
/// A vector of two numbers in double precision.
public typealias simd_double2 = SIMD2<Double>
/// A vector of three numbers in double precision.
public typealias simd_double3 = SIMD3<Double>
/// A vector of four numbers in double precision.
public typealias simd_double4 = SIMD4<Double>
/// A vector of two integers.
public typealias simd_int2 = SIMD2<Int32>
/// A vector of three integers.
public typealias simd_int3 = SIMD3<Int32>
/// A vector of four integers.
public typealias simd_int4 = SIMD4<Int32>
