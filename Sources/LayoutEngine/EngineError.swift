internal import CTemplateLayout
internal import CTemplateLayoutGLib

/// What the layout engine refused, and why.
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
        /// A priority was not above 0 and at most 1000.
        public static let badPriority = Code(1)
        /// No variable, constraint or item has that id.
        public static let unknownID = Code(2)
        /// Required constraints contradict each other.
        public static let unsatisfiable = Code(3)
        /// The system is too badly scaled for double precision.
        public static let numeric = Code(4)
        /// Two attributes cannot be related to each other.
        public static let invalidPairing = Code(5)
    }

    /// What kind of error it is.
    public let code: Code
    /// What was wrong, in one sentence.
    public let message: String

    /// The message.
    public var description: String { message }
}

extension EngineError {
    /// Takes a `GError` over and frees it.
    init(taking error: UnsafeMutablePointer<GError>?) {
        guard let error else {
            self.init(code: .numeric, message: "the engine failed without a reason")
            return
        }
        defer { g_error_free(error) }
        self.init(code: Self.code(of: error.pointee), message: String(cString: error.pointee.message))
    }

    private static func code(of error: GError) -> Code {
        if error.domain == tl_layout_error_quark() {
            return error.code == TL_LAYOUT_ERROR_INVALID_PAIRING.rawValue ? .invalidPairing : .unknownID
        }
        switch UInt32(error.code) {
        case TL_SOLVER_ERROR_NOT_FINITE.rawValue: return .notFinite
        case TL_SOLVER_ERROR_BAD_PRIORITY.rawValue: return .badPriority
        case TL_SOLVER_ERROR_UNKNOWN_ID.rawValue: return .unknownID
        case TL_SOLVER_ERROR_UNSATISFIABLE.rawValue: return .unsatisfiable
        default: return .numeric
        }
    }
}

/// Calls a C function that reports failure through a `GError`, and throws what it reports.
@discardableResult
func throwingGError<Result>(
    _ body: (UnsafeMutablePointer<UnsafeMutablePointer<GError>?>) -> Result
) throws(EngineError) -> Result {
    var error: UnsafeMutablePointer<GError>?
    let result = body(&error)
    if error != nil { throw EngineError(taking: error) }
    return result
}
