extension UTType {
    /// Any picture.
    public static var image: UTType { system("public.image") }
    /// A JPEG picture.
    public static var jpeg: UTType { system("public.jpeg") }
    /// A PNG picture.
    public static var png: UTType { system("public.png") }
    /// A GIF picture.
    public static var gif: UTType { system("com.compuserve.gif") }
    /// A TIFF picture.
    public static var tiff: UTType { system("public.tiff") }
    /// A Windows bitmap.
    public static var bmp: UTType { system("com.microsoft.bmp") }
    /// A Windows icon.
    public static var ico: UTType { system("com.microsoft.ico") }
    /// An icon of macOS.
    public static var icns: UTType { system("com.apple.icns") }
    /// A raw picture of a camera.
    public static var rawImage: UTType { system("public.camera-raw-image") }
    /// An SVG picture.
    public static var svg: UTType { system("public.svg-image") }
    /// A HEIF picture.
    public static var heif: UTType { system("public.heif") }
    /// A HEIC picture.
    public static var heic: UTType { system("public.heic") }
    /// A WebP picture.
    public static var webP: UTType { system("org.webmproject.webp") }
    /// A Live Photo.
    public static var livePhoto: UTType { system("com.apple.live-photo") }
    /// A three-dimensional object.
    public static var threeDContent: UTType { system("public.3d-content") }
    /// Universal Scene Description.
    public static var usd: UTType { system("com.pixar.universal-scene-description") }
    /// An archive of Universal Scene Description.
    public static var usdz: UTType { system("com.pixar.universal-scene-description-mobile") }
    /// Sounds or moving pictures.
    public static var audiovisualContent: UTType { system("public.audiovisual-content") }
    /// Moving pictures, with or without sound.
    public static var movie: UTType { system("public.movie") }
    /// Moving pictures without sound.
    public static var video: UTType { system("public.video") }
    /// Sounds.
    public static var audio: UTType { system("public.audio") }
    /// A QuickTime film.
    public static var quickTimeMovie: UTType { system("com.apple.quicktime-movie") }
    /// An MPEG-1 or MPEG-2 film.
    public static var mpeg: UTType { system("public.mpeg") }
    /// An MPEG-2 video.
    public static var mpeg2Video: UTType { system("public.mpeg-2-video") }
    /// An MPEG-2 transport stream.
    public static var mpeg2TransportStream: UTType { system("public.mpeg-2-transport-stream") }
    /// An MPEG-4 film.
    public static var mpeg4Movie: UTType { system("public.mpeg-4") }
    /// MPEG-4 sound.
    public static var mpeg4Audio: UTType { system("public.mpeg-4-audio") }
    /// An AVI film.
    public static var avi: UTType { system("public.avi") }
    /// MP3 sound.
    public static var mp3: UTType { system("public.mp3") }
    /// AIFF sound.
    public static var aiff: UTType { system("public.aiff-audio") }
    /// Waveform sound.
    public static var wav: UTType { system("com.microsoft.waveform-audio") }
    /// MIDI notes.
    public static var midi: UTType { system("public.midi-audio") }
    /// A playlist.
    public static var playlist: UTType { system("public.playlist") }
    /// An M3U playlist.
    public static var m3uPlaylist: UTType { system("public.m3u-playlist") }
    /// A PDF document.
    public static var pdf: UTType { system("com.adobe.pdf") }
    /// Rich text with attachments, a package.
    public static var rtfd: UTType { system("com.apple.rtfd") }
    /// Rich text with attachments, as data.
    public static var flatRTFD: UTType { system("com.apple.flat-rtfd") }
    /// A web archive.
    public static var webArchive: UTType { system("com.apple.webarchive") }
    /// A presentation.
    public static var presentation: UTType { system("public.presentation") }
    /// A spreadsheet.
    public static var spreadsheet: UTType { system("public.spreadsheet") }
    /// An e-mail message.
    public static var emailMessage: UTType { system("public.email-message") }
    /// An EPUB book.
    public static var epub: UTType { system("org.idpf.epub-container") }
    /// A PKCS #12 file.
    public static var pkcs12: UTType { system("com.rsa.pkcs-12") }
    /// An X.509 certificate.
    public static var x509Certificate: UTType { system("public.x509-certificate") }
}
