/// An object that stores values on behalf of other modules until it is deallocated.
package protocol ObjectStore: AnyObject {
    /// The values that other modules store with the object.
    var associatedValues: AssociatedValues { get set }
}
