#!/usr/bin/env python3
"""How many of the frames that Xcode stored in public Interface Builder files the layout engine reproduces.

    frames.py --fdlayout PATH [--shared PATH] [--intrinsic design|measured]

Two folders are measured: the one that the rules are worked out on, and one that is held out, which is only counted. A table
shows both by kind of root: a view agrees when all four numbers lie within half a point; the last row counts those that are
the same to the pixel. Of the first folder two more tables show the shares by version of Xcode and by project. Where the
folders are absent nothing is measured, and the exit status is 0.
"""
import argparse
import collections
import json
import pathlib
import re
import runpy
import subprocess
import sys

KINDS = ("cell", "view", "scene", "all")
# The tolerance for equal numbers, in points: files store thirds of points with 14 digits or more, but the tool prints six.
SAME = 0.001
# The versions of Xcode, each with the first build number of Interface Builder (toolsVersion) that is beyond them.
VERSIONS = (
    (13_000, "Xcode 5 to 8"), (14_800, "Xcode 9 and 10"), (16_000, "Xcode 11"), (18_000, "Xcode 12"),
    (21_000, "Xcode 13"), (22_000, "Xcode 14"), (24_000, "Xcode 15 and 16"), (32_000, "Xcode 26"),
)


def interface_files(folder):
    return sorted(str(path) for suffix in ("xib", "storyboard") for path in folder.rglob("*." + suffix))


def version(path):
    """The version of Xcode that wrote a file.

    It follows from the file's toolsVersion or, if no version of Xcode has that number, from the version of the file's plug-in.
    """
    text = pathlib.Path(path).read_text(errors="replace")
    numbers = [int(n) for n in re.findall(r'(?:toolsVersion|IBCocoaTouchPlugin" version)="(\d+)', text)]
    known = [n for n in numbers if n < 32_000]
    return next((name for end, name in VERSIONS if known and known[0] < end), "not noted")


class Measurement:
    """The frames of all files in a folder, which are computed once and can be compared for any selection of the files."""

    def __init__(self, options, folder):
        self.files = interface_files(folder)
        self.tool = str(options.shared / "tools" / "frame-agreement")
        command = [options.fdlayout, "frames", *self.files, "--intrinsic", options.intrinsic, "--format", "jsonl"]
        self.frames = subprocess.run(command, capture_output=True).stdout

    def shares(self, files=None):
        """For each kind of root, the number of views that agree and the number of all views, in some or all files."""
        result = subprocess.run(
            [self.tool, *(files or self.files)], input=self.frames, capture_output=True)
        rows = re.findall(r"^(\w+): (\d+) of (\d+) agree", result.stdout.decode(), re.MULTILINE)
        return {kind: (int(agree), int(total)) for kind, agree, total in rows}

    def to_the_pixel(self):
        """The number of views whose frames equal the stored ones to the pixel, and the number of all views with stored frames."""
        rows = [json.loads(line) for line in self.frames.decode().splitlines()]
        frames = {(row["file"], row["id"]): row["frame"] for row in rows if row["frame"]}
        stored_views = runpy.run_path(self.tool)["stored_views"]
        stored = [(path, view) for path in self.files for view in stored_views(path)]
        exact = 0
        for path, (_, identifier, _, frame) in stored:
            ours = frames.get((path, identifier), ())
            exact += len(ours) == 4 and all(abs(a - b) < SAME for a, b in zip(frame, ours))
        return exact, len(stored)

    def groups(self, name):
        files = collections.defaultdict(list)
        for path in self.files:
            files[name(path)].append(path)
        return {key: self.shares(paths) for key, paths in sorted(files.items())}


def share(counts):
    if counts is None:
        return "–"
    agree, total = counts
    return f"{100 * agree / total:.1f} % of {total}"


def table(title, columns, rows):
    widths = [max(map(len, column)) for column in zip([title, *columns], *rows)]
    for row in [[title, *columns], ["-" * width for width in widths], *rows]:
        print("| " + " | ".join(cell.ljust(width) for cell, width in zip(row, widths)) + " |")
    print()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--fdlayout", required=True)
    parser.add_argument("--shared", type=pathlib.Path, default=pathlib.Path(__file__).parents[3] / "shared")
    parser.add_argument("--intrinsic", choices=("design", "measured"), default="design")
    options = parser.parse_args()
    folders = [options.shared / name for name in ("interface-builder", "interface-builder-check")]
    if not all(folder.is_dir() for folder in folders):
        print(f"frames: no Interface Builder files at {options.shared}: nothing is measured", file=sys.stderr)
        return 0
    open_folder, held_out = (Measurement(options, folder) for folder in folders)
    columns = [f"rules worked out on ({len(open_folder.files)} files)", f"held out ({len(held_out.files)} files)"]
    both = (open_folder.shares(), held_out.shares())
    rows = [[kind, *(share(shares.get(kind)) for shares in both)] for kind in KINDS]
    exact = ["all, to the pixel", *(share(folder.to_the_pixel()) for folder in (open_folder, held_out))]
    table("kind", columns, [*rows, exact])
    project = lambda path: pathlib.Path(path).relative_to(folders[0]).parts[0].replace("+", "/")
    for title, name in (("version", version), ("project", project)):
        groups = open_folder.groups(name)
        table(title, KINDS, [[key, *(share(shares.get(kind)) for kind in KINDS)] for key, shares in groups.items()])
    return 0


if __name__ == "__main__":
    sys.exit(main())
