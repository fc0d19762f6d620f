import Foundation

/// The format of the pixels in a bitmap with eight bits per component: the offsets of the components in bytes.
struct BitmapFormat: Hashable, Sendable {
    /// The bits of the description that the format was created from.
    let info: CGBitmapInfo
    /// The number of bytes per pixel: 1, 3 or 4.
    let bytesPerPixel: Int
    /// The offsets of red, green and blue. A format of greys contains the same offset three times; a format of
    /// opacities contains none.
    let colors: [Int]
    /// The offset of the opacity; `nil` if all pixels are opaque.
    let alpha: Int?
    /// Whether the colours are multiplied by the opacity.
    let isPremultiplied: Bool
    /// The offset, in a pixel of four bytes, of the byte that contains the opacity or is unused.
    private let opacityPlace: Int

    /// Red, green, blue and alpha, premultiplied.
    static let rgba = BitmapFormat(
        info: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue), bytesPerPixel: 4, colors: [0, 1, 2],
        alpha: 3, isPremultiplied: true)

    private init(info: CGBitmapInfo, bytesPerPixel: Int, colors: [Int], alpha: Int?, isPremultiplied: Bool) {
        (self.info, self.bytesPerPixel, self.colors) = (info, bytesPerPixel, colors)
        (self.alpha, self.isPremultiplied) = (alpha, isPremultiplied)
        opacityPlace = (0..<4).first { !colors.contains($0) } ?? 0
    }

    /// Creates the format of a description; `nil` if bitmaps of that format are not supported.
    ///
    /// - Parameters:
    ///   - components: the number of components of a colour without its opacity.
    ///   - bitsPerPixel: the number of bits per pixel.
    init?(_ info: CGBitmapInfo, components: Int, bitsPerComponent: Int, bitsPerPixel: Int) {
        let alphaBits = info.intersection(.alphaInfoMask).rawValue
        guard bitsPerComponent == 8, info.isDisjoint(with: .floatInfoMask),
            let kind = CGImageAlphaInfo(rawValue: alphaBits)
        else { return nil }
        let order = info.intersection(.byteOrderMask)
        switch (bitsPerPixel, kind) {
        case (8, .none) where components == 1:
            self.init(info: info, bytesPerPixel: 1, colors: [0, 0, 0], alpha: nil, isPremultiplied: true)
        case (8, .alphaOnly):
            self.init(info: info, bytesPerPixel: 1, colors: [], alpha: 0, isPremultiplied: true)
        case (24, .none) where components == 3:
            self.init(info: info, bytesPerPixel: 3, colors: [0, 1, 2], alpha: nil, isPremultiplied: true)
        case (32, _) where components == 3 && kind != .none && kind != .alphaOnly:
            guard order.isEmpty || order == .byteOrder32Little || order == .byteOrder32Big else { return nil }
            self.init(fourBytes: kind, info, isReversed: order == .byteOrder32Little)
        default: return nil
        }
    }

    private init(fourBytes kind: CGImageAlphaInfo, _ info: CGBitmapInfo, isReversed: Bool) {
        let isFirst = [.first, .premultipliedFirst, .noneSkipFirst].contains(kind)
        let places = (isFirst ? [1, 2, 3, 0] : [0, 1, 2, 3]).map { isReversed ? 3 - $0 : $0 }
        let isOpaque = kind == .noneSkipFirst || kind == .noneSkipLast
        self.init(
            info: info, bytesPerPixel: 4, colors: Array(places[..<3]), alpha: isOpaque ? nil : places[3],
            isPremultiplied: kind != .first && kind != .last)
    }

    /// The number of bits per pixel in contexts that have the given description and number of components.
    static func bitsPerContextPixel(_ info: CGBitmapInfo, components: Int) -> Int {
        let alpha = info.intersection(.alphaInfoMask).rawValue
        return components == 1 || alpha == CGImageAlphaInfo.alphaOnly.rawValue ? 8 : 32
    }
}

// Conversion from and to the pixels of surfaces, whose bytes are blue, green, red and alpha, premultiplied.
extension BitmapFormat {
    /// Writes the pixels of a surface of colours to memory in this format. If the format has no opacity, transparent
    /// parts become black.
    func write(_ surface: PixelSurface, to memory: UnsafeMutableRawPointer, bytesPerRow: Int) {
        let target = memory.assumingMemoryBound(to: UInt8.self)
        let (width, stride) = (surface.width, surface.bytesPerRow)
        surface.withBytes { bytes in
            guard let source = bytes.baseAddress else { return }
            for row in 0..<surface.height {
                var (from, to) = (source + row * stride, target + row * bytesPerRow)
                for _ in 0..<width {
                    write(from, to)
                    (from, to) = (from + 4, to + bytesPerPixel)
                }
            }
        }
    }

    private func write(_ from: UnsafePointer<UInt8>, _ to: UnsafeMutablePointer<UInt8>) {
        if bytesPerPixel == 4, isPremultiplied {
            for part in 0..<3 { to[colors[part]] = from[2 - part] }
            to[opacityPlace] = alpha == nil ? 255 : from[3]
        } else if let alpha, colors.isEmpty {
            to[alpha] = from[3]
        } else if bytesPerPixel == 1 {
            // The luma of ITU-R BT.709, with weights in units of 1/256.
            let (red, green, blue): (Int, Int, Int) = (54 * Int(from[2]), 183 * Int(from[1]), 19 * Int(from[0]))
            to[0] = UInt8((red + green + blue + 128) >> 8)
        } else {
            let opacity = isPremultiplied ? 255 : Int(from[3])
            for (index, place) in colors.enumerated() {
                let part = Int(from[2 - index])
                to[place] = opacity == 0 ? 0 : UInt8(min(255, (part * 255 + opacity / 2) / opacity))
            }
            if let alpha { to[alpha] = from[3] }
        }
    }

    /// Replaces the pixels of a surface of colours by those in memory in this format.
    func read(_ memory: UnsafeRawPointer, bytesPerRow: Int, into surface: PixelSurface) {
        let source = memory.assumingMemoryBound(to: UInt8.self)
        let (width, stride) = (surface.width, surface.bytesPerRow)
        surface.withBytes { bytes in
            guard let target = bytes.baseAddress else { return }
            for row in 0..<surface.height {
                var (from, to) = (source + row * bytesPerRow, target + row * stride)
                for _ in 0..<width {
                    read(from, to)
                    (from, to) = (from + bytesPerPixel, to + 4)
                }
            }
        }
    }

    private func read(_ from: UnsafePointer<UInt8>, _ to: UnsafeMutablePointer<UInt8>) {
        let opacity = alpha.map { Int(from[$0]) } ?? 255
        to[3] = UInt8(opacity)
        guard !colors.isEmpty else {
            (to[0], to[1], to[2]) = (0, 0, 0)
            return
        }
        for (index, place) in colors.enumerated() {
            let part = Int(from[place])
            // A premultiplied component that exceeds the opacity is not valid.
            to[2 - index] = UInt8(isPremultiplied ? min(part, opacity) : (part * opacity + 127) / 255)
        }
    }
}
