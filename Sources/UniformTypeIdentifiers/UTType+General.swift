extension UTType {
    /// An item of a file system.
    public static var item: UTType { system("public.item") }
    /// Anything with contents.
    public static var content: UTType { system("public.content") }
    /// Contents of several kinds.
    public static var compositeContent: UTType { system("public.composite-content") }
    /// A stream of bytes.
    public static var data: UTType { system("public.data") }
    /// A directory.
    public static var directory: UTType { system("public.directory") }
    /// A folder that users see.
    public static var folder: UTType { system("public.folder") }
    /// A volume.
    public static var volume: UTType { system("public.volume") }
    /// A disk image.
    public static var diskImage: UTType { system("public.disk-image") }
    /// A folder that users see as one file.
    public static var package: UTType { system("com.apple.package") }
    /// A bundle.
    public static var bundle: UTType { system("com.apple.bundle") }
    /// A reference to another item.
    public static var resolvable: UTType { system("com.apple.resolvable") }
    /// A symbolic link.
    public static var symbolicLink: UTType { system("public.symlink") }
    /// An alias.
    public static var aliasFile: UTType { system("com.apple.alias-file") }
    /// A URL.
    public static var url: UTType { system("public.url") }
    /// The URL of a file.
    public static var fileURL: UTType { system("public.file-url") }
    /// A program.
    public static var executable: UTType { system("public.executable") }
    /// An app.
    public static var application: UTType { system("com.apple.application") }
    /// A message.
    public static var message: UTType { system("public.message") }
    /// A contact.
    public static var contact: UTType { system("public.contact") }
    /// An event.
    public static var calendarEvent: UTType { system("public.calendar-event") }
    /// A task.
    public static var toDoItem: UTType { system("public.to-do-item") }
    /// An archive of files.
    public static var archive: UTType { system("public.archive") }
    /// A zip archive.
    public static var zip: UTType { system("public.zip-archive") }
    /// A gzip archive.
    public static var gzip: UTType { system("org.gnu.gnu-zip-archive") }
    /// A bzip2 archive.
    public static var bz2: UTType { system("public.bzip2-archive") }
    /// An Apple Archive.
    public static var appleArchive: UTType { system("com.apple.archive") }
    /// A database.
    public static var database: UTType { system("public.database") }
    /// A font.
    public static var font: UTType { system("public.font") }

    /// The type that the tables declare under the given identifier.
    static func system(_ identifier: String) -> UTType {
        TypeRecord.all[identifier]?.type ?? UTType(identifier: identifier, supertypes: [])
    }
}
