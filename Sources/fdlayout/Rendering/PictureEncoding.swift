import Foundation
import UIKitLayout

/// The compression of pictures by several threads, while the calling thread draws further pictures. Compressed pictures
/// are delivered on the calling thread, in the order in which they were added.
final class PictureEncoding {
    /// A picture that is being compressed.
    ///
    /// The conformance to `Sendable` is unchecked. It is valid because a condition guards the result.
    private final class Pending: @unchecked Sendable {
        private let condition = NSCondition()
        private var result: Data??

        func finish(_ data: Data?) {
            condition.withLock {
                result = .some(data)
                condition.signal()
            }
        }

        /// Waits for the compressed picture; `nil` if memory is missing.
        func wait() -> Data? {
            condition.withLock {
                while true {
                    if let result { return result }
                    condition.wait()
                }
            }
        }
    }

    private let queue = OperationQueue()
    private var pending: [(path: String, picture: Pending)] = []
    private let deliver: (Data, String) throws -> Void
    /// The number of pictures that may wait for their delivery, which limits the memory in use.
    private var mostPending: Int { 4 * queue.maxConcurrentOperationCount }

    /// - Parameters:
    ///   - jobs: the number of threads.
    ///   - deliver: receives the bytes of a PNG file and the path that was given with the picture.
    init(jobs: Int, deliver: @escaping (Data, String) throws -> Void) {
        queue.maxConcurrentOperationCount = jobs
        self.deliver = deliver
    }

    /// Begins to compress a picture. If too many pictures are pending, waits for the first of them and delivers it.
    ///
    /// - Throws: any error of the delivery of an earlier picture.
    func add(_ image: CGImage, path: String) throws {
        let picture = Pending()
        pending.append((path, picture))
        queue.addOperation { picture.finish(image.pngData) }
        while pending.count > mostPending { try deliverFirst() }
    }

    /// Waits for all pending pictures and delivers them.
    func finish() throws {
        while !pending.isEmpty { try deliverFirst() }
    }

    private func deliverFirst() throws {
        let (path, picture) = pending.removeFirst()
        guard let data = picture.wait() else { throw ToolFailure.data("\(path): the picture is too large") }
        try deliver(data, path)
    }
}
