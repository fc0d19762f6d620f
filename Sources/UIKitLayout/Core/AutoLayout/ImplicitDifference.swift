import Foundation

/// The difference between the former and the present list of the constraints that a view's class implies.
///
/// In a stack view, the constraints that arrange the views before and after a hidden view stay the same. They are found
/// between constraints that do not, because the list has all spacings before all alignments.
final class ImplicitDifference {
    private let former, present: ImplicitConstraints
    /// For each constraint in the present list, the index of the same constraint in the former list; `nil` for a new
    /// constraint. The indices increase.
    let predecessors: [Int?]
    /// The indices of the constraints of the former list that are not in the present list.
    let removed: [Int]
    /// The indices of the constraints that are the same but for their constants, in the present list.
    let otherConstants: [Int]

    /// Compares two lists. Takes time in proportion to their lengths and to the product of the lengths of the ranges
    /// in which they differ.
    init(from former: ImplicitConstraints, to present: ImplicitConstraints) {
        (self.former, self.present) = (former, present)
        let predecessors = Self.match(present.constraints, with: former.constraints)
        let kept = Set(predecessors.compactMap(\.self))
        self.predecessors = predecessors
        removed = former.constraints.indices.filter { !kept.contains($0) }
        otherConstants = predecessors.indices.filter { index in
            predecessors[index].map { former.constraints[$0].constant != present.constraints[index].constant } ?? false
        }
    }

    /// Whether this is the difference between the two given lists.
    func isDifference(from former: ImplicitConstraints, to present: ImplicitConstraints) -> Bool {
        self.present === present && self.former === former
    }

    /// The predecessor of each present constraint: first at the common beginning and the common end of both lists, then
    /// between them.
    private static func match(_ present: [ImplicitConstraint], with former: [ImplicitConstraint]) -> [Int?] {
        var predecessors = [Int?](repeating: nil, count: present.count)
        var (start, formerEnd, presentEnd) = (0, former.count, present.count)
        while start < formerEnd, start < presentEnd, present[start].isSame(as: former[start]) {
            predecessors[start] = start
            start += 1
        }
        while formerEnd > start, presentEnd > start, present[presentEnd - 1].isSame(as: former[formerEnd - 1]) {
            (formerEnd, presentEnd) = (formerEnd - 1, presentEnd - 1)
            predecessors[presentEnd] = formerEnd
        }
        var next = start
        for index in start..<presentEnd {
            let found = (next..<formerEnd).first { present[index].isSame(as: former[$0]) }
            guard let found else { continue }
            predecessors[index] = found
            next = found + 1
        }
        return predecessors
    }
}

/// The last differences of a view's implicit constraints. From one row of a list to the next, views are hidden and shown
/// again, so the same lists follow each other.
struct RecentDifferences {
    /// The number of differences that are kept: two for each pair of arrangements that follow each other.
    private static let capacity = 8

    private var differences: [ImplicitDifference] = []

    /// The difference between two lists, which is computed only if it is not among the last ones.
    mutating func difference(from former: ImplicitConstraints, to present: ImplicitConstraints) -> ImplicitDifference {
        if let known = differences.first(where: { $0.isDifference(from: former, to: present) }) { return known }
        let difference = ImplicitDifference(from: former, to: present)
        if differences.count == Self.capacity { differences.removeFirst() }
        differences.append(difference)
        return difference
    }
}
