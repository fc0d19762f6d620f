extension NSLayoutConstraint {
    /// The anchor of the left side: the same object as the item's own.
    public var firstAnchor: NSLayoutAnchor<AnyObject> { first.anchor(onAxisOf: firstAttribute) }

    /// The anchor of the right side, if there is one: the same object as the item's own.
    public var secondAnchor: NSLayoutAnchor<AnyObject>? { second?.anchor(onAxisOf: secondAttribute) }
}

extension ItemHandle {
    /// The item's one anchor of an attribute, whatever its axis.
    fileprivate func anchor(onAxisOf attribute: NSLayoutConstraint.Attribute) -> NSLayoutAnchor<AnyObject> {
        switch attribute {
        case .width, .height: dimension(of: attribute).withoutAxis
        case .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin, .centerYWithinMargins:
            yAnchor(of: attribute).withoutAxis
        default: xAnchor(of: attribute).withoutAxis
        }
    }
}

extension NSLayoutAnchor {
    /// The same object, under the type that it has in constraints.
    ///
    /// In Objective-C the type parameter is known to the compiler alone. Here, too, no anchor stores or returns anything
    /// of that type, so that all of them have one layout; the language has no safe way to say so.
    fileprivate var withoutAxis: NSLayoutAnchor<AnyObject> {
        Unmanaged.fromOpaque(Unmanaged.passUnretained(self).toOpaque()).takeUnretainedValue()
    }
}
