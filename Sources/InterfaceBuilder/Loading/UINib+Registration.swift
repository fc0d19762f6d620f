import UIKitLayout

// UIKit's methods that register nibs, with UIKit's types. Classes can implement protocols with these methods.

extension UITableView {
    /// Registers a nib for cells; `nil` removes the registration.
    public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        register(nib as (any ReusableViewSource)?, forCellReuseIdentifier: identifier)
    }

    /// Registers a nib for headers and footers; `nil` removes the registration.
    public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        register(nib as (any ReusableViewSource)?, forHeaderFooterViewReuseIdentifier: identifier)
    }
}

extension UICollectionView {
    /// Registers a nib for cells; `nil` removes the registration.
    public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        register(nib as (any ReusableViewSource)?, forCellWithReuseIdentifier: identifier)
    }

    /// Registers a nib for headers and footers of the given kind; `nil` removes the registration.
    public func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) {
        register(nib as (any ReusableViewSource)?, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
    }
}
