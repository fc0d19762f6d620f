// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// What a keyboard is to be like; stored values, as there is none on Linux.
public protocol UITextInputTraits: AnyObject {
    var keyboardType: UIKeyboardType { get set }
    var keyboardAppearance: UIKeyboardAppearance { get set }
    var returnKeyType: UIReturnKeyType { get set }
    var autocapitalizationType: UITextAutocapitalizationType { get set }
    var autocorrectionType: UITextAutocorrectionType { get set }
    var spellCheckingType: UITextSpellCheckingType { get set }
    var smartQuotesType: UITextSmartQuotesType { get set }
    var smartDashesType: UITextSmartDashesType { get set }
    var enablesReturnKeyAutomatically: Bool { get set }
    var isSecureTextEntry: Bool { get set }
    var textContentType: UITextContentType! { get set }
}

private struct InputTraits {
    static let key = AssociatedKey<InputTraits>()

    var keyboardType = UIKeyboardType.default
    var keyboardAppearance = UIKeyboardAppearance.default
    var returnKeyType = UIReturnKeyType.default
    var autocapitalizationType = UITextAutocapitalizationType.sentences
    var autocorrectionType = UITextAutocorrectionType.default
    var spellCheckingType = UITextSpellCheckingType.default
    var smartQuotesType = UITextSmartQuotesType.default
    var smartDashesType = UITextSmartDashesType.default
    var enablesReturnKeyAutomatically = false
    var isSecureTextEntry = false
    var textContentType: UITextContentType?
}

extension UITextInputTraits where Self: UIView {
    private var stored: InputTraits {
        get { associatedValue(for: InputTraits.key) ?? InputTraits() }
        set { setAssociatedValue(newValue, for: InputTraits.key) }
    }

    /// The keys that there are.
    public var keyboardType: UIKeyboardType {
        get { stored.keyboardType }
        set { stored.keyboardType = newValue }
    }
    /// Light or dark.
    public var keyboardAppearance: UIKeyboardAppearance {
        get { stored.keyboardAppearance }
        set { stored.keyboardAppearance = newValue }
    }
    /// What the return key says.
    public var returnKeyType: UIReturnKeyType {
        get { stored.returnKeyType }
        set { stored.returnKeyType = newValue }
    }
    /// Where capitals are written.
    public var autocapitalizationType: UITextAutocapitalizationType {
        get { stored.autocapitalizationType }
        set { stored.autocapitalizationType = newValue }
    }
    /// Whether words are corrected.
    public var autocorrectionType: UITextAutocorrectionType {
        get { stored.autocorrectionType }
        set { stored.autocorrectionType = newValue }
    }
    /// Whether spelling is checked.
    public var spellCheckingType: UITextSpellCheckingType {
        get { stored.spellCheckingType }
        set { stored.spellCheckingType = newValue }
    }
    /// Whether quotes are replaced.
    public var smartQuotesType: UITextSmartQuotesType {
        get { stored.smartQuotesType }
        set { stored.smartQuotesType = newValue }
    }
    /// Whether dashes are replaced.
    public var smartDashesType: UITextSmartDashesType {
        get { stored.smartDashesType }
        set { stored.smartDashesType = newValue }
    }
    /// Whether there must be text for the return key.
    public var enablesReturnKeyAutomatically: Bool {
        get { stored.enablesReturnKeyAutomatically }
        set { stored.enablesReturnKeyAutomatically = newValue }
    }
    /// Whether the text is not to be read.
    public var isSecureTextEntry: Bool {
        get { stored.isSecureTextEntry }
        set { stored.isSecureTextEntry = newValue }
    }
    /// What the text is.
    public var textContentType: UITextContentType! {
        get { stored.textContentType }
        set { stored.textContentType = newValue }
    }
}

/// The keys of a keyboard.
public nonisolated enum UIKeyboardType: Int, Hashable, Sendable {
    case `default` = 0
    case asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad
    case twitter, webSearch, asciiCapableNumberPad
}

/// How a keyboard looks.
public nonisolated enum UIKeyboardAppearance: Int, Hashable, Sendable {
    case `default` = 0
    case dark, light
}

/// What the return key says.
public nonisolated enum UIReturnKeyType: Int, Hashable, Sendable {
    case `default` = 0
    case go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// Where capitals are written.
public nonisolated enum UITextAutocapitalizationType: Int, Hashable, Sendable {
    case none = 0
    case words, sentences, allCharacters
}

/// Whether words are corrected.
public nonisolated enum UITextAutocorrectionType: Int, Hashable, Sendable {
    case `default` = 0
    case no, yes
}

/// Whether spelling is checked.
public nonisolated enum UITextSpellCheckingType: Int, Hashable, Sendable {
    case `default` = 0
    case no, yes
}

/// Whether quotes are replaced.
public nonisolated enum UITextSmartQuotesType: Int, Hashable, Sendable {
    case `default` = 0
    case no, yes
}

/// Whether dashes are replaced.
public nonisolated enum UITextSmartDashesType: Int, Hashable, Sendable {
    case `default` = 0
    case no, yes
}

/// What a text is.
public nonisolated struct UITextContentType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a kind from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A name.
    public static let name = UITextContentType(rawValue: "name")
    /// The name of a user.
    public static let username = UITextContentType(rawValue: "username")
    /// A password.
    public static let password = UITextContentType(rawValue: "password")
    /// A password that is chosen.
    public static let newPassword = UITextContentType(rawValue: "new-password")
    /// A code that is valid once.
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
    /// An address of electronic mail.
    public static let emailAddress = UITextContentType(rawValue: "email")
    /// The number of a telephone.
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    /// An address of the web.
    public static let URL = UITextContentType(rawValue: "url")
}
