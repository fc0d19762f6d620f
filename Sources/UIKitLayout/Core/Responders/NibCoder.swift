import Foundation

/// The source of the values that an Interface Builder file stores for one view or controller.
package protocol NibDecoder: AnyObject {
    /// Gives an object its stored values if it is the object that the decoder is for, and if that object has not got them
    /// yet. Called by the initialisers of UIKit's classes that take a coder.
    func decode(into object: UIResponder)
}

/// The coder that is passed to `init(coder:)` of views and controllers in Interface Builder files.
///
/// It contains no values that can be requested by key. As in UIKit, an object has the values of its file when
/// `super.init(coder:)` returns, so values that an initialiser sets after this call replace those of the file.
package final nonisolated class NibCoder: NSCoder {
    private let decoder: any NibDecoder

    /// Creates a coder for the object that the decoder is for.
    package init(_ decoder: any NibDecoder) {
        self.decoder = decoder
        super.init()
    }

    /// The decoder of a coder for a file; `nil` for other coders.
    static func decoder(of coder: NSCoder) -> (any NibDecoder)? { (coder as? NibCoder)?.decoder }
}
