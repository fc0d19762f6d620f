import Foundation
import UIKitLayout

/// Gives one object the values of its element while the object's `init(coder:)` runs.
///
/// Apple's page on `awakeFromNib()` states the order: objects are created by `init(coder:)`, then connections are made,
/// then `awakeFromNib()` is called. The values of the file are set in UIKit's own `init(coder:)`, so subclasses can read and
/// replace them after `super.init(coder:)`.
final class IBObjectDecoder<Object: UIResponder>: NibDecoder {
    /// The class of the object; `nil` if any object is accepted, because the app creates it. Other objects that are
    /// created with the same coder, such as views that an initialiser creates for its own properties, get no values.
    private let type: UIResponder.Type?
    private var read: ((Object) throws -> Void)?
    private var failure: (any Error)?

    /// Creates a decoder.
    ///
    /// - Parameter read: gives the object its values. It is called once.
    init(_ type: UIResponder.Type?, _ read: @escaping (Object) throws -> Void) {
        (self.type, self.read) = (type, read)
    }

    /// Creates the object with a coder for this decoder.
    ///
    /// - Returns: what `make` returns. If its initialiser did not call UIKit's `init(coder:)`, for example because it calls
    ///   `super.init(frame:)`, the object gets its values afterwards.
    /// - Throws: the error of reading the values.
    func make(_ make: (NSCoder) -> Object?) throws -> Object? {
        let made = make(NibCoder(self))
        if let made { decode(made) }
        if let failure { throw failure }
        return made
    }

    func decode(into object: UIResponder) {
        guard let object = object as? Object, type == nil || type == Swift.type(of: object) else { return }
        decode(object)
    }

    private func decode(_ object: Object) {
        guard let read else { return }
        self.read = nil
        do { try read(object) } catch { failure = error }
    }
}
