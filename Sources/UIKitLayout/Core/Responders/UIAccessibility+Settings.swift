import Foundation

extension UIAccessibility {
    /// Whether the user prefers more contrast; always false on Linux.
    public static var isDarkerSystemColorsEnabled: Bool { false }
    /// Whether the colours of the screen are inverted; always false on Linux.
    public static var isInvertColorsEnabled: Bool { false }
    /// Whether the screen shows only shades of grey; always false on Linux.
    public static var isGrayscaleEnabled: Bool { false }
    /// Whether Switch Control is running; always false on Linux.
    public static var isSwitchControlRunning: Bool { false }
    /// Whether a session of Guided Access is running; always false on Linux.
    public static var isGuidedAccessEnabled: Bool { false }
    /// Whether the user prefers differences that do not depend on colours; always false on Linux.
    public static var shouldDifferentiateWithoutColor: Bool { false }
    /// Whether the user prefers fading to sliding; always false on Linux.
    public static var prefersCrossFadeTransitions: Bool { false }
    /// Whether the shapes of buttons are shown; always false on Linux.
    public static var buttonShapesEnabled: Bool { false }
}

// The names of notifications about settings, none of which changes on Linux.
extension UIAccessibility {
    /// VoiceOver has been started or stopped. Never posted on Linux.
    public static var voiceOverStatusDidChangeNotification: Foundation.Notification.Name {
        Foundation.Notification.Name("UIAccessibilityVoiceOverStatusDidChangeNotification")
    }
    /// The setting for less motion has changed. Never posted on Linux.
    public static var reduceMotionStatusDidChangeNotification: Foundation.Notification.Name {
        Foundation.Notification.Name("UIAccessibilityReduceMotionStatusDidChangeNotification")
    }
    /// The setting for less transparency has changed. Never posted on Linux.
    public static var reduceTransparencyStatusDidChangeNotification: Foundation.Notification.Name {
        Foundation.Notification.Name("UIAccessibilityReduceTransparencyStatusDidChangeNotification")
    }
    /// The setting for bold text has changed. Never posted on Linux.
    public static var boldTextStatusDidChangeNotification: Foundation.Notification.Name {
        Foundation.Notification.Name("UIAccessibilityBoldTextStatusDidChangeNotification")
    }
    /// The setting for more contrast has changed. Never posted on Linux.
    public static var darkerSystemColorsStatusDidChangeNotification: Foundation.Notification.Name {
        Foundation.Notification.Name("UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
    }
    /// The setting for inverted colours has changed. Never posted on Linux.
    public static var invertColorsStatusDidChangeNotification: Foundation.Notification.Name {
        Foundation.Notification.Name("UIAccessibilityInvertColorsStatusDidChangeNotification")
    }
    /// The setting for shades of grey has changed. Never posted on Linux.
    public static var grayscaleStatusDidChangeNotification: Foundation.Notification.Name {
        Foundation.Notification.Name("UIAccessibilityGrayscaleStatusDidChangeNotification")
    }
    /// Switch Control has been started or stopped. Never posted on Linux.
    public static var switchControlStatusDidChangeNotification: Foundation.Notification.Name {
        Foundation.Notification.Name("UIAccessibilitySwitchControlStatusDidChangeNotification")
    }
    /// A session of Guided Access has begun or ended. Never posted on Linux.
    public static var guidedAccessStatusDidChangeNotification: Foundation.Notification.Name {
        Foundation.Notification.Name("UIAccessibilityGuidedAccessStatusDidChangeNotification")
    }
    /// The setting for differences that do not depend on colours has changed. Never posted on Linux.
    public static var differentiateWithoutColorDidChangeNotification: Foundation.Notification.Name {
        Foundation.Notification.Name("UIAccessibilityShouldDifferentiateWithoutColorDidChangeNotification")
    }
    /// An announcement has been spoken. Never posted on Linux.
    public static var announcementDidFinishNotification: Foundation.Notification.Name {
        Foundation.Notification.Name("UIAccessibilityAnnouncementDidFinishNotification")
    }
    /// Assistive technology has focused another element. Never posted on Linux.
    public static var elementFocusedNotification: Foundation.Notification.Name {
        Foundation.Notification.Name("UIAccessibilityElementFocusedNotification")
    }
}
