/// A part of the feed at one width, as it was at one revision.
struct FeedSlice: Sendable {
    /// The place from which a slice extends upwards and downwards.
    enum Anchor: Sendable {
        /// The row at a distance from the top of the feed, in points.
        case offset(Double)
        /// The row at a position; 0 is the newest row.
        case position(Int)
        /// The row with a number.
        case row(Int64)
    }

    /// A row and its place.
    struct PlacedRow: Sendable {
        /// The number of the row.
        let id: Int64
        /// The position in the feed; 0 is the newest row.
        let position: Int
        /// The distance from the top of the feed to the top of the row, in points.
        let offset: Double
        /// The height, in points.
        let height: Double
    }

    /// The revision of the feed.
    let revision: Int
    /// The number of rows of the feed.
    let count: Int
    /// The height of the feed, in points.
    let height: Double
    /// The row at the anchor; `nil` if the feed is empty.
    let anchor: PlacedRow?
    /// The rows in the order of the feed.
    let rows: [PlacedRow]
}
