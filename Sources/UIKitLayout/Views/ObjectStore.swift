import Foundation

/// An object that keeps values for others, by address of a key, until it goes.
package protocol ObjectStore: AnyObject {
    /// The values by the keys' addresses.
    var storedObjects: [UnsafeRawPointer: Any] { get set }
}
