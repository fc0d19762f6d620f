import Foundation
internal import Locking

// On iOS every object has these members. Images are shared between isolation domains, so the values are behind a lock.
nonisolated extension UIImage {
    /// Whether assistive technology treats the image as an element. Stored; has no effect on Linux.
    public var isAccessibilityElement: Bool {
        get { accessibility.withLock { $0.isElement } }
        set { accessibility.withLock { $0.isElement = newValue } }
    }
    /// The name that assistive technology reads for the image.
    public var accessibilityLabel: String? {
        get { accessibility.withLock { $0.label } }
        set { accessibility.withLock { $0.label = newValue } }
    }
    /// A short description of what an action of the image does.
    public var accessibilityHint: String? {
        get { accessibility.withLock { $0.hint } }
        set { accessibility.withLock { $0.hint = newValue } }
    }
    /// The value of the image as text.
    public var accessibilityValue: String? {
        get { accessibility.withLock { $0.value } }
        set { accessibility.withLock { $0.value = newValue } }
    }
    /// The string by which tests find the image. It is not read to the user.
    public var accessibilityIdentifier: String? {
        get { accessibility.withLock { $0.identifier } }
        set { accessibility.withLock { $0.identifier = newValue } }
    }
    /// The accessibility traits of the image.
    public var accessibilityTraits: UIAccessibilityTraits {
        get { UIAccessibilityTraits(rawValue: accessibility.withLock { $0.traits }) }
        set { accessibility.withLock { $0.traits = newValue.rawValue } }
    }
}
