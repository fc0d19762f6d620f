import Hummingbird

/// What clients need to know before they show rows.
struct FeedState: ResponseEncodable {
    /// The revision of the feed.
    let revision: Int
    /// The number of rows.
    let count: Int
    /// The height of the feed at the requested width, in points; `nil` if no width was requested.
    let height: Double?
    /// The widths for which heights are known, in points.
    let widths: [Double]
}

/// Rows with their places.
struct FeedPart: ResponseEncodable {
    /// A row with its place and its lines.
    struct Row: Encodable {
        /// The number of the row.
        let id: Int64
        /// The version of the texts.
        let version: Int
        /// The position in the feed; 0 is the newest row.
        let position: Int
        /// The distance from the top of the feed to the top of the row, in points.
        let offset: Double
        /// The height, in points.
        let height: Double
        /// The title.
        let title: String
        /// The text, in lines.
        let lines: [LineBreaking.Line]
        /// The author and the date.
        let byline: String
    }

    /// The revision of the feed.
    let revision: Int
    /// The number of rows of the feed.
    let count: Int
    /// The height of the feed, in points.
    let height: Double
    /// The position of the row at the anchor; `nil` if the feed is empty.
    let anchor: Int?
    /// The rows in the order of the feed.
    let rows: [Row]
}
