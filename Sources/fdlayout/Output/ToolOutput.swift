import FileSearch
import Foundation

/// The destination of a command's result: standard output, or a file that appears only when it is complete.
final class ToolOutput {
    private let name: String
    private let descriptor: Int32
    /// The temporary file and the file that it will replace, or `nil` if output is written directly.
    private var replacement: (temporary: String, final: String)?

    /// Opens the output.
    ///
    /// - Parameter path: the file to write, or `nil` or "-" for standard output. An existing file keeps its contents
    ///   until ``finish()``; devices and pipes are written directly.
    /// - Throws: ``ToolFailure`` when the file cannot be created.
    init(path: String?) throws(ToolFailure) {
        guard let path, path != "-" else {
            (name, descriptor) = ("standard output", STDOUT_FILENO)
            return
        }
        name = path
        let final = realpath(path, nil).map { resolved in
            defer { free(resolved) }
            return String(cString: resolved)
        }
        if let final, FileKind(ofFileAt: final) != .regular {
            descriptor = open(final, O_WRONLY | O_CLOEXEC)
        } else {
            let place = final ?? path
            var template = Array((place + ".XXXXXX").utf8CString)
            descriptor = mkstemp(&template)
            replacement = (String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self), place)
        }
        guard descriptor >= 0 else {
            replacement = nil
            throw Self.failure(path)
        }
    }

    deinit {
        guard descriptor != STDOUT_FILENO else { return }
        close(descriptor)
        if let replacement { unlink(replacement.temporary) }
    }

    /// Writes text.
    ///
    /// - Throws: ``ToolFailure`` when writing fails, for example because the disk is full or the reader closed the
    ///   pipe.
    func write(_ text: String) throws(ToolFailure) {
        var text = text
        let isComplete = text.withUTF8 { bytes in
            var rest = bytes[...]
            while !rest.isEmpty {
                let count = Glibc.write(descriptor, UnsafeBufferPointer(rebasing: rest).baseAddress, rest.count)
                if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR { return false }
            }
            return true
        }
        if !isComplete { throw Self.failure(name) }
    }

    /// Replaces the destination by the complete file. Until then it keeps its old contents.
    ///
    /// - Throws: ``ToolFailure`` on failure; the destination then keeps its old contents.
    func finish() throws(ToolFailure) {
        guard let replacement else { return }
        var status = stat()
        // Gives the file the permissions of the replaced file, or else those of a file created by a shell's
        // redirection.
        let mask = umask(0)
        umask(mask)
        let mode = stat(replacement.final, &status) == 0 ? status.st_mode & 0o7777 : 0o666 & ~mask
        guard fchmod(descriptor, mode) == 0, fsync(descriptor) == 0,
            rename(replacement.temporary, replacement.final) == 0
        else { throw Self.failure(name) }
        self.replacement = nil
    }

    private static func failure(_ name: String) -> ToolFailure {
        .output("cannot write \(name): \(String(cString: strerror(errno)))")
    }
}
