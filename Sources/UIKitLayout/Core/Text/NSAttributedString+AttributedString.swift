import Foundation

nonisolated extension NSAttributedString {
    /// Creates a string with the text and with the attributes of UIKit's scope, and the links, of an `AttributedString`.
    ///
    /// Attachments, and values of other scopes, such as inline presentation intents, are left out.
    public convenience init(_ attrStr: AttributedString) {
        let text = NSMutableAttributedString(string: "")
        for run in attrStr.runs {
            var attributes: [NSAttributedString.Key: Any] = [:]
            for attribute in SharedAttribute.all { attributes[attribute.key] = attribute.read(run) }
            text.append(
                NSAttributedString(string: String(attrStr.characters[run.range]), attributes: attributes))
        }
        self.init(attributedString: text)
    }
}

nonisolated extension AttributedString {
    /// Creates a string with the text and with the attributes of UIKit's scope, and the links, of an
    /// `NSAttributedString`. Attachments are left out.
    public init(_ nsStr: NSAttributedString) {
        self.init()
        for run in AttributedRuns(nsStr).runs {
            var container = AttributeContainer()
            for attribute in SharedAttribute.all {
                if let value = run.attributes[attribute.key] { attribute.write(value, &container) }
            }
            append(AttributedString(run.text, attributes: container))
        }
    }
}

/// An attribute that both kinds of attributed strings have, under the same name.
private nonisolated struct SharedAttribute {
    let key: NSAttributedString.Key
    /// Reads the value in the form that `NSAttributedString` has; `nil` if the run has none.
    let read: (AttributedString.Runs.Run) -> Any?
    /// Adds a value in the form that `NSAttributedString` has, unless its type is another one.
    let write: (Any, inout AttributeContainer) -> Void

    /// An attribute whose values are the same in both kinds of strings.
    private init<Key: AttributedStringKey>(_ attribute: Key.Type) where Key.Value: Sendable {
        self.init(attribute, { $0 }, { $0 as? Key.Value })
    }

    private init<Key: AttributedStringKey>(
        _ attribute: Key.Type, _ shared: @escaping (Key.Value) -> Any, _ own: @escaping (Any) -> Key.Value?
    ) where Key.Value: Sendable {
        key = NSAttributedString.Key(rawValue: Key.name)
        read = { run in run[Key.self].map(shared) }
        write = { value, container in container[Key.self] = own(value) }
    }

    /// An attribute whose values are numbers, which `NSAttributedString` keeps as objects.
    private static func length<Key: AttributedStringKey>(_ attribute: Key.Type) -> SharedAttribute
    where Key.Value == CGFloat {
        SharedAttribute(
            attribute, { NSNumber(value: Double($0)) }, { Double(number: $0).map { CGFloat($0) } })
    }

    private static func style<Key: AttributedStringKey>(_ attribute: Key.Type) -> SharedAttribute
    where Key.Value == NSUnderlineStyle {
        SharedAttribute(
            attribute, { NSNumber(value: $0.rawValue) },
            { Double(number: $0).flatMap { Int(exactly: $0) }.map { NSUnderlineStyle(rawValue: $0) } })
    }

    static var all: [SharedAttribute] {
        typealias Scope = AttributeScopes.UIKitAttributes
        return [
            SharedAttribute(Scope.FontAttribute.self), SharedAttribute(Scope.ForegroundColorAttribute.self),
            SharedAttribute(Scope.BackgroundColorAttribute.self), SharedAttribute(Scope.UnderlineColorAttribute.self),
            SharedAttribute(Scope.StrikethroughColorAttribute.self), SharedAttribute(Scope.StrokeColorAttribute.self),
            SharedAttribute(Scope.ParagraphStyleAttribute.self), SharedAttribute(Scope.ShadowAttribute.self),
            SharedAttribute(Scope.TextEffectAttribute.self),
            SharedAttribute(AttributeScopes.FoundationAttributes.LinkAttribute.self),
            length(Scope.KernAttribute.self), length(Scope.TrackingAttribute.self),
            length(Scope.BaselineOffsetAttribute.self), length(Scope.ObliquenessAttribute.self),
            length(Scope.ExpansionAttribute.self), length(Scope.StrokeWidthAttribute.self),
            style(Scope.UnderlineStyleAttribute.self), style(Scope.StrikethroughStyleAttribute.self),
            SharedAttribute(
                Scope.LigatureAttribute.self, { NSNumber(value: $0) },
                { Double(number: $0).flatMap { Int(exactly: $0) } }),
        ]
    }
}
