/// The first stored property of objects that are values of text attributes.
///
/// Core Foundation compares the attributes of adjacent runs of an `NSMutableAttributedString`. On Linux, it reads the type
/// of a value from the word after the object's header, which in objects of Swift is the first stored property. If that
/// word says "no type", as the number 1.0 does and any number below 256, Core Foundation stops the program. With any
/// other type it compares the class, finds an object of Swift, and calls `isEqual(_:)`.
nonisolated struct CoreFoundationWord: Sendable {
    /// The type ID, which begins at bit 8: that of the root class of Core Foundation.
    private let typeID: UInt = 1 << 8
}
