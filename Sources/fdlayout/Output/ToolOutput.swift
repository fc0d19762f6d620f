import FileSearch
import Foundation

/// The destination of a command's result: standard output, or a file that appears only when it is complete.
final class ToolOutput {
    private let name: String
    private let descriptor: Int32
    /// The file that becomes the output, or `nil` if output is written directly.
    private let temporary: TemporaryFile?

    /// Opens the output for writing.
    ///
    /// - Parameter path: the file to write, or `nil` or "-" for standard output. An existing file keeps its contents
    ///   until ``finish()``; devices and pipes are written directly. A link to a file is replaced; its target is not
    ///   written.
    /// - Throws: ``ToolFailure`` when the file cannot be created.
    init(path: String?) throws(ToolFailure) {
        guard let path, path != "-" else {
            (name, descriptor, temporary) = ("standard output", STDOUT_FILENO, nil)
            return
        }
        name = path
        if [.regular, .missing].contains(FileKind(ofFileAt: path)) {
            temporary = TemporaryFile(beside: path)
            descriptor = temporary?.descriptor ?? -1
        } else {
            temporary = nil
            descriptor = open(path, O_WRONLY | O_CLOEXEC)
        }
        guard descriptor >= 0 else { throw Self.failure(path) }
    }

    deinit {
        if descriptor >= 0, descriptor != STDOUT_FILENO { close(descriptor) }
    }

    /// Writes text. If the output is a terminal, control characters other than line ends and tabs are made visible.
    ///
    /// - Parameter hasControlSequences: whether the text has control sequences for the terminal and no other control
    ///   characters.
    /// - Throws: ``ToolFailure`` when writing fails, for example because the disk is full or the reader closed the
    ///   pipe.
    func write(_ text: String, hasControlSequences: Bool = false) throws(ToolFailure) {
        let isShown = descriptor == STDOUT_FILENO && StandardFiles.outputIsTerminal
        var text = isShown && !hasControlSequences ? VisibleText.of(text) : text
        if !text.withUTF8(writeAll) { throw Self.failure(name) }
    }

    /// Writes bytes as they are.
    ///
    /// - Throws: ``ToolFailure`` when writing fails.
    func write(_ data: Data) throws(ToolFailure) {
        if !data.withUnsafeBytes({ writeAll($0.bindMemory(to: UInt8.self)) }) { throw Self.failure(name) }
    }

    /// Writes text in UTF-8. If the output is a terminal, control characters are made visible as in other text.
    ///
    /// - Throws: ``ToolFailure`` when writing fails.
    func write(_ text: [UInt8]) throws(ToolFailure) {
        if descriptor == STDOUT_FILENO, StandardFiles.outputIsTerminal {
            return try write(String(decoding: text, as: UTF8.self))
        }
        if !text.withUnsafeBufferPointer(writeAll) { throw Self.failure(name) }
    }

    /// Whether written bytes reach the destination at once. They do not if the destination is a file that appears only
    /// when it is complete.
    var isDirect: Bool { temporary == nil }

    /// Returns whether all bytes were written.
    private func writeAll(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = Glibc.write(descriptor, UnsafeBufferPointer(rebasing: rest).baseAddress, rest.count)
            if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR { return false }
        }
        return true
    }

    /// Replaces the file at the destination by the complete output. Until then, the destination keeps its old contents.
    ///
    /// - Throws: ``ToolFailure`` if the file cannot be replaced; the destination then keeps its old contents.
    func finish() throws(ToolFailure) {
        guard let temporary else { return }
        var status = stat()
        // The new file gets the permissions of the file that it replaces or, if there is none, those of a file that a
        // shell's redirection creates.
        let mask = umask(0)
        umask(mask)
        let isFile = lstat(name, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
        let mode = isFile ? status.st_mode & 0o7777 : 0o666 & ~mask
        guard fchmod(descriptor, mode) == 0, fsync(descriptor) == 0, temporary.become(name) else {
            throw Self.failure(name)
        }
    }

    private static func failure(_ name: String) -> ToolFailure {
        .output("cannot write \(name): \(String(cString: strerror(errno)))")
    }
}
