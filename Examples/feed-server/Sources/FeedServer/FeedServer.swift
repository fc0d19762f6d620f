import ArgumentParser
import Foundation
import Hummingbird
import Logging
import NIOCore

/// The command.
@main
struct FeedServer: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "feed-server",
        abstract: "Serves a feed whose row heights are known before a row is shown.",
        discussion: """
            Rows are changed with POST, PUT and DELETE under /api/rows. Their heights are computed in the background. The \
            page at / scrolls through all rows without measuring any.

              feed-server feed.db --import rows.jsonl

            --import adds the rows again each time; later starts do without it.

            There is no authentication and no encryption: every program that reaches the address can read and change all \
            rows. Web pages of other servers cannot, because requests with a foreign Host or Origin are refused.
            """)

    @Argument(help: "The SQLite database; created if it is missing.")
    var database: String

    @Option(
        name: .customLong("import"),
        help: ArgumentHelp(
            """
            Add the rows of a file before serving: a JSON object with title, content, author and date on each line; - for \
            standard input.
            """, valueName: "jsonl"))
    var rows: String?

    @Option(help: ArgumentHelp("The widths of rows, in points.", valueName: "w,w,…"))
    var widths = "320,375,480,640"

    @Option(help: "The advances of glyphs: those of San Francisco, as on an iPhone, or Inter's own.")
    var advances: FeedCell.Advances = .sanFrancisco

    @Option(help: "The address to listen on.")
    var host = "127.0.0.1"

    @Option(
        help: ArgumentHelp(
            "A name of this server besides localhost, --host and addresses; other names in Host are refused.",
            valueName: "name"))
    var allowHost: [String] = []

    @Option(help: "The port to listen on; 0 for any that is free.")
    var port = 8080

    @Option(help: ArgumentHelp("The largest body of a request, in bytes.", valueName: "bytes"))
    var bodyLimit = 1_000_000

    @Option(
        help: ArgumentHelp(
            "The time in which a request must arrive completely before its connection is closed.", valueName: "seconds")
    )
    var requestTimeout = 10.0

    @Option(help: ArgumentHelp("The folder with Inter-Regular.otf and Inter-Bold.otf.", valueName: "folder"))
    var fontFolder = "/usr/share/fonts/opentype/inter"

    /// The widths as numbers.
    private func widthList() throws -> [Double] {
        let list = widths.split(separator: ",").compactMap { Double($0) }
        guard list.count == widths.split(separator: ",", omittingEmptySubsequences: false).count,
            list.allSatisfy({ (100...10_000).contains($0) }), Set(list).count == list.count
        else { throw ValidationError("--widths '\(widths)': expected different numbers from 100 to 10000") }
        return list.sorted()
    }

    mutating func validate() throws {
        _ = try widthList()
        guard bodyLimit > 0 else { throw ValidationError("--body-limit \(bodyLimit): expected a positive number") }
        guard requestTimeout >= 0.001, requestTimeout <= 86_400 else {
            throw ValidationError("--request-timeout \(requestTimeout): expected 0.001 to 86400 seconds")
        }
        guard (0...65535).contains(port) else { throw ValidationError("--port \(port): expected 0 to 65535") }
    }

    mutating func run() async throws {
        try PageFonts(folder: fontFolder).check()
        try await ListeningAddress(host: host, port: port).check()
        var rowImport = try rows.map { try RowImport(path: $0) }
        let cell = FeedCell(advances: advances)
        let lineBreaking = LineBreaking(cell: cell)
        let widths = try widthList()
        let store = try Store(path: database, fonts: lineBreaking.fingerprint, widths: widths)
        let computation = try HeightComputation(cell: cell, widths: widths)
        report("measured", try await HeightRepair.run(store: store, computation: computation))
        let publisher = DraftPublisher(
            store: store, computation: computation, longComputation: try HeightComputation(cell: cell, widths: widths),
            feed: try await Feed(store: store), logger: Logger(label: "feed-server"))
        await publisher.publishShortDrafts()
        if let count = try await rowImport?.run(store: store, publisher: publisher) { report("imported", count) }
        let routes = FeedRoutes(
            store: store, feed: publisher.feed, lineBreaking: lineBreaking,
            longLineBreaking: LongLineBreaking(lineBreaking), widths: widths)
        try await serve(routes, RowRoutes(store: store, publisher: publisher, bodyLimit: bodyLimit), publisher)
    }

    private func serve(_ feed: FeedRoutes, _ rows: RowRoutes, _ publisher: DraftPublisher) async throws {
        let limit = TimeAmount.milliseconds(Int64(requestTimeout * 1000))
        let application = Application(
            router: try router(feed, rows),
            server: .http1(configuration: .init(additionalChannelHandlers: [RequestDeadline(limit: limit)])),
            configuration: .init(address: .hostname(host, port: port), serverName: "feed-server"),
            services: [publisher],
            onServerRunning: { [host] channel in
                print("feed-server: http://\(host):\(channel.localAddress?.port ?? 0)")
                fflush(nil)
            })
        try await application.runService()
    }

    private func router(_ feed: FeedRoutes, _ rows: RowRoutes) throws -> Router<BasicRequestContext> {
        let router = Router(options: .autoGenerateHeadEndpoints)
        router.add(middleware: ErrorResponses(bodyLimit: bodyLimit))
        router.add(middleware: ContentSecurityMiddleware())
        router.add(middleware: RequestOrigin(names: allowHost + [host]))
        let page = Bundle.module.bundlePath + "/Page"
        router.add(middleware: FileMiddleware(fontFolder, urlBasePath: "/fonts"))
        router.add(middleware: FileMiddleware(page, searchForIndexHtml: true))
        let routes = RecordedRoutes(router)
        feed.add(to: routes.group("api"))
        rows.add(to: routes.group("api"))
        let files = try FileManager.default.contentsOfDirectory(atPath: page).map {
            (RouterPath($0), HTTPRequest.Method.get)
        }
        router.add(middleware: AllowedMethods(methods: routes.methods + [("/", .get)] + files))
        return router
    }

    private func report(_ verb: String, _ count: Int) {
        guard count > 0 else { return }
        FileHandle.standardError.write(Data("feed-server: \(verb) \(count) rows\n".utf8))
    }
}
