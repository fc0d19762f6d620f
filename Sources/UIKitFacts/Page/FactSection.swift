/// A section of the page of all facts (Documentation/facts.md): the tables of one source file.
package struct FactSection: Sendable {
    /// The heading of the section.
    package let title: String
    /// The source file that contains the tables, relative to the module's folder.
    package let file: String
    /// The tables and constants.
    package let facts: [any FactListing]

    /// All sections of the page except the table of devices.
    package static let all: [FactSection] = [
        FactSection(title: "Safe areas", file: "Screens/ScreenEdges.swift", facts: ScreenEdges.facts),
        FactSection(title: "Bars", file: "Screens/BarHeights.swift", facts: BarHeights.facts),
        FactSection(title: "Interface Builder's canvas", file: "Screens/Canvas.swift", facts: Canvas.facts),
        FactSection(title: "Readable width", file: "Screens/ReadableWidth.swift", facts: ReadableWidth.facts),
        FactSection(title: "Controls", file: "Controls/Controls.swift", facts: Controls.facts),
        FactSection(title: "Controls with text", file: "Controls/TextControls.swift", facts: TextControls.facts),
        FactSection(title: "Margins and spacing", file: "Lists/Margins.swift", facts: Margins.facts),
        FactSection(title: "Rows of lists", file: "Lists/Rows.swift", facts: Rows.facts),
        FactSection(title: "Pickers", file: "Controls/Pickers.swift", facts: Pickers.facts),
        FactSection(title: "Text styles", file: "Text/TextStyles.swift", facts: TextStyles.facts),
        FactSection(title: "Sizes of fonts and symbols", file: "Text/FontSizes.swift", facts: FontSizes.facts),
        FactSection(title: "Weights of fonts", file: "Text/FontWeights.swift", facts: FontWeight.all),
        FactSection(title: "Typefaces", file: "Text/Typefaces.swift", facts: Typefaces.facts),
        FactSection(title: "The system font", file: "Text/SystemFontDesign.swift", facts: SystemFontDesign.facts),
    ]
}
