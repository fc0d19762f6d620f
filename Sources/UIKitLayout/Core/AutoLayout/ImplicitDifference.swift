import Foundation

/// The difference between the former and the present list of the constraints that a view's class implies.
///
/// In a stack view, the constraints that arrange the views before and after a hidden view stay the same. They are found
/// between constraints that do not, because the list has all spacings before all alignments.
struct ImplicitDifference {
    /// The range in which the lists differ, in the former and in the present list: the range begins after the common
    /// beginning of both lists and ends before their common end.
    let former, present: Range<Int>
    /// For each constraint in the present range, the index of the same constraint in the former list; `nil` for a new
    /// constraint. The indices increase.
    private(set) var predecessors: [Int?] = []
    /// The indices of the constraints that are the same but for their constants, in the present list.
    private(set) var otherConstants: [Int] = []

    /// Compares two lists. Takes time in proportion to their lengths and to the product of the lengths of the ranges
    /// in which they differ.
    init(from formerList: [ImplicitConstraint], to presentList: [ImplicitConstraint]) {
        var (start, formerEnd, presentEnd) = (0, formerList.count, presentList.count)
        var otherConstants: [Int] = []
        func isSame(_ index: Int, as presentIndex: Int) -> Bool {
            let (one, other) = (formerList[index], presentList[presentIndex])
            guard one.isSame(as: other) else { return false }
            if one.constant != other.constant { otherConstants.append(presentIndex) }
            return true
        }
        while start < formerEnd, start < presentEnd, isSame(start, as: start) { start += 1 }
        while formerEnd > start, presentEnd > start, isSame(formerEnd - 1, as: presentEnd - 1) {
            formerEnd -= 1
            presentEnd -= 1
        }
        (former, present) = (start..<formerEnd, start..<presentEnd)
        predecessors.reserveCapacity(present.count)
        for index in present {
            let predecessor = (start..<formerEnd).first { isSame($0, as: index) }
            predecessors.append(predecessor)
            if let predecessor { start = predecessor + 1 }
        }
        self.otherConstants = otherConstants
    }

    /// Calls a closure with the index of each constraint of the former list that is not in the present one.
    func visitRemoved(_ body: (Int) -> Void) {
        var index = former.lowerBound
        for case let predecessor? in predecessors {
            while index < predecessor {
                body(index)
                index += 1
            }
            index = predecessor + 1
        }
        while index < former.upperBound {
            body(index)
            index += 1
        }
    }
}
