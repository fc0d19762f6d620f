import LayoutEngine
import Trapping

/// Hands something to the layout engine. What it refuses is a programmer's error, such as a frame that is not
/// a number or a priority above 1000, and traps, as it does in UIKit.
func handToEngine<Result>(_ what: @autoclosure () -> String, _ body: () throws(EngineError) -> Result) -> Result {
    do {
        return try body()
    } catch {
        trap("\(what()): \(error.message)")
    }
}
