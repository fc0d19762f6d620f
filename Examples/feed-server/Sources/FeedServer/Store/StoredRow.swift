/// A row of the feed.
struct StoredRow: Sendable {
    /// The number of the row. Later rows have greater numbers, which are never used again.
    let id: Int64
    /// The version of the content: 1 for a new row, and one more after each change.
    let version: Int
    /// The revision of the feed in which the content became visible.
    let revision: Int
    /// The texts.
    let content: RowContent
}

/// A change of a row that was acknowledged, and that becomes visible when its heights are known.
struct Draft: Sendable {
    /// The number of the row.
    let id: Int64
    /// The version of the content.
    let version: Int
    /// The texts; `nil` if the row is deleted.
    let content: RowContent?

    /// The row and the version that identify a draft.
    struct Version: Hashable, Sendable {
        let id: Int64
        let version: Int
    }

    /// The row and the version.
    var key: Version { Version(id: id, version: version) }
}

/// The lengths of drafts: the bytes of all their texts.
enum DraftLengths: Sendable {
    case all
    case upTo(Int)
    case longer(than: Int)
}

/// A change of a row, with the heights of the row at all widths.
struct MeasuredDraft: Sendable {
    /// The change.
    let draft: Draft
    /// The heights in the order of the widths, in points; none if the row is deleted.
    let heights: [Double]
}
