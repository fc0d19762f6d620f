import Foundation

nonisolated extension IndexPath {
    /// Creates the index path of an item in a section.
    public init(item: Int, section: Int) {
        self.init(indexes: [section, item])
    }

    /// The index of the item in its section. Traps with UIKit's wording unless the path has two indices.
    public var item: Int {
        get { row }
        set { row = newValue }
    }
}
