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
        takeSpare()?.release()
    }

    /// Takes a workspace of the given generation, or of a later one, out of the pool; `nil` if there is none. Workspaces
    /// of earlier generations that are found during the search are dropped.
    ///
    /// - Returns: an owned reference, which ``put(_:)`` takes back.
    func take(_ generation: Int) -> Unmanaged<PangoWorkspace>? {
        if let workspace = takeSpare() {
            if workspace._withUnsafeGuaranteedRef({ $0.generation >= generation }) { return workspace }
            workspace.release()
        }
        return takeOther(generation)
    }

    private func takeOther(_ generation: Int) -> Unmanaged<PangoWorkspace>? {
        others.withLock { others in
            while let workspace = others.popLast() {
                if workspace.generation >= generation { return .passRetained(workspace) }
            }
            return nil
        }
    }

    /// Returns a workspace to the pool, which takes over the reference.
    func put(_ workspace: Unmanaged<PangoWorkspace>) {
        let number = UInt(bitPattern: workspace.toOpaque())
        guard !spare.compareExchange(expected: 0, desired: number, ordering: .acquiringAndReleasing).exchanged else {
            return
        }
        let workspace = workspace.takeRetainedValue()
        others.withLock { $0.append(workspace) }
    }

    /// Calls a closure with each workspace in the pool.
    func visit(_ body: (PangoWorkspace) -> Void) {
        let spare = takeSpare()
        others.withLock { others in
            for workspace in others { body(workspace) }
            spare?._withUnsafeGuaranteedRef(body)
        }
        if let spare { put(spare) }
    }

    private func takeSpare() -> Unmanaged<PangoWorkspace>? {
        let number = spare.exchange(0, ordering: .acquiringAndReleasing)
        return UnsafeRawPointer(bitPattern: number).map { .fromOpaque($0) }
    }
}
