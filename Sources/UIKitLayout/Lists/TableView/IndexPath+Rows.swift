import Foundation
import Trapping

nonisolated extension NSIndexPath {
    /// Creates the index path of a row in a section.
    public convenience init(row: Int, section: Int) {
        self.init(indexes: [section, row], length: 2)
    }

    /// Creates the index path of an item in a section.
    public convenience init(item: Int, section: Int) {
        self.init(indexes: [section, item], length: 2)
    }

    /// The index of the section. Traps with UIKit's wording unless the path has two indices.
    public var section: Int { indexPath.section }
    /// The index of the row in its section. Traps with UIKit's wording unless the path has two indices.
    public var row: Int { indexPath.row }
    /// The index of the item in its section. Traps with UIKit's wording unless the path has two indices.
    public var item: Int { indexPath.item }

    private var indexPath: IndexPath { IndexPath(indexes: (0..<length).map(index(atPosition:))) }
}

nonisolated extension IndexPath {
    /// Creates the index path of a row in a section.
    public init(row: Int, section: Int) {
        self.init(indexes: [section, row])
    }

    /// The index of the section. Traps with UIKit's wording unless the path has two indices.
    public var section: Int {
        get {
            requireRow()
            return self[0]
        }
        set {
            requireRow()
            self[0] = newValue
        }
    }

    /// The index of the row in its section. Traps with UIKit's wording unless the path has two indices.
    public var row: Int {
        get {
            requireRow()
            return self[1]
        }
        set {
            requireRow()
            self[1] = newValue
        }
    }

    /// The path in the format of UIKit's messages, without the address of the object.
    var uikitText: String { "<NSIndexPath> {length = 2, path = \(section) - \(row)}" }

    private func requireRow() {
        trap(
            unless: count == 2,
            """
            Invalid index path for use with UITableView. Index paths passed to table view must contain exactly two \
            indices specifying the section and row. This one has \(count).
            """)
    }
}
