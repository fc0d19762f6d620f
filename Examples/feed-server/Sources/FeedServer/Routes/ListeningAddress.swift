import Glibc
import NIOCore
import NIOPosix

/// The address on which the server listens.
struct ListeningAddress {
    /// An error about the address, with its message.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// The name or number of the host.
    let host: String
    /// The port; 0 for any that is free.
    let port: Int

    /// Throws ``Failure`` if the server cannot listen on the address. This is checked before rows are imported, because
    /// an import must not be repeated after a failure.
    func check() async throws {
        do {
            let channel = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
                .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
                .bind(host: host, port: port).get()
            try await channel.close()
        } catch {
            throw Failure(description: "\(host):\(port): \(Self.reason(error))")
        }
    }

    private static func reason(_ error: any Error) -> String {
        switch (error as? IOError)?.errnoCode {
        case EADDRINUSE: "another program listens on this port; name another one with --port, or 0 for any"
        case EADDRNOTAVAIL: "not an address of this machine; name one with --host"
        case EACCES: "ports below 1024 need privileges; name another one with --port"
        case let code?: String(cString: strerror(code))
        case nil: "the host is unknown; name another one with --host"
        }
    }
}
