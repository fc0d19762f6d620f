import LayoutEngine
import Trapping

/// Does something with the layout engine that it refuses only where a programmer has made an error, such as a frame that
/// is not a number or a priority above 1000; that traps, as it does in UIKit.
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
