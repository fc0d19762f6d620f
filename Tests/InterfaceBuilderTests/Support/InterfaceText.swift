import Foundation

// Parts of Interface Builder files.

/// A stored frame.
func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> String {
    #"<rect key="frame" x="\#(x)" y="\#(y)" width="\#(width)" height="\#(height)"/>"#
}

/// A plain view positioned by constraints.
func box(_ id: String, _ more: String = "", _ content: String = "") -> String {
    #"<view translatesAutoresizingMaskIntoConstraints="NO" id="\#(id)" \#(more)>\#(content)</view>"#
}

/// The constraint `a.attribute = b.other`, with further attributes.
func tie(_ first: String, _ attribute: String, _ second: String, _ other: String, _ more: String = "")
    -> String
{
    #"""
    <constraint firstItem="\#(first)" firstAttribute="\#(attribute)" secondItem="\#(second)" secondAttribute="\#(other)" \#(more)/>
    """#
}

/// Constraints that tie the four edges of an item to those of another.
func fill(_ first: String, _ second: String, _ suffix: String = "") -> String {
    ["leading", "trailing", "top", "bottom"].map { tie(first, $0, second, $0 + suffix) }.joined()
}

/// A constraint on the size of the view that contains it.
func size(_ attribute: String, _ constant: Double, _ id: String, _ more: String = "") -> String {
    #"<constraint firstAttribute="\#(attribute)" constant="\#(constant)" id="\#(id)" \#(more)/>"#
}
