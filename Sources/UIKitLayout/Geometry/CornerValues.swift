import Foundation

/// A value for each corner of a rectangle.
nonisolated struct CornerValues<Value> {
    var topLeft, topRight, bottomLeft, bottomRight: Value

    /// The single corners.
    static var corners: [UIRectCorner] { [.topLeft, .topRight, .bottomLeft, .bottomRight] }

    init(topLeft: Value, topRight: Value, bottomLeft: Value, bottomRight: Value) {
        (self.topLeft, self.topRight) = (topLeft, topRight)
        (self.bottomLeft, self.bottomRight) = (bottomLeft, bottomRight)
    }

    init(repeating value: Value) {
        self.init(topLeft: value, topRight: value, bottomLeft: value, bottomRight: value)
    }

    /// The value of a single corner; that of the bottom right corner if the argument is another set of corners.
    subscript(corner: UIRectCorner) -> Value {
        get {
            switch corner {
            case .topLeft: topLeft
            case .topRight: topRight
            case .bottomLeft: bottomLeft
            default: bottomRight
            }
        }
        set {
            switch corner {
            case .topLeft: topLeft = newValue
            case .topRight: topRight = newValue
            case .bottomLeft: bottomLeft = newValue
            default: bottomRight = newValue
            }
        }
    }
}

nonisolated extension CornerValues: Sendable where Value: Sendable {}
nonisolated extension CornerValues: Equatable where Value: Equatable {}
nonisolated extension CornerValues: Hashable where Value: Hashable {}
