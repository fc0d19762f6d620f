/// The methods by which classes of the sources implement optional requirements of protocols that only a superclass
/// names.
///
/// On iOS, such a method is called, because Objective-C looks methods up by name. In Swift, the protocol's conformance
/// belongs to the superclass, whose default implementation would be called. In the copies, the superclass therefore
/// declares the method, with the default implementation, and the subclass overrides it.
struct InheritedRequirements {
    /// A method of a class.
    fileprivate struct Method {
        let className: String
        let member: MemberDeclaration
        let isInExtension: Bool

        var isPublic: Bool { member.modifiers.isPublic }
        /// The name of a method of an extension, after it was renamed.
        var newName: String { member.name(inExtensionOf: className) }
    }

    /// A class that the sources declare or extend.
    private struct Class {
        var isDeclared = false
        var conformances: Set<String> = []
        var methods: Set<String> = []
    }

    private var classes: [String: Class] = [:]
    /// The methods that may implement a requirement of a superclass.
    private var candidates: [Method] = []
    /// The optional methods of the protocols among the sources, as `name(label:label:)`.
    private var ownProtocols: [String: Set<String>] = [:]
    /// The methods that classes get, because subclasses implement them, by the names of the classes.
    private var declared: [String: [(method: Method, protocolName: String)]] = [:]
    /// The methods that implement requirements of superclasses, by the names of their classes.
    private var overriding: [String: [Method]] = [:]

    /// Collects the classes in a source with their methods and protocols, and the optional methods of protocols.
    mutating func collect(from source: SourceText) {
        for keyword in ["class", "extension"] {
            for type in TypeDeclaration.all(keyword, in: source) {
                classes[type.name, default: Class()].conformances.formUnion(type.inherited)
                if keyword == "class" { classes[type.name]?.isDeclared = true }
                for method in Self.methods(of: type, isInExtension: keyword == "extension", source) {
                    classes[type.name]?.methods.insert(method.member.identity)
                    if !method.member.modifiers.isOverride { candidates.append(method) }
                }
            }
        }
        for type in ObjectiveCProtocol.all(in: source) {
            let requirements = type.optionalRequirements(source).compactMap(\.requirement)
            ownProtocols[type.name] = Set(requirements.compactMap(\.key))
        }
    }

    private static func methods(
        of type: TypeDeclaration, isInExtension: Bool, _ source: SourceText
    ) -> [Method] {
        type.members("func", in: source).compactMap { MemberDeclaration(at: $0, source) }
            .filter { !$0.modifiers.isPrivate && !$0.modifiers.isOfType }
            .map { Method(className: type.name, member: $0, isInExtension: isInExtension) }
    }

    /// Finds the requirements, once all sources have been collected.
    mutating func resolve(_ views: ViewTypes) {
        for method in candidates.sorted(by: { $0.member.identity < $1.member.identity }) {
            guard let (className, protocolName) = requirement(of: method, views) else { continue }
            overriding[method.className, default: []].append(method)
            let isKnown = declared[className]?.contains { $0.method.member.identity == method.member.identity } ?? false
            if !isKnown { declared[className, default: []].append((method, protocolName)) }
        }
    }

    // MARK: Rewriting

    /// Adds the methods to the superclasses among the classes of a source, and makes those of subclasses overrides.
    func rewrite(_ source: inout SourceText) {
        var protocols: Set<String> = []
        for type in TypeDeclaration.all("class", in: source) {
            let found = declared[type.name] ?? []
            protocols.formUnion(found.map(\.protocolName).filter { DelegateProtocols.all[$0] != nil })
            let added = found.map { Self.declaration($0.method.member, of: $0.protocolName, in: type) }
            let forwarding = (overriding[type.name] ?? []).filter(\.isInExtension).map {
                $0.member.member(forwardingTo: $0.newName, isPublic: $0.isPublic, isOverride: true)
            }
            guard !(added + forwarding).isEmpty else { continue }
            source.insert(" " + (added + forwarding).joined(separator: "; ") + ";", after: type.body.lowerBound - 1)
        }
        for (keyword, isInExtension) in [("class", false), ("extension", true)] {
            for type in TypeDeclaration.all(keyword, in: source) {
                for method in Self.methods(of: type, isInExtension: isInExtension, source)
                where overriding[type.name]?.contains(where: { $0.member.identity == method.member.identity }) ?? false
                {
                    Self.makeOverride(method, of: type, &source)
                }
            }
        }
        for name in protocols.sorted() { Self.declareDefault(of: name, &source) }
    }

