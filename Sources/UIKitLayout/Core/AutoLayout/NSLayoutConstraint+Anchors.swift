extension NSLayoutConstraint {
    /// The anchor on the constraint's left side: the same object that the first item returns for that attribute.
    public var firstAnchor: NSLayoutAnchor<AnyObject> { equation.first.anchor(onAxisOf: firstAttribute) }

    /// The anchor on the constraint's right side: the same object that the second item returns for that attribute.
    /// `nil` if the right side is a constant.
    public var secondAnchor: NSLayoutAnchor<AnyObject>? { equation.second?.anchor(onAxisOf: secondAttribute) }
}

extension ItemHandle {
    /// The item's anchor for the given attribute, which may be a position on either axis or a size.
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
    /// The same anchor as an `NSLayoutAnchor<AnyObject>`, the type in which constraints return anchors.
    ///
    /// In Objective-C, only the compiler knows the type parameter. In Swift, too, no anchor stores or returns a value
    /// of that type, so all anchors have the same memory layout. The language has no safe way to express this fact.
    fileprivate var withoutAxis: NSLayoutAnchor<AnyObject> {
        Unmanaged.fromOpaque(Unmanaged.passUnretained(self).toOpaque()).takeUnretainedValue()
    }
}
