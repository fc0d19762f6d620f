import Foundation

/// The memory that shows the pixels of a bitmap context in the format that the context was created with.
///
/// The context draws into a surface of its own. After each drawing operation outside of transparency layers, the pixels
/// are written to the memory, so a program can read them there. Before an image is made outside of transparency layers,
/// the memory is read again, so the image contains the pixels that the program has written.
final class ContextBitmap {
    let format: BitmapFormat
    let bytesPerRow: Int
    let height: Int
    let components: Int
    /// The memory. Memory of the context's own is allocated when a program first requests it, and is `nil` before.
    private(set) var memory: UnsafeMutableRawPointer?
    private let isOwned: Bool

    /// - Parameters:
    ///   - memory: the program's memory, which must exist as long as the bitmap; if it is `nil`, the bitmap allocates its
    ///     own when it is first needed.
    ///   - components: the number of components of a colour without its opacity.
    init(
        _ format: BitmapFormat, memory: UnsafeMutableRawPointer?, bytesPerRow: Int, height: Int, components: Int
    ) {
        (self.format, self.memory, self.bytesPerRow) = (format, memory, bytesPerRow)
        (self.height, self.components) = (height, components)
        isOwned = memory == nil
    }

    deinit {
        if isOwned { memory?.deallocate() }
    }

    /// The memory, which is allocated and filled with the pixels of the surface if there is none yet.
    func memory(showing surface: PixelSurface) -> UnsafeMutableRawPointer {
        if let memory { return memory }
        let size = bytesPerRow * height
        let made = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
        made.initializeMemory(as: UInt8.self, repeating: 0, count: size)
        memory = made
        show(surface)
        return made
    }

    /// Writes the pixels of the surface to the memory.
    func show(_ surface: PixelSurface) {
        guard let memory else { return }
        format.write(surface, to: memory, bytesPerRow: bytesPerRow)
    }

    /// Replaces the pixels of the surface by those in the memory.
    func load(into surface: PixelSurface) {
        guard let memory else { return }
        format.read(memory, bytesPerRow: bytesPerRow, into: surface)
    }
}
