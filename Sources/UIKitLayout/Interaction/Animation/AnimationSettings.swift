import Foundation

/// The settings of animations on the current thread.
nonisolated enum AnimationSettings {
    private static let disabledKey = "UIView.areAnimationsEnabled"
    private static let durationKey = "UIView.inheritedAnimationDuration"

    static var areEnabled: Bool {
        get { Thread.current.threadDictionary[disabledKey] == nil }
        set { Thread.current.threadDictionary[disabledKey] = newValue ? nil : true }
    }

    /// The duration of the innermost animation whose changes are being performed, in seconds; 0 outside animations.
    private(set) static var duration: TimeInterval {
        get { Thread.current.threadDictionary[durationKey] as? TimeInterval ?? 0 }
        set { Thread.current.threadDictionary[durationKey] = newValue == 0 ? nil : newValue }
    }

    /// Performs the changes of an animation. An animation inside another one has the duration of the outer one, unless
    /// it overrides that duration.
    static func perform(_ changes: () -> Void, duration: TimeInterval, overridesOuter: Bool = false) {
        let outer = self.duration
        self.duration = outer > 0 && !overridesOuter ? outer : duration
        defer { self.duration = outer }
        changes()
    }
}
