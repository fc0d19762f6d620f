import Foundation

// Lines that become visible are filled with as many items as fit.
extension FlowSection {
    func prepareElements(from start: CGFloat, to end: CGFloat) {
        breakIfNeeded()
        guard metrics.sizing == .estimated, var line = firstLine(at: start) else { return }
        while let place = lines.place(of: .row, section: 0, row: line), CGFloat(place.offset) < end {
            refill(line)
            line += 1
        }
    }

    /// The index of the first line that ends after the given distance from the start of the section; `nil` if there is
    /// none.
    func firstLine(at distance: CGFloat) -> Int? {
        guard let place = lines.place(at: max(0, Double(distance))) else { return nil }
        switch place.part {
        case .header: return lineCount > 0 ? 0 : nil
        case .row: return place.row
        case .footer: return nil
        }
    }

    /// Changes a line to hold as many items as fit: takes items from the lines after it, or moves items to a new line.
    func refill(_ line: Int) {
        let present = count(ofLine: line)
        let fitting = fittingCount(from: firstItem(ofLine: line))
        if fitting > present {
            pull(fitting - present, intoLine: line)
        } else if fitting < present {
            setCount(fitting, ofLine: line)
            insertLine(of: present - fitting, at: line + 1)
        }
    }

    /// Moves the given number of items to a line from the lines after it.
    private func pull(_ count: Int, intoLine line: Int) {
        var missing = count
        while missing > 0 {
            let next = self.count(ofLine: line + 1)
            if next > missing {
                // The items are added to this line first; only then is the first item of the next line computed
                // correctly.
                setCount(self.count(ofLine: line) + missing, ofLine: line)
                setCount(next - missing, ofLine: line + 1)
                return
            }
            missing -= next
            removeLines(line + 1..<line + 2)
            setCount(self.count(ofLine: line) + next, ofLine: line)
        }
    }
}
