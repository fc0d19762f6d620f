/// The median of several timings.
func median(_ values: [Double]) -> Double {
    values.sorted()[values.count / 2]
}

/// The number with one or no digit after the point, right-aligned in a column of `width` characters.
func column(_ value: Double, digits: Int = 0, width: Int = 10) -> String {
    let text = digits == 0 ? String(Int(value.rounded())) : String((value * 10).rounded() / 10)
    return String(repeating: " ", count: max(0, width - text.count)) + text
}

/// The name, left-aligned in a column of `width` characters.
func column(_ name: String, width: Int = 34) -> String {
    name + String(repeating: " ", count: max(0, width - name.count))
}

/// The time, in nanoseconds, of one of the `count` calls that a closure makes.
func nanoseconds(perCallOf count: Int, _ body: () -> Void) -> Double {
    let time = ContinuousClock().measure(body)
    return (Double(time.components.seconds) * 1e9 + Double(time.components.attoseconds) / 1e9) / Double(count)
}
