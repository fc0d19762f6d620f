import Foundation
import InterfaceBuilder

/// The comparison of the layouts of two versions of a file.
struct LayoutComparison {
    let old, new: FileState
    /// The width of both layouts, in points; `nil` for the stored sizes.
    let width: CGFloat?
    /// The number of pixels per point. Frames that differ by less than a pixel count as equal.
    let scale: CGFloat

    /// The changes of all views. A root that only one version has is a single change, which is reported only for the
    /// stored sizes.
    var changes: [ViewChange] {
        Set(old.roots.keys).union(new.roots.keys).sorted().flatMap { id -> [ViewChange] in
            switch (old.roots[id], new.roots[id]) {
            case (let before?, let after?): changes(inRoot: id, before, after)
            case (nil, let after?): width == nil ? rootChange(.appeared, id, after) : []
            case (let before?, nil): width == nil ? rootChange(.vanished, id, before) : []
            case (nil, nil): []
            }
        }
    }

    private func rootChange(_ kind: ViewChange.Kind, _ id: String, _ views: [String: ViewState]) -> [ViewChange] {
        guard let root = views[id] else { return [] }
        let frame = ViewChange.Value.frame(root.frame)
        return [change(kind, root, id, kind == .vanished ? frame : .none, kind == .appeared ? frame : .none)]
    }

    private func changes(
        inRoot root: String, _ old: [String: ViewState], _ new: [String: ViewState]
    ) -> [ViewChange] {
        Set(old.keys).union(new.keys).sorted().flatMap { id -> [ViewChange] in
            let before = old[id].flatMap { $0.isHidden ? nil : $0 }
            let after = new[id].flatMap { $0.isHidden ? nil : $0 }
            switch (before, after) {
            case (nil, let after?):
                return [change(.appeared, after, root, .none, .frame(after.frame))]
            case (let before?, nil):
                return [change(.vanished, before, root, .frame(before.frame), .none)]
            case (let before?, let after?): return changes(from: before, to: after, root)
            case (nil, nil): return []
            }
        }
    }

    private func changes(from old: ViewState, to new: ViewState, _ root: String) -> [ViewChange] {
        var found = frameChanges(from: old, to: new, root)
        func compare(_ kind: ViewChange.Kind, _ old: String?, _ after: String?) {
            guard old != after else { return }
            let values = [old, after].map { $0.map(ViewChange.Value.text) ?? .none }
            found.append(change(kind, new, root, values[0], values[1]))
        }
        compare(.text, old.text, new.text)
        compare(.font, old.font, new.font)
        compare(.color, old.textColor, new.textColor)
        compare(.background, old.backgroundColor, new.backgroundColor)
        return found
    }

    private func frameChanges(from old: ViewState, to new: ViewState, _ root: String) -> [ViewChange] {
        guard !new.isContentView else { return [] }
        let isMoved = differs(old.frame.minX, new.frame.minX) || differs(old.frame.minY, new.frame.minY)
        let isResized = differs(old.frame.width, new.frame.width) || differs(old.frame.height, new.frame.height)
        let kinds = (isMoved ? [ViewChange.Kind.moved] : []) + (isResized ? [.resized] : [])
        if kinds.isEmpty, width == nil, let before = old.object.storedFrame, let after = new.object.storedFrame,
            before != after
        {
            return [change(.stored, new, root, .frame(before), .frame(after))]
        }
        return kinds.map { change($0, new, root, .frame(old.frame), .frame(new.frame)) }
    }

    private func differs(_ old: CGFloat, _ new: CGFloat) -> Bool { (old - new).magnitude > 0.99 / scale }

    private func change(
        _ kind: ViewChange.Kind, _ state: ViewState, _ root: String, _ old: ViewChange.Value, _ new: ViewChange.Value
    ) -> ViewChange {
        ViewChange(kind: kind, object: state.object, rootID: root, old: old, new: new, widths: [width])
    }
}
