import Foundation

/// What views and controllers have in common.
open class UIResponder: NSObject, ObjectStore {
    package var storedObjects: [UnsafeRawPointer: Any] = [:]
}
