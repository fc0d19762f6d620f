internal import Locking
import Synchronization

/// The workspaces that no thread is using.
///
/// One workspace is stored separately, so that it can be taken and put back without a lock.
///
/// Unchecked: a workspace is in one place at a time, and the thread that takes it has exclusive access to it.
final class WorkspacePool: @unchecked Sendable {
    /// The workspace that is stored separately: an owned reference as a number; 0 for none.
    private let spare = Atomic<UInt>(0)
    private let others = Locked<[PangoWorkspace]>([])

    deinit {
        _ = takeSpare()
    }

    /// Takes a workspace of the given generation out of the pool; `nil` if there is none. Workspaces of other
    /// generations that are found during the search are dropped.
    func take(_ generation: Int) -> PangoWorkspace? {
        if let workspace = takeSpare(), workspace.generation == generation { return workspace }
        return others.withLock { others in
            while let workspace = others.popLast() {
                if workspace.generation == generation { return workspace }
            }
            return nil
        }
    }

    /// Returns a workspace to the pool.
    func put(_ workspace: PangoWorkspace) {
        let reference = Unmanaged.passRetained(workspace)
        let number = UInt(bitPattern: reference.toOpaque())
        guard !spare.compareExchange(expected: 0, desired: number, ordering: .acquiringAndReleasing).exchanged else {
            return
        }
        reference.release()
        others.withLock { $0.append(workspace) }
    }

    /// Calls a closure with each workspace in the pool.
    func visit(_ body: (PangoWorkspace) -> Void) {
        let spare = takeSpare()
        others.withLock { others in
            for workspace in others { body(workspace) }
            if let spare { body(spare) }
        }
        if let spare { put(spare) }
    }

    private func takeSpare() -> PangoWorkspace? {
        let number = spare.exchange(0, ordering: .acquiringAndReleasing)
        return UnsafeRawPointer(bitPattern: number).map { Unmanaged<PangoWorkspace>.fromOpaque($0).takeRetainedValue() }
    }
}
