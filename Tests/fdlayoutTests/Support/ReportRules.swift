/// Regular expressions for types of XML Schema.
private enum XSD {
    static let string = "(?s:.*)"
    static let integer = "[+-]?[0-9]+"
    static let decimal = #"[+-]?([0-9]+(\.[0-9]*)?|\.[0-9]+)"#
    /// A token of at least one character, white space collapsed.
    static let token = #"(?s:\s*\S.*)"#
    /// A date and time without a zone.
    static let dateTime = "[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}"
}

extension XMLRules {
    private static let fault = Element(required: ["type": XSD.string], optional: ["message": XSD.string])
    private static let property = Element(required: ["name": XSD.token, "value": XSD.string])

    /// The schema of Ant's JUnit task and JUnitReport (Windy Road's JUnit.xsd), for reports of several suites.
    static let antJUnit = XMLRules(
        root: "testsuites",
        elements: [
            "testsuites": Element(content: "(testsuite )*"),
            "testsuite": Element(
                required: [
                    "name": XSD.token, "package": XSD.string, "id": XSD.integer, "timestamp": XSD.dateTime,
                    "hostname": XSD.token, "tests": XSD.integer, "failures": XSD.integer, "errors": XSD.integer,
                    "time": XSD.decimal,
                ], optional: ["skipped": XSD.integer], content: "properties (testcase )*system-out system-err "),
            "properties": Element(content: "(property )*"), "property": property,
            "testcase": Element(
                required: ["name": XSD.string, "classname": XSD.string, "time": XSD.decimal],
                content: "(skipped |error |failure )?"),
            "error": fault, "failure": fault, "skipped": Element(), "system-out": Element(), "system-err": Element(),
        ])

    /// The schema with which Jenkins's xUnit plugin validates reports (junit-10.xsd), without elements for repeated
    /// tests.
    static let jenkinsJUnit: XMLRules = {
        let fault = Element(optional: ["type": XSD.string, "message": XSD.string])
        let time = #"(([0-9]{0,3},)*[0-9]{3}|[0-9]{0,3})*(\.[0-9]*)?"#
        let counts = ["tests": XSD.string, "failures": XSD.string, "errors": XSD.string]
        let further = ["group", "skipped", "timestamp", "hostname", "id", "package", "file", "log", "url"]
        return XMLRules(
            root: "testsuites",
            elements: [
                "testsuites": Element(
                    optional: counts.merging(["name": XSD.string, "time": time]) { $1 }, content: "(testsuite )*"),
                "testsuite": Element(
                    required: counts.merging(["name": XSD.string]) { $1 },
                    optional: Dictionary(uniqueKeysWithValues: further.map { ($0, XSD.string) } + [("time", time)]),
                    content: "(testsuite |properties |testcase |system-out |system-err )*"),
                "properties": Element(content: "(property )*"), "property": property,
                "testcase": Element(
                    required: ["name": XSD.string],
                    optional: ["time": XSD.string, "classname": XSD.string, "group": XSD.string],
                    content: "(skipped |error |failure |system-out |system-err )*"),
                "error": fault, "failure": fault, "skipped": fault, "system-out": Element(), "system-err": Element(),
            ])
    }()

    /// The output of Checkstyle's XMLLogger, in which the last component of the source is the rule.
    static let checkstyle = XMLRules(
        root: "checkstyle",
        elements: [
            "checkstyle": Element(required: ["version": XSD.token], content: "(file )*"),
            "file": Element(required: ["name": XSD.token], content: "(error )*"),
            "error": Element(
                required: [
                    "line": "[0-9]+", "severity": "ignore|info|warning|error", "message": XSD.token,
                    "source": #"[^.\s]+(\.[^.\s]+)+"#,
                ], optional: ["column": "[1-9][0-9]*"]),
        ])
}
