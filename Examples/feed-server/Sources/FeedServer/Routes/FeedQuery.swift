import Foundation
import Hummingbird

/// The parameters of a request for a part of the feed.
struct FeedQuery {
    /// The largest length of a part above or below its anchor, in points.
    private static let longest = 20_000.0

    private let parameters: [Substring: String]

    init(_ request: Request) {
        parameters = request.uri.queryParameters.reduce(into: [:]) { parameters, parameter in
            parameters[parameter.key] = parameter.value.removingPercentEncoding ?? String(parameter.value)
        }
    }

    /// The index of the requested width among those of the server; `nil` if none is requested.
    func width(of widths: [Double]) throws(ClientError) -> Int? {
        guard let width = try number("width") else { return nil }
        guard let index = widths.firstIndex(of: width) else { throw Self.unknownWidth(widths) }
        return index
    }

    /// The index of the requested width among those of the server. Throws if none is requested.
    func requiredWidth(of widths: [Double]) throws(ClientError) -> Int {
        guard let index = try width(of: widths) else { throw Self.unknownWidth(widths) }
        return index
    }

    private static func unknownWidth(_ widths: [Double]) -> ClientError {
        ClientError(.badRequest, "width: expected one of \(widths.map { $0.formatted() }.joined(separator: ", "))")
    }

    /// The anchor: one of `offset`, `position` and `id`.
    func anchor() throws(ClientError) -> FeedSlice.Anchor {
        let given = ["offset", "position", "id"].filter { parameters[$0] != nil }
        guard given.count == 1 else { throw ClientError(.badRequest, "expected one of offset, position and id") }
        if let offset = try number("offset") { return .offset(offset) }
        if let position = try integer("position") { return .position(Int(position)) }
        return .row(try integer("id") ?? 0)
    }

    /// How far the part extends above and below the top of the row at the anchor, in points.
    func lengths() throws(ClientError) -> (above: Double, below: Double) {
        (try length("above"), try length("below"))
    }

    private func length(_ name: Substring) throws(ClientError) -> Double {
        let length = try number(name) ?? 0
        guard (0...Self.longest).contains(length) else {
            throw ClientError(.badRequest, "\(name): expected 0 to \(Self.longest.formatted())")
        }
        return length
    }

    private func number(_ name: Substring) throws(ClientError) -> Double? {
        guard let text = parameters[name] else { return nil }
        guard let number = Double(text), number.isFinite else {
            throw ClientError(.badRequest, "\(name): '\(text)' is not a number")
        }
        return number
    }

    private func integer(_ name: Substring) throws(ClientError) -> Int64? {
        guard let text = parameters[name] else { return nil }
        guard let number = Int64(text) else {
            throw ClientError(.badRequest, "\(name): '\(text)' is not a whole number")
        }
        return number
    }
}
