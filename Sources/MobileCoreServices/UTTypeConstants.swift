// Identifiers of types and of classes of tags. Each is a new string, because strings are not bound to an actor.

/// The class of file name extensions.
public var kUTTagClassFilenameExtension: CFString { "public.filename-extension" as NSString }
/// The class of MIME types.
public var kUTTagClassMIMEType: CFString { "public.mime-type" as NSString }
/// An item of a file system.
public var kUTTypeItem: CFString { "public.item" as NSString }
/// Anything with contents.
public var kUTTypeContent: CFString { "public.content" as NSString }
/// Contents of several kinds.
public var kUTTypeCompositeContent: CFString { "public.composite-content" as NSString }
/// A stream of bytes.
public var kUTTypeData: CFString { "public.data" as NSString }
/// A directory.
public var kUTTypeDirectory: CFString { "public.directory" as NSString }
/// A folder that users see.
public var kUTTypeFolder: CFString { "public.folder" as NSString }
/// A folder that users see as one file.
public var kUTTypePackage: CFString { "com.apple.package" as NSString }
/// A URL.
public var kUTTypeURL: CFString { "public.url" as NSString }
/// The URL of a file.
public var kUTTypeFileURL: CFString { "public.file-url" as NSString }
/// Any text.
public var kUTTypeText: CFString { "public.text" as NSString }
/// Text without attributes.
public var kUTTypePlainText: CFString { "public.plain-text" as NSString }
/// Text in UTF-8.
public var kUTTypeUTF8PlainText: CFString { "public.utf8-plain-text" as NSString }
/// Rich text.
public var kUTTypeRTF: CFString { "public.rtf" as NSString }
/// HTML.
public var kUTTypeHTML: CFString { "public.html" as NSString }
/// XML.
public var kUTTypeXML: CFString { "public.xml" as NSString }
/// JSON.
public var kUTTypeJSON: CFString { "public.json" as NSString }
/// Source code.
public var kUTTypeSourceCode: CFString { "public.source-code" as NSString }
/// A vCard.
public var kUTTypeVCard: CFString { "public.vcard" as NSString }
/// A contact.
public var kUTTypeContact: CFString { "public.contact" as NSString }
/// A property list.
public var kUTTypePropertyList: CFString { "com.apple.property-list" as NSString }
/// Any picture.
public var kUTTypeImage: CFString { "public.image" as NSString }
/// A JPEG picture.
public var kUTTypeJPEG: CFString { "public.jpeg" as NSString }
/// A PNG picture.
public var kUTTypePNG: CFString { "public.png" as NSString }
/// A GIF picture.
public var kUTTypeGIF: CFString { "com.compuserve.gif" as NSString }
/// A TIFF picture.
public var kUTTypeTIFF: CFString { "public.tiff" as NSString }
/// A Windows bitmap.
public var kUTTypeBMP: CFString { "com.microsoft.bmp" as NSString }
/// A Windows icon.
public var kUTTypeICO: CFString { "com.microsoft.ico" as NSString }
/// An SVG picture.
public var kUTTypeScalableVectorGraphics: CFString { "public.svg-image" as NSString }
/// A Live Photo.
public var kUTTypeLivePhoto: CFString { "com.apple.live-photo" as NSString }
/// A raw picture of a camera.
public var kUTTypeRawImage: CFString { "public.camera-raw-image" as NSString }
/// Sounds or moving pictures.
public var kUTTypeAudiovisualContent: CFString { "public.audiovisual-content" as NSString }
/// Moving pictures, with or without sound.
public var kUTTypeMovie: CFString { "public.movie" as NSString }
/// Moving pictures without sound.
public var kUTTypeVideo: CFString { "public.video" as NSString }
/// Sounds.
public var kUTTypeAudio: CFString { "public.audio" as NSString }
/// A QuickTime film.
public var kUTTypeQuickTimeMovie: CFString { "com.apple.quicktime-movie" as NSString }
/// An MPEG-1 or MPEG-2 film.
public var kUTTypeMPEG: CFString { "public.mpeg" as NSString }
/// An MPEG-4 film.
public var kUTTypeMPEG4: CFString { "public.mpeg-4" as NSString }
/// MPEG-4 sound.
public var kUTTypeMPEG4Audio: CFString { "public.mpeg-4-audio" as NSString }
/// MP3 sound.
public var kUTTypeMP3: CFString { "public.mp3" as NSString }
/// Waveform sound.
public var kUTTypeWaveformAudio: CFString { "com.microsoft.waveform-audio" as NSString }
/// A PDF document.
public var kUTTypePDF: CFString { "com.adobe.pdf" as NSString }
/// Rich text with attachments, a package.
public var kUTTypeRTFD: CFString { "com.apple.rtfd" as NSString }
/// A web archive.
public var kUTTypeWebArchive: CFString { "com.apple.webarchive" as NSString }
/// An archive of files.
public var kUTTypeArchive: CFString { "public.archive" as NSString }
/// A zip archive.
public var kUTTypeZipArchive: CFString { "public.zip-archive" as NSString }
/// A gzip archive.
public var kUTTypeGNUZipArchive: CFString { "org.gnu.gnu-zip-archive" as NSString }
/// A spreadsheet.
public var kUTTypeSpreadsheet: CFString { "public.spreadsheet" as NSString }
/// A presentation.
public var kUTTypePresentation: CFString { "public.presentation" as NSString }
/// A database.
public var kUTTypeDatabase: CFString { "public.database" as NSString }
/// A message.
public var kUTTypeMessage: CFString { "public.message" as NSString }
/// An e-mail message.
public var kUTTypeEmailMessage: CFString { "public.email-message" as NSString }
/// An EPUB book.
public var kUTTypeElectronicPublication: CFString { "org.idpf.epub-container" as NSString }
