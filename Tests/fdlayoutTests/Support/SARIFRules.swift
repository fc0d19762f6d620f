extension JSONRule {
    fileprivate static let level = JSONRule.string("none|note|warning|error")
    /// The text of a message, which is not empty (section 3.11.8) and contains neither placeholders (single braces,
    /// 3.11.5) nor links (3.11.6).
    fileprivate static let text = JSONRule.string(
        #"(?s:(?!.*\[(?:[^\[\]\\]|\\.)*\]\()(?:[^{}]|\{\{|\}\})+)"#)
    fileprivate static let name = JSONRule.string("(?s:.+)")
    fileprivate static let uri = JSONRule.string("[a-z][a-z0-9+.-]*:" + URIPattern.path)
    /// A relative reference without a scheme for files inside the working folder, otherwise the URI of a file; neither
    /// has segments that are empty, "." or ".." (section 3.10.2).
    fileprivate static let reference = JSONRule.string(
        "(file:///)?(?!\(URIPattern.scheme))\(URIPattern.segment)(/\(URIPattern.segment))*")
    fileprivate static let identifier = JSONRule.string(
        "[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-5][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}")
}

/// The grammar of RFC 3986, as far as files need it; percent-encoding is in its normal form, with upper-case digits.
private enum URIPattern {
    static let character = "(?:[A-Za-z0-9._~!$&'()*+,;=:@-]|%[0-9A-F]{2})"
    static let scheme = "[A-Za-z][A-Za-z0-9+.-]*:"
    static let path = "(?:\(character)|[/?#])*"
    static let segment = "(?!\\.{1,2}(?:/|\\z))\(character)+"
}

extension JSONRules {
    /// The schema of SARIF 2.1.0 (OASIS, sarif-schema-2.1.0.json) for the kinds of objects in a log of findings,
    /// together with the requirements of its text on their values.
    static let sarif = JSONRules(objects: [
        "log": Object(
            required: ["version": .string("2\\.1\\.0"), "runs": .array(of: .object("run"), atLeast: 1)],
            optional: ["$schema": .uri]),
        "run": Object(
            required: ["tool": .object("tool")],
            optional: [
                "invocations": .array(of: .object("invocation")), "results": .array(of: .object("result")),
                "columnKind": .string("utf16CodeUnits|unicodeCodePoints"),
                "language": .string("[a-zA-Z]{2}(-[a-zA-Z]{2})?"),
                "originalUriBaseIds": .dictionary(of: .object("artifactLocation")),
            ]),
        "tool": Object(required: ["driver": .object("component")]),
        "component": Object(
            required: ["name": .name],
            optional: [
                "fullName": .name, "version": .name, "semanticVersion": .name, "informationUri": .uri,
                "downloadUri": .uri, "guid": .identifier, "rules": .array(of: .object("descriptor"), unique: true),
                "notifications": .array(of: .object("descriptor"), unique: true),
            ]),
        "descriptor": Object(
            required: ["id": .name],
            optional: [
                "name": .name, "shortDescription": .object("text"), "fullDescription": .object("text"),
                "help": .object("text"), "helpUri": .uri, "defaultConfiguration": .object("configuration"),
            ]),
        "configuration": Object(optional: ["enabled": .boolean, "level": .level]),
        "text": Object(required: ["text": .text], optional: ["markdown": .text]),
        "message": Object(optional: ["text": .text, "markdown": .text, "id": .name], oneOf: ["text", "id"]),
        "invocation": Object(
            required: ["executionSuccessful": .boolean],
            optional: [
                "toolExecutionNotifications": .array(of: .object("notification")),
                "exitCode": .integer(atLeast: Int.min), "workingDirectory": .object("artifactLocation"),
            ]),
        "notification": Object(
            required: ["message": .object("message")],
            optional: ["level": .level, "locations": .array(of: .object("location"), unique: true)]),
        "result": Object(
            required: ["message": .object("message")],
            optional: [
                "ruleId": .name, "ruleIndex": .integer(atLeast: -1), "level": .level,
                "locations": .array(of: .object("location")), "partialFingerprints": .dictionary(of: .string()),
                "relatedLocations": .array(of: .object("location"), unique: true), "guid": .identifier,
                "kind": .string("notApplicable|pass|fail|review|open|informational"),
            ]),
        "location": Object(optional: [
            "id": .integer(atLeast: -1), "physicalLocation": .object("physicalLocation"), "message": .object("message"),
            "logicalLocations": .array(of: .object("logicalLocation"), unique: true),
        ]),
        "physicalLocation": Object(
            optional: ["artifactLocation": .object("artifactLocation"), "region": .object("region")],
            oneOf: ["artifactLocation", "address"]),
        "artifactLocation": Object(optional: ["uri": .reference, "uriBaseId": .name, "index": .integer(atLeast: -1)]),
        "region": Object(
            optional: [
                "startLine": .integer(atLeast: 1), "startColumn": .integer(atLeast: 1), "endLine": .integer(atLeast: 1),
                "endColumn": .integer(atLeast: 1), "charOffset": .integer(atLeast: -1),
                "byteOffset": .integer(atLeast: -1),
            ], oneOf: ["startLine", "charOffset", "byteOffset"]),
        // Section 3.33.7 lists these kinds for locations in XML.
        "logicalLocation": Object(optional: [
            "name": .name, "fullyQualifiedName": .name,
            "kind": .string("element|attribute|text|comment|processingInstruction|dtd|declaration"),
        ]),
    ])
}
