import Trapping

/// Converts the number of a section or row, or a count of sections or rows, to the C engine's type. Traps if the number
/// is out of range.
@inline(__always)
func engineNumber(_ number: Int) -> UInt32 {
    guard let result = UInt32(exactly: number) else { trapForNumber(number) }
    return result
}

@inline(never)
private func trapForNumber(_ number: Int) -> Never {
    trap("\(number) is no number of a section or row: they are counted from 0 to \(UInt32.max - 1)")
}
