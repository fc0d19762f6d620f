import Foundation

/// An error that makes an Interface Builder file unusable. The error can also be in an image that the file refers to.
public nonisolated struct InterfaceBuilderError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The kind of an error. Later versions may add codes.
    public nonisolated struct Code: Hashable, Sendable {
        private let rawValue: Int

        private init(_ rawValue: Int) {
            self.rawValue = rawValue
        }

        /// The file or folder does not exist or cannot be opened.
        public static let unreadableFile = Code(0)
        /// The file is not well-formed XML.
        public static let malformedXML = Code(1)
        /// The XML is not an Interface Builder document for iOS.
        public static let unsupportedDocument = Code(2)
        /// A value is missing or invalid.
        public static let invalidValue = Code(3)
        /// No cell or controller has the requested identifier, or the file contains no view.
        public static let unknownIdentifier = Code(4)
        /// An image cannot be found or read.
        public static let unreadableImage = Code(5)
        /// The constraints contain numbers of too different magnitudes to be solved in double precision.
        public static let unsolvableLayout = Code(6)
    }

    /// The kind of the error.
    public let code: Code
    /// The path of the file.
    public let path: String
    /// The line of the error, counted from 1; `nil` if the error concerns no single line.
    public let line: Int?
    /// A description of the fault and of the expected content.
    public let message: String

    /// The path, the line if there is one, and the message, in the format of compiler messages.
    public var description: String {
        line.map { "\(path):\($0): \(message)" } ?? "\(path): \(message)"
    }
}

/// A part of an Interface Builder file that was left out or replaced.
public nonisolated struct InterfaceBuilderWarning: Hashable, Sendable, CustomStringConvertible {
    /// The kind of a part that was left out or replaced.
    public nonisolated enum Kind: Hashable, Sendable {
        /// An unsupported element or attribute.
        case notUnderstood
        /// A custom class that is not registered; its superclass is used instead.
        case unknownClass
        /// A value that is not allowed for its attribute; a default is used instead, as in Xcode.
        case invalidValue
    }

    /// The kind of the part.
    public let kind: Kind
    /// The path of the file.
    public let path: String
    /// The line of the part, counted from 1.
    public let line: Int
    /// A description of the part and of its replacement.
    public let message: String

    /// The path, line and message, in the format of compiler messages.
    public var description: String { "\(path):\(line): \(message)" }
}
