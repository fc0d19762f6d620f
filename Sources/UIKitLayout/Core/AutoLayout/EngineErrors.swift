import LayoutEngine
import Trapping

/// Calls the layout engine and traps on its errors, which can only be programmer errors, such as a frame that is not a
/// number or a priority above 1000. UIKit traps on them, too.
@inline(__always)
func trappingEngineErrors<Result>(
    of what: @autoclosure () -> String, _ body: () throws(EngineError) -> Result
) -> Result {
    do {
        return try body()
    } catch {
        trap("\(what()): \(error.message)")
    }
}
