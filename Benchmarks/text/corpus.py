#!/usr/bin/env python3
"""Collects real text in many scripts from Debian's packages, for comparing and timing text measurement.

    corpus.py FOLDER [FEED.json]

Downloads the packages named below to FOLDER/packages, unpacks them to FOLDER/files, and writes one file of text for each
kind to FOLDER: NAME.txt, its texts separated by the character U+001E. A feed's texts, all strings longer than 20 characters,
go to feed.txt, and 20 000 rows of ever different prose to prose.json. Downloads nothing twice.
"""

import glob
import gzip
import html.parser
import json
import pathlib
import re
import shutil
import struct
import subprocess
import sys

PACKAGES = [
    "apt", "debian-policy", "dpkg", "installation-guide-amd64", "iso-codes", "libglib2.0-data", "libglib2.0-dev",
    "libpython3.11-stdlib", "perl-doc", "unicode-data", "wamerican",
]

# For each kind of text that is reported, the languages whose translations in the packages belong to it.
LANGUAGES = {
    "latin-diacritics": ["fr", "de", "es", "cs", "pl", "tr", "vi", "hu", "sv", "pt_BR", "pt", "fi", "ro"],
    "cyrillic": ["ru", "uk", "bg", "sr"],
    "greek": ["el"],
    "chinese": ["zh_CN", "zh_TW", "zh_HK"],
    "japanese": ["ja"],
    "korean": ["ko"],
    "thai": ["th"],
    "devanagari": ["hi", "mr", "ne"],
    "arabic": ["ar", "fa", "ps"],
    "hebrew": ["he"],
}

PARAGRAPHS = {"p", "li", "dt", "dd"}


class Paragraphs(html.parser.HTMLParser):
    """Collects the text of each paragraph of an HTML page."""

    def __init__(self):
        super().__init__()
        self.found = []
        self.current = ""
        self.depth = 0

    def handle_data(self, data):
        if self.depth > 0:
            self.current += data

    def handle_starttag(self, tag, attributes):
        if tag in PARAGRAPHS:
            self.finish()
            self.depth += 1

    def handle_endtag(self, tag):
        if tag in PARAGRAPHS:
            self.finish()
            self.depth -= 1

    def finish(self):
        text = re.sub(r"[ \t\n]+", " ", self.current).strip(" ")
        if text:
            self.found.append(text)
        self.current = ""


def paragraphs_of_page(path):
    parser = Paragraphs()
    parser.feed(pathlib.Path(path).read_text(encoding="utf-8", errors="replace"))
    parser.finish()
    return parser.found


def translations(path):
    """The translated messages of a .mo file of gettext."""
    data = pathlib.Path(path).read_bytes()
    order = "<" if data[:4] == b"\xde\x12\x04\x95" else ">"
    count, _, table = struct.unpack_from(order + "3I", data, 8)
    for number in range(count):
        length, start = struct.unpack_from(order + "2I", data, table + 8 * number)
        text = data[start:start + length].decode("utf-8", errors="replace")
        if not text.startswith("Project-Id-Version") and "Content-Type:" not in text:
            yield from (part for part in text.split("\0") if part)


def read(path):
    data = pathlib.Path(path).read_bytes()
    if str(path).endswith(".gz"):
        data = gzip.decompress(data)
    return data.decode("utf-8", errors="replace")


def paragraphs_of_pod(path):
    """The prose in a manual of Perl: its paragraphs without code."""
    for paragraph in re.split(r"\n\s*\n", read(path)):
        text = re.sub(r"\s+", " ", re.sub(r"[A-Z]<+\s*(.*?)\s*>+", r"\1", paragraph)).strip()
        if not paragraph.startswith(("=", " ", "\t")) and not re.search(r"[$@%{}<>\\|=_`~^#*+]|\(\)|::|--", text):
            yield text


def pieces(text, separator):
    return [piece.rstrip("\n") for piece in re.split(separator, text) if piece.strip()]


def fetch(folder):
    packages, files = folder / "packages", folder / "files"
    if files.exists() and all(list(packages.glob(f"{package}_*.deb")) for package in PACKAGES):
        return files
    packages.mkdir(parents=True, exist_ok=True)
    subprocess.run(["apt-get", "download", "-qq", "-o", "APT::Sandbox::User=root", *PACKAGES], cwd=packages, check=True)
    for package in sorted(packages.glob("*.deb")):
        subprocess.run(["dpkg-deb", "-x", package, files.with_suffix(".new")], check=True)
    if files.exists():
        shutil.rmtree(files)
    files.with_suffix(".new").rename(files)
    return files


