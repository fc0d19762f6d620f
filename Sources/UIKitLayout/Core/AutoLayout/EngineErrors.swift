import LayoutEngine
import Trapping

/// Calls the layout engine in `body`, and traps if the engine reports an error. Only a programmer error can cause one,
/// such as a frame that is not a number or a priority above 1000. UIKit traps on these errors, too.
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
