extension NSLayoutConstraint {
    /// The anchor of the left side, the same object as the item's own.
    public var firstAnchor: NSLayoutAnchor<AnyObject> { equation.first.anchor(onAxisOf: firstAttribute) }

    /// The anchor of the right side, if there is one, the same object as the item's own.
    public var secondAnchor: NSLayoutAnchor<AnyObject>? { equation.second?.anchor(onAxisOf: secondAttribute) }
}

extension ItemHandle {
    /// The item's only anchor of an attribute on either axis.
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
    /// The same object with the type parameter that it has in constraints.
    ///
    /// In Objective-C only the compiler knows the type parameter. Here, too, no anchor stores or returns a value of
    /// that type, so all of them have the same memory layout; the language has no safe way to express that.
    fileprivate var withoutAxis: NSLayoutAnchor<AnyObject> {
        Unmanaged.fromOpaque(Unmanaged.passUnretained(self).toOpaque()).takeUnretainedValue()
    }
}
