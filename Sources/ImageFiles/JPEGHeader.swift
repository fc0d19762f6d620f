/// The size and the orientation of a JPEG image, read from the segments before the image's data (ITU-T T.81, annex B,
/// and EXIF 2.3).
///
/// gdk-pixbuf is not used for the header because it reads the header again from the beginning for each chunk of the
/// file, which takes quadratic time if there are many segments. This type visits each segment once.
struct JPEGHeader {
    let width: Int
    let height: Int
    /// The EXIF orientation, from 1 to 8; 1 (upright) if the image has none.
    private(set) var orientation = 1

    /// Reads the segments up to the frame header, which contains the size.
    ///
    /// - Returns: `nil` if the bytes are not a JPEG image or end before the frame header.
    init?(_ bytes: UnsafeRawBufferPointer) {
        guard bytes.count > 3, bytes[0] == 0xFF, bytes[1] == 0xD8 else { return nil }
        var segments = Segments(bytes: bytes)
        var orientation: Int?
        while let (marker, content) = segments.next() {
            switch marker {
            case 0xE1:
                orientation = orientation ?? Self.orientation(of: content)
            case 0xC0...0xCF where ![0xC4, 0xC8, 0xCC].contains(marker):
                guard content.count >= 5 else { return nil }
                height = content.number(at: 1, isBigEndian: true)
                width = content.number(at: 3, isBigEndian: true)
                self.orientation = orientation ?? 1
                return
            default: break
            }
        }
        return nil
    }

    /// The orientation in the first directory of an EXIF segment; `nil` if the segment contains no valid orientation.
    private static func orientation(of content: Slice<UnsafeRawBufferPointer>) -> Int? {
        guard content.count >= 14, content.starts(with: Array("Exif\0\0".utf8)) else { return nil }
        let tiff = content.dropFirst(6)
        let isBigEndian = tiff.starts(with: Array("MM".utf8))
        guard isBigEndian || tiff.starts(with: Array("II".utf8)) else { return nil }
        let directory = tiff.longNumber(at: 4, isBigEndian: isBigEndian)
        guard directory + 2 <= tiff.count else { return nil }
        for entry in 0..<tiff.number(at: directory, isBigEndian: isBigEndian) {
            let place = directory + 2 + 12 * entry
            guard place + 12 <= tiff.count else { return nil }
            guard tiff.number(at: place, isBigEndian: isBigEndian) == 0x0112 else { continue }
            let value = tiff.number(at: place + 8, isBigEndian: isBigEndian)
            return (1...8).contains(value) ? value : nil
        }
        return nil
    }
}

/// An iterator over the segments of a JPEG image between the start-of-image marker and the image's data.
private struct Segments {
    let bytes: UnsafeRawBufferPointer
    private var place = 2

    init(bytes: UnsafeRawBufferPointer) {
        self.bytes = bytes
    }

    mutating func next() -> (marker: UInt8, content: Slice<UnsafeRawBufferPointer>)? {
        guard place < bytes.count, bytes[place] == 0xFF else { return nil }
        // Any number of fill bytes 0xFF may precede a marker.
        while place < bytes.count, bytes[place] == 0xFF { place += 1 }
        guard place + 3 <= bytes.count, ![0x00, 0xD9, 0xDA].contains(bytes[place]) else { return nil }
        let marker = bytes[place]
        let length = Int(bytes[place + 1]) << 8 | Int(bytes[place + 2])
        let begin = place + 3
        guard length >= 2, place + 1 + length <= bytes.count else { return nil }
        place += 1 + length
        return (marker, bytes[begin..<place])
    }
}

extension Slice<UnsafeRawBufferPointer> {
    /// The number in the two bytes at `place`, which is relative to the beginning of the slice.
    fileprivate func number(at place: Int, isBigEndian: Bool) -> Int {
        let (first, second) = (Int(self[startIndex + place]), Int(self[startIndex + place + 1]))
        return isBigEndian ? first << 8 | second : second << 8 | first
    }

    /// The number in the four bytes at `place`, which is relative to the beginning of the slice.
    fileprivate func longNumber(at place: Int, isBigEndian: Bool) -> Int {
        let first = number(at: place, isBigEndian: isBigEndian)
        let second = number(at: place + 2, isBigEndian: isBigEndian)
        return isBigEndian ? first << 16 | second : second << 16 | first
    }
}
