/// An object that keeps values for others until it goes.
package protocol ObjectStore: AnyObject {
    /// The values that others keep with the object.
    var associatedValues: AssociatedValues { get set }
}
