extension UTType {
    /// Any text.
    public static var text: UTType { system("public.text") }
    /// Text without attributes.
    public static var plainText: UTType { system("public.plain-text") }
    /// Text in UTF-8.
    public static var utf8PlainText: UTType { system("public.utf8-plain-text") }
    /// Text in UTF-16.
    public static var utf16PlainText: UTType { system("public.utf16-plain-text") }
    /// Text in UTF-16 with a byte-order mark.
    public static var utf16ExternalPlainText: UTType { system("public.utf16-external-plain-text") }
    /// Values with delimiters.
    public static var delimitedText: UTType { system("public.delimited-values-text") }
    /// Values separated by commas.
    public static var commaSeparatedText: UTType { system("public.comma-separated-values-text") }
    /// Values separated by tabs.
    public static var tabSeparatedText: UTType { system("public.tab-separated-values-text") }
    /// Values in UTF-8 separated by tabs.
    public static var utf8TabSeparatedText: UTType { system("public.utf8-tab-separated-values-text") }
    /// Rich text.
    public static var rtf: UTType { system("public.rtf") }
    /// HTML.
    public static var html: UTType { system("public.html") }
    /// XML.
    public static var xml: UTType { system("public.xml") }
    /// YAML.
    public static var yaml: UTType { system("public.yaml") }
    /// JSON.
    public static var json: UTType { system("public.json") }
    /// A log.
    public static var log: UTType { system("com.apple.log") }
    /// A vCard.
    public static var vCard: UTType { system("public.vcard") }
    /// A property list.
    public static var propertyList: UTType { system("com.apple.property-list") }
    /// A property list in XML.
    public static var xmlPropertyList: UTType { system("com.apple.xml-property-list") }
    /// A property list in binary form.
    public static var binaryPropertyList: UTType { system("com.apple.binary-property-list") }
    /// Source code.
    public static var sourceCode: UTType { system("public.source-code") }
    /// Source code in assembly language.
    public static var assemblyLanguageSource: UTType { system("public.assembly-source") }
    /// Source code in C.
    public static var cSource: UTType { system("public.c-source") }
    /// A header in C.
    public static var cHeader: UTType { system("public.c-header") }
    /// Source code in C++.
    public static var cPlusPlusSource: UTType { system("public.c-plus-plus-source") }
    /// A header in C++.
    public static var cPlusPlusHeader: UTType { system("public.c-plus-plus-header") }
    /// Source code in Objective-C.
    public static var objectiveCSource: UTType { system("public.objective-c-source") }
    /// Source code in Objective-C++.
    public static var objectiveCPlusPlusSource: UTType { system("public.objective-c-plus-plus-source") }
    /// Source code in Swift.
    public static var swiftSource: UTType { system("public.swift-source") }
    /// A makefile.
    public static var makefile: UTType { system("public.make-source") }
    /// A script.
    public static var script: UTType { system("public.script") }
    /// Source code in JavaScript.
    public static var javaScript: UTType { system("com.netscape.javascript-source") }
    /// A shell script.
    public static var shellScript: UTType { system("public.shell-script") }
    /// A Perl script.
    public static var perlScript: UTType { system("public.perl-script") }
    /// A Python script.
    public static var pythonScript: UTType { system("public.python-script") }
    /// A Ruby script.
    public static var rubyScript: UTType { system("public.ruby-script") }
    /// A PHP script.
    public static var phpScript: UTType { system("public.php-script") }
}
