/// The place and the meaning of the opacity in the pixels of a bitmap.
public enum CGImageAlphaInfo: UInt32, Hashable, Sendable {
    case none = 0
    case premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst, alphaOnly
}

/// The order of the bytes in the pixels of a bitmap.
public enum CGImageByteOrderInfo: UInt32, Hashable, Sendable {
    case orderMask = 0x7000
    case orderDefault = 0
    case order16Little = 0x1000
    case order32Little = 0x2000
    case order16Big = 0x3000
    case order32Big = 0x4000
}

/// The place of the opacity, the byte order and the kind of numbers in the pixels of a bitmap.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt32

    /// Creates a description from its bits.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The bits with the raw value of a `CGImageAlphaInfo`.
    public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
    /// The bits with the kind of numbers.
    public static let floatInfoMask = CGBitmapInfo(rawValue: 0xF00)
    /// Floating-point components. Contexts and images of this kind cannot be created.
    public static let floatComponents = CGBitmapInfo(rawValue: 0x100)
    /// The bits with the raw value of a `CGImageByteOrderInfo`.
    public static let byteOrderMask = CGBitmapInfo(rawValue: CGImageByteOrderInfo.orderMask.rawValue)
    /// Units of 16 bits with the low byte first.
    public static let byteOrder16Little = CGBitmapInfo(rawValue: CGImageByteOrderInfo.order16Little.rawValue)
    /// Units of 32 bits with the low byte first.
    public static let byteOrder32Little = CGBitmapInfo(rawValue: CGImageByteOrderInfo.order32Little.rawValue)
    /// Units of 16 bits with the high byte first.
    public static let byteOrder16Big = CGBitmapInfo(rawValue: CGImageByteOrderInfo.order16Big.rawValue)
    /// Units of 32 bits with the high byte first.
    public static let byteOrder32Big = CGBitmapInfo(rawValue: CGImageByteOrderInfo.order32Big.rawValue)
}
