import Foundation
import Hummingbird

/// The routes that change rows. A change is on the disk when it is acknowledged, and becomes visible when its heights are
/// known.
struct RowRoutes {
    let store: Store
    let publisher: DraftPublisher
    /// The largest size of a body, in bytes.
    let bodyLimit: Int

    private struct NewRows: Decodable {
        let rows: [RowContent]
    }

    private struct Added: ResponseEncodable {
        let ids: [Int64]
    }

    private struct Changed: ResponseEncodable {
        let id: Int64
        let version: Int
    }

    func add(to routes: RouterGroup<some RequestContext>) {
        routes.post("rows") { request, context in
            let rows = try await read(NewRows.self, from: request).rows
            guard !rows.isEmpty else { throw ClientError(.badRequest, "rows: expected at least one row") }
            let ids = try await store.addRows(rows)
            publisher.wake()
            return EditedResponse(status: .created, response: Added(ids: ids))
        }
        routes.put("rows/:id") { request, context in
            let row = try await read(RowContent.self, from: request)
            return try await change(id(context.parameters), to: row)
        }
        routes.delete("rows/:id") { _, context in
            _ = try await change(id(context.parameters), to: nil)
            return HTTPResponse.Status.noContent
        }
    }

    private func change(_ id: Int64, to content: RowContent?) async throws -> Changed {
        guard let version = try await store.changeRow(id, to: content) else {
            throw ClientError(.notFound, "there is no row \(id)")
        }
        publisher.wake()
        return Changed(id: id, version: version)
    }

    private func read<Value: Decodable>(_ type: Value.Type, from request: Request) async throws -> Value {
        let body = try await request.body.collect(upTo: bodyLimit)
        do {
            return try JSONDecoder().decode(type, from: Data(buffer: body))
        } catch {
            throw ClientError(.badRequest, DecodingFault(error).description)
        }
    }

    private func id(_ parameters: Parameters) throws -> Int64 {
        let text = parameters.get("id") ?? ""
        guard let id = Int64(text) else { throw ClientError(.badRequest, "'\(text)' is not the number of a row") }
        return id
    }
}
