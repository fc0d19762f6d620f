import Foundation
import InterfaceBuilder
import UIKitLayout

/// The changes of the views between two versions of a file.
struct FileDifference {
    /// The name of the file in results.
    let name: String
    /// The name of the old version in results.
    private let oldName: String
    /// The changes, in the order of the lines on which the objects begin.
    let changes: [ViewChange]
    /// Both versions, laid out on demand to be drawn; `nil` if the file does not exist in that version.
    let old, new: FileLayouts?

    /// Lays out both versions and compares them.
    ///
    /// - Parameters:
    ///   - widths: the widths at which the versions are compared, with `nil` for the stored sizes.
    ///   - kinds: the kinds of changes to keep.
    init(
        of versions: FileVersions, widths: [CGFloat?], kinds: Set<ViewChange.Kind>, images: AssetCatalog?,
        scale: CGFloat?
    ) throws {
        (name, oldName) = (versions.name, versions.oldName)
        func layouts(_ read: (() throws -> Data)?) throws -> FileLayouts? {
            guard let read else { return nil }
            let file = try InterfaceFile(data: try read(), path: versions.name)
            let traits = UITraitCollection(displayScale: scale ?? file.displayScale ?? 2)
            return FileLayouts(file: file, images: images, traits: traits)
        }
        let (old, new) = (try layouts(versions.old), try layouts(versions.new))
        (self.old, self.new) = (old, new)
        let found = try widths.flatMap { width in
            try LayoutComparison(
                old: old.map { try FileState(of: $0, width: width) } ?? FileState(roots: [:]),
                new: new.map { try FileState(of: $0, width: width) } ?? FileState(roots: [:]), width: width,
                scale: (new ?? old)?.traits.displayScale ?? 2
            ).changes
        }
        changes = ViewChange.merged(found).filter { kinds.contains($0.kind) }
    }

    /// The name of the version that contains the object of a change: the old version for a view that vanished.
    func fileName(for kind: ViewChange.Kind) -> String { kind == .vanished ? oldName : name }

    /// The roots with visible changes, each with the widths at which it changed.
    var changedRoots: [(id: String, widths: [CGFloat?])] {
        var roots: [(id: String, widths: [CGFloat?])] = []
        for change in changes where change.isVisible {
            let index = roots.firstIndex { $0.id == change.rootID } ?? roots.count
            if index == roots.count { roots.append((change.rootID, [])) }
            for width in change.widths where !roots[index].widths.contains(width) { roots[index].widths.append(width) }
        }
        return roots
    }
}
