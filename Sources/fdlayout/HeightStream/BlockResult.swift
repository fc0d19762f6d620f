/// The output for a block of lines.
struct BlockResult: Sendable {
    /// The number of the block.
    let number: Int
    /// The number of lines that were processed.
    var lineCount = 0
    /// The number of lines for which there is an error instead of a height.
    var faultCount = 0
    /// The lines of the output.
    var output: [UInt8] = []
    /// The fault that ends the stream after the output of this block; `nil` if the stream continues.
    var failure: ToolFailure?
    /// For each field that rows lack, by its name: the number of these rows and the first of them.
    var missing: [String: LineBatch.MissingField] = [:]
    /// The processor time spent on the block.
    var timing = StreamTiming()
}
