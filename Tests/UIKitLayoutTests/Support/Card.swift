import Foundation
import UIKitLayout

/// A random number generator with a seed, Sebastiano Vigna's SplitMix64.
struct SeededNumbers: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var number = state
        number = (number ^ (number >> 30)) &* 0xbf58_476d_1ce4_e5b9
        number = (number ^ (number >> 27)) &* 0x94d0_49bb_1331_11eb
        return number ^ (number >> 31)
    }
}

/// The properties of a card's views that edits change.
struct Card {
    static let labelCount = 6
    /// The index of the first label in the stack view.
    static let firstArranged = 3

    var texts = Array(repeating: "abcd", count: labelCount)
    var lines = Array(repeating: 0, count: labelCount)
    var huggings = Array(repeating: UILayoutPriority.defaultLow, count: labelCount)
    var isHidden = Array(repeating: false, count: labelCount)
    var gaps = Array(repeating: CGFloat(4), count: firstArranged)
    /// The limit on each label's height, or `nil`.
    var limits: [CGFloat?] = Array(repeating: nil, count: labelCount)
    var limitPriorities = Array(repeating: UILayoutPriority(800), count: labelCount)
    var margins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    var spacing: CGFloat = 2
    var customSpacing: CGFloat?
    var distribution = UIStackView.Distribution.fill
    var alignment = UIStackView.Alignment.fill
    var width: CGFloat = 100
    var showsBadge = false

    mutating func edit(_ numbers: inout SeededNumbers) {
        let label = Int.random(in: 0..<Self.labelCount, using: &numbers)
        let length = CGFloat(Int.random(in: 0..<40, using: &numbers))
        let priorities: [UILayoutPriority] = [100, 249, 251, 500, 749, 751, 900].map { UILayoutPriority($0) }
        let priority = priorities.randomElement(using: &numbers) ?? .defaultLow
        switch Int.random(in: 0..<14, using: &numbers) {
        case 0, 1: texts[label] = Array(repeating: "abcd", count: Int(length) / 3).joined(separator: " ")
        case 2: lines[label] = Int(length) % 4
        case 3: huggings[label] = priority
        case 4, 5: isHidden[label].toggle()
        case 6: gaps[label % Self.firstArranged] = length
        case 7: limits[label] = limits[label] == nil ? length : nil
        case 8: limitPriorities[label] = numbers.next() % 4 == 0 ? .required : priority
        case 9: margins = UIEdgeInsets(top: length, left: 3, bottom: 8, right: length / 2)
        case 10: (spacing, customSpacing) = (length / 4, label == 0 ? nil : length / 2)
        case 11: distribution = [.fill, .fillEqually, .equalSpacing][Int(length) % 3]
        case 12: alignment = [.fill, .leading, .center][Int(length) % 3]
        default: (width, showsBadge) = (80 + length, label % 2 == 0)
        }
    }
}
