import Foundation

/// The bytes of a PNG file with a size in pixels but without pixels that could be drawn.
func png(width: Int, height: Int) -> Data {
    let size = bigEndian(UInt32(width)) + bigEndian(UInt32(height))
    return Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) + chunk("IHDR", size + [8, 6, 0, 0, 0])
        + chunk("IDAT", Data([0x78, 0x9C, 3, 0, 0, 0, 0, 1])) + chunk("IEND", Data())
}

private func chunk(_ type: String, _ body: Data) -> Data {
    let content = Data(type.utf8) + body
    return bigEndian(UInt32(body.count)) + content + bigEndian(crc(content))
}

private func bigEndian(_ number: UInt32) -> Data { withUnsafeBytes(of: number.bigEndian) { Data($0) } }

// The cyclic redundancy code of the PNG specification, annex D.
private func crc(_ data: Data) -> UInt32 {
    ~data.reduce(~UInt32(0)) { crc, byte in
        (0..<8).reduce(crc ^ UInt32(byte)) { crc, _ in crc & 1 == 1 ? 0xEDB8_8320 ^ (crc >> 1) : crc >> 1 }
    }
}
