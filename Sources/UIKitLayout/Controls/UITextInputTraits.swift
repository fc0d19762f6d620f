// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// The properties of text input and its keyboard. They are stored and have no effect on Linux.
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

    /// The type of the keyboard.
    public var keyboardType: UIKeyboardType {
        get { stored.keyboardType }
        set { stored.keyboardType = newValue }
    }
    /// The appearance of the keyboard, light or dark.
    public var keyboardAppearance: UIKeyboardAppearance {
        get { stored.keyboardAppearance }
        set { stored.keyboardAppearance = newValue }
    }
    /// The title of the return key.
    public var returnKeyType: UIReturnKeyType {
        get { stored.returnKeyType }
        set { stored.returnKeyType = newValue }
    }
    /// The automatic capitalization of text.
    public var autocapitalizationType: UITextAutocapitalizationType {
        get { stored.autocapitalizationType }
        set { stored.autocapitalizationType = newValue }
    }
    /// Whether words are corrected automatically.
    public var autocorrectionType: UITextAutocorrectionType {
        get { stored.autocorrectionType }
        set { stored.autocorrectionType = newValue }
    }
    /// Whether the spelling is checked.
    public var spellCheckingType: UITextSpellCheckingType {
        get { stored.spellCheckingType }
        set { stored.spellCheckingType = newValue }
    }
    /// Whether straight quotes are replaced by typographic ones.
    public var smartQuotesType: UITextSmartQuotesType {
        get { stored.smartQuotesType }
        set { stored.smartQuotesType = newValue }
    }
    /// Whether hyphens are replaced by dashes.
    public var smartDashesType: UITextSmartDashesType {
        get { stored.smartDashesType }
        set { stored.smartDashesType = newValue }
    }
    /// Whether the return key is disabled while there is no text.
    public var enablesReturnKeyAutomatically: Bool {
        get { stored.enablesReturnKeyAutomatically }
        set { stored.enablesReturnKeyAutomatically = newValue }
    }
    /// Whether the text is obscured, as for passwords.
    public var isSecureTextEntry: Bool {
        get { stored.isSecureTextEntry }
        set { stored.isSecureTextEntry = newValue }
    }
    /// The kind of information that the text is, such as a user name; `nil` if it is not specified.
    public var textContentType: UITextContentType! {
        get { stored.textContentType }
        set { stored.textContentType = newValue }
    }
}

/// The type of a keyboard.
public nonisolated enum UIKeyboardType: Int, Hashable, Sendable {
    case `default` = 0
    case asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad
    case twitter, webSearch, asciiCapableNumberPad
}

/// The appearance of a keyboard.
public nonisolated enum UIKeyboardAppearance: Int, Hashable, Sendable {
    case `default` = 0
    case dark, light
}

/// The title of a return key.
public nonisolated enum UIReturnKeyType: Int, Hashable, Sendable {
    case `default` = 0
    case go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// A setting for the automatic capitalization of text.
public nonisolated enum UITextAutocapitalizationType: Int, Hashable, Sendable {
    case none = 0
    case words, sentences, allCharacters
}

/// A setting for the automatic correction of words.
public nonisolated enum UITextAutocorrectionType: Int, Hashable, Sendable {
    case `default` = 0
    case no, yes
}

/// A setting for the check of spelling.
public nonisolated enum UITextSpellCheckingType: Int, Hashable, Sendable {
    case `default` = 0
    case no, yes
}

/// A setting for the replacement of straight quotes with typographic quotes.
public nonisolated enum UITextSmartQuotesType: Int, Hashable, Sendable {
    case `default` = 0
    case no, yes
}

/// A setting for the replacement of hyphens with dashes.
public nonisolated enum UITextSmartDashesType: Int, Hashable, Sendable {
    case `default` = 0
    case no, yes
}

/// A kind of information that is entered as text, such as a user name.
public nonisolated struct UITextContentType: RawRepresentable, Hashable, Sendable {
    /// The kind of information as a string.
    public let rawValue: String

    /// Creates a kind of information from a string.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A person's name.
    public static let name = UITextContentType(rawValue: "name")
    /// A title before a person's name.
    public static let namePrefix = UITextContentType(rawValue: "name-prefix")
    /// A given name.
    public static let givenName = UITextContentType(rawValue: "given-name")
    /// A middle name.
    public static let middleName = UITextContentType(rawValue: "middle-name")
    /// A family name.
    public static let familyName = UITextContentType(rawValue: "family-name")
    /// A suffix of a person's name.
    public static let nameSuffix = UITextContentType(rawValue: "name-suffix")
    /// A nickname.
    public static let nickname = UITextContentType(rawValue: "nickname")
    /// A job title.
    public static let jobTitle = UITextContentType(rawValue: "organization-title")
    /// The name of an organization.
    public static let organizationName = UITextContentType(rawValue: "organization")
    /// A place, including an address.
    public static let location = UITextContentType(rawValue: "location")
    /// A whole street address.
    public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
    /// The first line of a street address.
    public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
    /// The second line of a street address.
    public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
    /// A city.
    public static let addressCity = UITextContentType(rawValue: "address-level2")
    /// A state or region.
    public static let addressState = UITextContentType(rawValue: "address-level1")
    /// A city with its state.
    public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
    /// A part of a city.
    public static let sublocality = UITextContentType(rawValue: "address-level3")
    /// A country.
    public static let countryName = UITextContentType(rawValue: "country-name")
    /// A postal code.
    public static let postalCode = UITextContentType(rawValue: "postal-code")
    /// The number of a credit card.
    public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
    /// A user name.
    public static let username = UITextContentType(rawValue: "username")
    /// A password.
    public static let password = UITextContentType(rawValue: "password")
    /// A new password.
    public static let newPassword = UITextContentType(rawValue: "new-password")
    /// A code for single use.
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
    /// An e-mail address.
    public static let emailAddress = UITextContentType(rawValue: "email")
    /// A phone number.
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    /// A URL.
    public static let URL = UITextContentType(rawValue: "url")
}
