internal import CTemplateLayout
internal import CTemplateLayoutGLib

/// An error of the layout engine.
///
/// The code is open: a later version may add codes, so a `switch` over them needs a default.
public struct EngineError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The kind of an engine error.
    public struct Code: Hashable, Sendable {
        private let rawValue: Int

        private init(_ rawValue: Int) {
            self.rawValue = rawValue
        }

        /// A number was NaN or infinite.
        public static let notFinite = Code(0)
        /// A priority was 0 or less, or above 1000.
        public static let badPriority = Code(1)
        /// No variable, constraint or item has the given id.
        public static let unknownID = Code(2)
        /// Required constraints contradict each other.
        public static let unsatisfiable = Code(3)
        /// The coefficients of the system differ too much in magnitude for double precision.
        public static let numeric = Code(4)
        /// A constraint cannot relate the two attributes to each other.
        public static let invalidPairing = Code(5)
        /// A file could not be read or written.
        public static let file = Code(6)
        /// A file does not contain saved heights.
        public static let notHeights = Code(7)
        /// Saved heights are in the format of another version.
        public static let otherFormat = Code(8)
        /// The end of saved heights is missing.
        public static let truncated = Code(9)
        /// Saved heights have changed since they were written.
        public static let damaged = Code(10)
        /// Saved heights were computed by another version of the library, whose rules for heights differ.
        public static let otherEngine = Code(11)
        /// Saved heights were computed with other fonts.
        public static let otherFonts = Code(12)
    }

    /// The kind of error.
    public let code: Code
    /// A sentence that describes the error.
    public let message: String

    /// The message.
    public var description: String { message }
}

extension EngineError {
    /// Makes an error from a `GError`, which it frees.
    init(taking error: UnsafeMutablePointer<GError>?) {
        guard let error else {
            self.init(code: .numeric, message: "the engine failed without a reason")
            return
        }
        defer { g_error_free(error) }
        self.init(code: Self.code(of: error.pointee), message: String(cString: error.pointee.message))
    }

    private static func code(of error: GError) -> Code {
        switch error.domain {
        case tl_layout_error_quark():
            error.code == TL_LAYOUT_ERROR_INVALID_PAIRING.rawValue ? .invalidPairing : .unknownID
        case tl_height_file_error_quark(): fileCode(UInt32(error.code))
        case tl_solver_error_quark(): solverCode(UInt32(error.code))
        default: .file
        }
    }

    private static func solverCode(_ code: UInt32) -> Code {
        switch code {
        case TL_SOLVER_ERROR_NOT_FINITE.rawValue: .notFinite
        case TL_SOLVER_ERROR_BAD_PRIORITY.rawValue: .badPriority
        case TL_SOLVER_ERROR_UNKNOWN_ID.rawValue: .unknownID
        case TL_SOLVER_ERROR_UNSATISFIABLE.rawValue: .unsatisfiable
        default: .numeric
        }
    }

    private static func fileCode(_ code: UInt32) -> Code {
        switch code {
        case TL_HEIGHT_FILE_ERROR_NOT_A_CACHE.rawValue: .notHeights
        case TL_HEIGHT_FILE_ERROR_FORMAT.rawValue: .otherFormat
        case TL_HEIGHT_FILE_ERROR_TRUNCATED.rawValue: .truncated
        case TL_HEIGHT_FILE_ERROR_ENGINE.rawValue: .otherEngine
        case TL_HEIGHT_FILE_ERROR_FONTS.rawValue: .otherFonts
        default: .damaged
        }
    }
}

/// Calls a C function that reports failure through a `GError`, and throws the reported error.
@discardableResult
func throwingGError<Result>(
    _ body: (UnsafeMutablePointer<UnsafeMutablePointer<GError>?>) -> Result
) throws(EngineError) -> Result {
    var error: UnsafeMutablePointer<GError>?
    let result = body(&error)
    if error != nil { throw EngineError(taking: error) }
    return result
}
