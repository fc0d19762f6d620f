import Foundation

/// An Interface Builder file, or an image that it needs, that cannot be used.
public nonisolated struct InterfaceBuilderError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The kind of an error; later versions may add codes.
    public nonisolated struct Code: Hashable, Sendable {
        private let rawValue: Int

        private init(_ rawValue: Int) {
            self.rawValue = rawValue
        }

        /// The file does not exist or cannot be opened.
        public static let unreadableFile = Code(0)
        /// The file is not well-formed XML.
        public static let malformedXML = Code(1)
        /// The XML is not an Interface Builder document for iOS.
        public static let unsupportedDocument = Code(2)
        /// A value is missing or is not what it should be.
        public static let invalidValue = Code(3)
        /// There is no cell with that reuse identifier.
        public static let unknownIdentifier = Code(4)
        /// An image cannot be found or read.
        public static let unreadableImage = Code(5)
        /// Constraints whose numbers are of too different sizes to be solved in double precision.
        public static let unsolvableLayout = Code(6)
    }

    /// What kind of error it is.
    public let code: Code
    /// The file.
    public let path: String
    /// The line, counted from 1, where there is one.
    public let line: Int?
    /// What is wrong, and what was expected.
    public let message: String

    /// File, line where there is one, and message, as compilers print them.
    public var description: String {
        line.map { "\(path):\($0): \(message)" } ?? "\(path): \(message)"
    }
}

/// Something in an Interface Builder file that was left out or replaced.
public nonisolated struct InterfaceBuilderWarning: Hashable, Sendable, CustomStringConvertible {
    /// What kind of thing was left out or replaced.
    public nonisolated enum Kind: Hashable, Sendable {
        /// An element or attribute that is not supported.
        case notUnderstood
        /// A custom class that nobody registered; its superclass stands in.
        case unknownClass
        /// A value that the attribute does not allow; a default takes its place, as in Xcode.
        case invalidValue
    }

    /// What kind of thing it is.
    public let kind: Kind
    /// The file.
    public let path: String
    /// The line, counted from 1.
    public let line: Int
    /// What was left out or replaced, and by what.
    public let message: String

    /// File, line and message, as compilers print them.
    public var description: String { "\(path):\(line): \(message)" }
}
