// The types of pictures, films, sounds and documents, as Apple's documentation lists them under "System-declared uniform
// type identifiers".

extension TypeRecord {
    static let pictures = [
        TypeRecord("public.image", "public.data public.content"),
        TypeRecord("public.jpeg", "public.image", "jpeg jpg jpe", "image/jpeg image/jpg"),
        TypeRecord("public.png", "public.image", "png", "image/png"),
        TypeRecord("com.compuserve.gif", "public.image", "gif", "image/gif"),
        TypeRecord("public.tiff", "public.image", "tiff tif", "image/tiff"),
        TypeRecord("com.microsoft.bmp", "public.image", "bmp dib", "image/bmp"),
        TypeRecord("com.microsoft.ico", "public.image", "ico", "image/vnd.microsoft.icon"),
        TypeRecord("com.apple.icns", "public.image", "icns"),
        TypeRecord("public.camera-raw-image", "public.image"),
        TypeRecord("com.adobe.raw-image", "public.camera-raw-image", "dng", "image/x-adobe-dng"),
        TypeRecord("public.svg-image", "public.image public.xml", "svg svgz", "image/svg+xml"),
        TypeRecord("public.heif-standard", "public.image"),
        TypeRecord("public.heif", "public.heif-standard", "heif hif", "image/heif"),
        TypeRecord("public.heic", "public.heif-standard", "heic", "image/heic"),
        TypeRecord("org.webmproject.webp", "public.image", "webp", "image/webp"),
        TypeRecord("com.apple.live-photo", "public.data public.composite-content"),
        TypeRecord("public.3d-content", "public.content"),
        TypeRecord("com.pixar.universal-scene-description", "public.3d-content public.data", "usd usda usdc"),
        TypeRecord(
            "com.pixar.universal-scene-description-mobile", "public.3d-content public.data", "usdz",
            "model/vnd.usdz+zip"),
    ]

    static let media = [
        TypeRecord("public.audiovisual-content", "public.data public.content"),
        TypeRecord("public.movie", "public.audiovisual-content"),
        TypeRecord("public.video", "public.movie"),
        TypeRecord("public.audio", "public.audiovisual-content"),
        TypeRecord("com.apple.quicktime-movie", "public.movie", "mov qt", "video/quicktime"),
        TypeRecord("public.mpeg", "public.movie", "mpg mpeg mpe m75 m15", "video/mpeg video/mpg video/x-mpeg"),
        TypeRecord("public.mpeg-2-video", "public.video", "m2v", "video/mpeg2"),
        TypeRecord("public.mpeg-2-transport-stream", "public.movie", "ts", "video/mp2t"),
        TypeRecord("public.mpeg-4", "public.movie", "mp4 mpg4", "video/mp4"),
        TypeRecord("com.apple.m4v-video", "public.mpeg-4", "m4v", "video/x-m4v"),
        TypeRecord("public.avi", "public.movie", "avi vfw", "video/avi video/msvideo video/x-msvideo"),
        TypeRecord("public.mp3", "public.audio", "mp3 mpga", "audio/mpeg audio/mpeg3 audio/mpg audio/mp3"),
        TypeRecord("public.mpeg-4-audio", "public.mpeg-4 public.audio", "mp4", "audio/mp4"),
        TypeRecord("com.apple.m4a-audio", "public.audio", "m4a", "audio/x-m4a"),
        TypeRecord("public.aiff-audio", "public.audio", "aiff aif", "audio/aiff audio/x-aiff"),
        TypeRecord("com.microsoft.waveform-audio", "public.audio", "wav wave", "audio/vnd.wave audio/wav audio/x-wav"),
        TypeRecord("public.midi-audio", "public.audio", "midi mid", "audio/midi"),
        TypeRecord("public.playlist", ""),
        TypeRecord("public.m3u-playlist", "public.text public.playlist", "m3u m3u8", "audio/mpegurl"),
    ]

    static let documents = [
        TypeRecord("com.adobe.pdf", "public.data public.composite-content", "pdf", "application/pdf"),
        TypeRecord("com.apple.rtfd", "com.apple.package public.composite-content", "rtfd"),
        TypeRecord("com.apple.flat-rtfd", "public.data public.composite-content"),
        TypeRecord(
            "com.apple.webarchive", "public.data public.composite-content", "webarchive", "application/x-webarchive"),
        TypeRecord("public.presentation", "public.composite-content"),
        TypeRecord("public.spreadsheet", "public.content"),
        TypeRecord("public.email-message", "public.data public.message", "eml", "message/rfc822"),
        TypeRecord("org.idpf.epub-container", "public.data public.composite-content", "epub", "application/epub+zip"),
        TypeRecord("com.rsa.pkcs-12", "public.data", "p12 pfx", "application/x-pkcs12"),
        TypeRecord("public.x509-certificate", "public.data", "cer crt der", "application/x-x509-ca-cert"),
    ]
}