    private static func makeOverride(_ method: Method, of type: TypeDeclaration, _ source: inout SourceText) {
        if method.isInExtension {
            source.replace(method.member.namePlace...method.member.namePlace, with: method.newName)
        } else {
            let access = type.isPublic && !method.isPublic ? "public " : ""
            source.insert("\(access)override ", before: method.member.keyword)
        }
    }

    /// The uppermost superclass that names a protocol whose optional requirement the given method implements; `nil` if
    /// there is none, or if a class between the two declares the method.
    private func requirement(of method: Method, _ views: ViewTypes) -> (className: String, protocolName: String)? {
        var found: (String, String)?
        for name in views.superclasses(of: method.className) {
            guard let type = classes[name] else { break }
            if type.methods.contains(method.member.identity) { return nil }
            if type.isDeclared, let own = type.conformances.sorted().first(where: { declares(method.member.key, $0) }) {
                found = (name, own)
            }
        }
        return found
    }

    /// Whether a protocol, or one that it inherits, has the given optional method.
    private func declares(_ key: String, _ protocolName: String) -> Bool {
        if let own = ownProtocols[protocolName] { return own.contains(key) }
        guard let entry = DelegateProtocols.all[protocolName] else { return false }
        return entry.methods.contains(key) || entry.inherited.map { declares(key, $0) } ?? false
    }

    // MARK: Source text

    /// The name of a class whose methods are the default implementations of a protocol of UIKit.
    private static func defaultName(of protocolName: String) -> String { "Default_\(protocolName)" }

    private static func declareDefault(of protocolName: String, _ source: inout SourceText) {
        guard let last = source.tokens.indices.last else { return }
        let methods = DelegateProtocols.requiredMethods[protocolName] ?? ""
        source.insert(
            "; private final class \(defaultName(of: protocolName)): NSObject, \(protocolName) {\(methods)}",
            after: source.previous(last + 1) ?? last)
    }

    /// The method that a superclass declares, with the default implementation. If the protocol is one of the sources,
    /// the default implementation returns nothing, `nil`, or throws an error.
    private static func declaration(
        _ member: MemberDeclaration, of protocolName: String, in type: TypeDeclaration
    ) -> String {
        let access = type.isPublic ? "public " : ""
        let head = "\(access)func \(member.name)"
        guard DelegateProtocols.all[protocolName] == nil else {
            let call = member.use(as: "\(defaultName(of: protocolName))().\(member.name)")
            return "\(head)\(member.signature) { \(call) }"
        }
        guard let arrow = member.resultPlace else { return "\(head)\(member.signature) {}" }
        let isOptional = member.signature.hasSuffix("?") || member.signature.hasSuffix("!")
        if isOptional { return "\(head)\(member.signature) { nil }" }
        let (parameters, result) = (member.signature[..<arrow], member.signature[arrow...])
        return "\(head)\(parameters)throws \(result) { struct Missing: Error {}; throw Missing() }"
    }
}

extension MemberDeclaration {
    /// The place of the arrow before the result in the signature; `nil` if the method returns nothing.
    fileprivate var resultPlace: String.Index? {
        var depth = 0
        for index in signature.indices {
            if signature[index] == "(" { depth += 1 }
            if signature[index] == ")" { depth -= 1 }
            if depth == 0, signature[index...].hasPrefix("->") { return index }
        }
        return nil
    }
}

extension OptionalRequirement {
    /// The name of a method with argument labels; `nil` for a property.
    fileprivate var key: String? {
        parameters.map { MethodDeclarations.key(of: name, $0) }
    }
}
