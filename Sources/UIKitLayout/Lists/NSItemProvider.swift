import Foundation

/// A provider of an object, which is offered to other apps on iOS. On Linux it provides the object to this process.
open class NSItemProvider: NSObject {
    deinit {}

    /// The object that is provided.
    public let object: Any?
    /// The suggested file name.
    open var suggestedName: String?
    private var representations: [(type: String, load: DataLoader)] = []

    private typealias DataLoader = (@escaping (Data?, (any Error)?) -> Void) -> Progress?

    /// Creates a provider without an object.
    public override init() {
        object = nil
    }

    /// Creates a provider of the given object: a string, a URL, an image, a colour or another object. Only the first three
    /// have types.
    public init(object: Any) {
        self.object = object
        super.init()
        guard let (type, data) = Self.content(of: object) else { return }
        provide(data, type)
    }

    /// Creates a provider of the content of a file, whose type is the given one; `nil` if the file cannot be read.
    public convenience init?(contentsOf fileURL: URL) {
        guard let data = try? Data(contentsOf: fileURL) else { return nil }
        self.init(item: data, typeIdentifier: "public.data")
        suggestedName = fileURL.deletingPathExtension().lastPathComponent
    }

    /// Creates a provider of an item of the given type. Data is provided as it is; strings, URLs and images as their bytes.
    public init(item: Any?, typeIdentifier: String?) {
        object = item
        super.init()
        guard let typeIdentifier, let data = (item as? Data) ?? item.flatMap({ Self.content(of: $0)?.data }) else {
            return
        }
        provide(data, typeIdentifier)
    }

    private func provide(_ data: Data, _ type: String) {
        registerDataRepresentation(forTypeIdentifier: type) { handler in
            handler(data, nil)
            return nil
        }
    }

    /// Registers a closure that provides the bytes of a type. It passes them to the closure that is its argument.
    open func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility = .all,
        loadHandler: @escaping (@escaping (Data?, (any Error)?) -> Void) -> Progress?
    ) {
        representations.append((typeIdentifier, loadHandler))
    }

    /// The types of the representations, in the order in which they were registered.
    open var registeredTypeIdentifiers: [String] { representations.map(\.type) }

    /// Whether there is a representation of exactly the given type, or of the same family: a text for `public.text`, an
    /// image for `public.image`.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        representation(of: typeIdentifier) != nil
    }

    /// Passes the bytes of the first representation with the given type to a closure.
    @discardableResult
    open func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping (Data?, (any Error)?) -> Void
    ) -> Progress {
        guard let representation = representation(of: typeIdentifier) else {
            completionHandler(nil, CocoaError(.fileReadUnknown))
            return Progress(totalUnitCount: 0)
        }
        return representation.load(completionHandler) ?? Progress(totalUnitCount: 1)
    }

    /// Whether the provided object is of the given class.
    open func canLoadObject(ofClass aClass: AnyClass) -> Bool {
        guard let object else { return false }
        return type(of: object) == aClass || aClass == NSString.self && object is String
            || (object as? NSObject)?.isKind(of: aClass) ?? false
    }

    /// Passes the provided object to a closure if it is of the given class.
    @discardableResult
    open func loadObject(
        ofClass aClass: AnyClass, completionHandler: @escaping (Any?, (any Error)?) -> Void
    ) -> Progress {
        let isLoadable = canLoadObject(ofClass: aClass)
        completionHandler(isLoadable ? object : nil, isLoadable ? nil : CocoaError(.fileReadUnknown))
        return Progress(totalUnitCount: 1)
    }

    private func representation(of type: String) -> (type: String, load: DataLoader)? {
        representations.first { $0.type == type || Self.families[type]?.contains($0.type) ?? false }
    }

    private static let families: [String: Set<String>] = [
        "public.text": ["public.plain-text", "public.utf8-plain-text"], "public.plain-text": ["public.utf8-plain-text"],
        "public.image": ["public.png", "public.jpeg", "com.compuserve.gif", "org.webmproject.webp", "public.heic"],
        "public.url": ["public.file-url"],
    ]

    /// The type and the bytes of a string, a URL or an image; `nil` for other objects.
    private static func content(of object: Any) -> (type: String, data: Data)? {
        switch object {
        case let text as String: ("public.utf8-plain-text", Data(text.utf8))
        case let text as NSString: ("public.utf8-plain-text", Data(String(text).utf8))
        case let url as URL: (url.isFileURL ? "public.file-url" : "public.url", Data(url.absoluteString.utf8))
        case let url as NSURL: content(of: url as URL)
        case let image as UIImage: image.pngData().map { ("public.png", $0) }
        default: nil
        }
    }
}

/// The programs to which a representation is visible. On Linux, it is visible to this process only.
public nonisolated enum NSItemProviderRepresentationVisibility: Int, Hashable, Sendable {
    case all = 0
    case team, group, ownProcess
}
