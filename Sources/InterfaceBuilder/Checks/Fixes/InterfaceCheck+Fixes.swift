import Foundation

extension InterfaceCheck {
    /// The number of passes after which frames that still change are left alone.
    private static let maximumPasses = 3

    /// Corrects the findings of a file that can be corrected in only one way. A constraint that repeats another
    /// constraint is removed, and misplaced views get the frames that the constraints determine, as with Xcode's
    /// command Update Frames. The rest of the file does not change.
    ///
    /// - Throws: ``InterfaceBuilderError`` when the file cannot be read, or its views cannot be laid out.
    public func fixed(_ contents: Data, path: String) throws -> FixedInterface {
        guard var text = InterfaceText(contents) else { return FixedInterface(contents: contents, fixes: []) }
        var fixes: [InterfaceFix] = []
        for _ in 0..<Self.maximumPasses {
            let file = try InterfaceFile(data: text.data, path: path)
            let new = try apply(to: &text, file)
            if new.isEmpty { break }
            fixes += new
        }
        return FixedInterface(contents: fixes.isEmpty ? contents : text.data, fixes: fixes)
    }

    private func apply(to text: inout InterfaceText, _ file: InterfaceFile) throws -> [InterfaceFix] {
        var stored = self
        stored.conditions = []
        let found = try stored.check(file).map(\.finding)
        let misplaced = Set(found.filter { $0.rule == .misplaced }.flatMap { [$0.objectID] + $0.related })
        var fixes = try misplaced.isEmpty ? [] : updateFrames(of: file, at: misplaced, in: &text)
        // Lines are removed from the end of the file first, so that the line numbers of the other findings stay valid.
        for finding in found.reversed() where finding.rule == .duplicateConstraint {
            guard text.removeElement(id: finding.objectID, line: finding.line) else { continue }
            fixes.append(InterfaceFix(line: finding.line, message: "removes constraint \(finding.objectID)"))
        }
        return fixes
    }

    /// Sets the stored frames of all views in those root views that contain misplaced views.
    private func updateFrames(
        of file: InterfaceFile, at misplaced: Set<String>, in text: inout InterfaceText
    ) throws -> [InterfaceFix] {
        var fixes: [InterfaceFix] = []
        for (id, frame, line) in try computedFrames(of: file, at: misplaced) {
            guard text.setFrame(frame, id: id, line: line) else { continue }
            fixes.append(InterfaceFix(line: line, message: "updates the frame of \(id)"))
        }
        return fixes
    }

    private func computedFrames(
        of file: InterfaceFile, at misplaced: Set<String>
    ) throws -> [(id: String, frame: CGRect, line: Int)] {
        let document = CheckedDocument(file, context: context)
        let measured = try file.makeRoots(textSize: .large)
        let designed = try file.makeRoots(intrinsicSizes: .design)
        return zip(designed, measured).flatMap { root, other -> [(id: String, frame: CGRect, line: Int)] in
            guard !misplaced.isDisjoint(with: root.views.keys) else { return [] }
            let layout = CheckedLayout(other, in: document, condition: CheckCondition())
            return MisplacedViews(root: root, beside: layout).computedFrames.compactMap { id, frame in
                document.element(id).map { (id, frame, $0.line) }
            }
        }.sorted { $0.line < $1.line }
    }
}
