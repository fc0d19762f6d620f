nonisolated extension CheckRule {
    static let contentPriority = CheckRule(
        id: "content-priority", level: .warning,
        summary: "neighbours that share a width or height, with equal content priorities",
        explanation: """
            Views with contents fill a width or height together, and the constraints do not determine which one is \
            stretched or compressed. Xcode: "Content Priority Ambiguity". Set the hugging priority of the one that \
            keeps the size of its content one higher, or the compression resistance priority of the one that is shown \
            completely. Heights that differ from the contents only by rounding, and heights that are shared only in \
            the stored height of a row that sizes itself, are notes, and so are widths shared with a label of several \
            lines, whose text wraps. Labels of several lines beside each other in a stack view are not reported, \
            since UIKit gives them equal shares.
            """)
}