def collect(files):
    def found(pattern):
        return [path for path in sorted(glob.glob(str(files / pattern), recursive=True)) if pathlib.Path(path).is_file()]

    guide = "usr/share/doc/installation-guide-amd64/{}/*.html"
    kinds = {"english": [], "changelogs": [], "licences": [], "code": [], "addresses": [], "words": [], "emoji": []}
    for path in found(guide.format("en")) + found("usr/share/doc/debian-policy/**/*.html"):
        kinds["english"] += paragraphs_of_page(path)
    for path in found("usr/share/doc/*/changelog*.gz"):
        kinds["changelogs"] += pieces(read(path), r"\n(?=  \*|\n)")
    for path in found("usr/share/doc/*/copyright"):
        kinds["licences"] += pieces(read(path), r"\n\s*\n")
    for path in found("usr/include/**/*.h") + found("usr/lib/python3.11/*.py"):
        kinds["code"] += pieces(read(path), r"\n\s*\n")
    everything = "\n".join(kinds["english"] + kinds["changelogs"] + kinds["licences"] + kinds["code"])
    kinds["addresses"] = sorted(set(re.findall(r"https?://[^\s<>\"]+|(?:/[\w.+-]+){3,}", everything)))
    kinds["words"] = read(files / "usr/share/dict/american-english").split("\n")
    for name in ["emoji-test", "emoji-zwj-sequences", "emoji-sequences"]:
        kinds["emoji"] += [line.split("#", 1)[1].strip() for line in read(found(f"usr/share/unicode/emoji/{name}.txt")[0])
                           .split("\n") if "#" in line and not line.startswith("#")]
    kinds["manuals"] = [text for path in found("usr/share/perl/**/*.pod") for text in paragraphs_of_pod(path)]
    for kind, languages in LANGUAGES.items():
        texts = []
        for language in languages:
            for path in found(guide.format(language)):
                texts += paragraphs_of_page(path)
            for path in found(f"usr/share/locale/{language}/LC_MESSAGES/*.mo"):
                texts += translations(path)
        kinds[kind] = texts
    # Special cases: empty text, one space, surrounding spaces, and several paragraphs with all kinds of ends.
    kinds["odds"] = ["", " ", "  ", "a", " a", "a ", "  two  words  ", "\n", "a\n", "a\n\nb", "a\r\nb\rc\u2029d", "\ttab",
                     "a\tb", "one two\n three four \n five", "\u3000中文\u3000中文。", "soft\u00adhyphen", "no\u00a0break 10\u00a0km"]
    return kinds


def strings(value):
    """All strings in a value that was read from JSON."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, (list, dict)):
        for part in value.values() if isinstance(value, dict) else value:
            yield from strings(part)


def prose_rows(kinds, count):
    """At most count rows with the fields of the demo feed, each with an English sentence that no other row has."""
    sentences = list(dict.fromkeys(
        sentence for kind in ("english", "manuals") for text in kinds[kind]
        for sentence in re.split(r"(?<=[.!?])\s+", text) if 40 < len(sentence) < 600))
    return [{"title": " ".join(sentence.split()[:5]), "content": sentence, "username": f"user{number % 997}",
             "time": f"{number % 28 + 1}/{number % 12 + 1}", "imageName": ""}
            for number, sentence in enumerate(sentences[:count])]


def main():
    if len(sys.argv) not in (2, 3) or sys.argv[1].startswith("-"):
        print(__doc__.strip(), file=sys.stderr)
        sys.exit(0 if sys.argv[1:] in (["-h"], ["--help"]) else 64)
    folder = pathlib.Path(sys.argv[1])
    kinds = collect(fetch(folder))
    if len(sys.argv) == 3:
        kinds["feed"] = [text for text in strings(json.loads(read(sys.argv[2]))) if len(text) > 20]
    (folder / "prose.json").write_text(json.dumps({"feed": prose_rows(kinds, 20000)}, ensure_ascii=False))
    for kind, texts in kinds.items():
        unique = [text.replace("\x1e", " ") for text in dict.fromkeys(texts)]
        (folder / f"{kind}.txt").write_text("\x1e".join(unique), encoding="utf-8")
        print(f"{kind}: {len(unique)} texts", file=sys.stderr)


if __name__ == "__main__":
    main()
