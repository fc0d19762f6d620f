#!/usr/bin/env python3
"""Compares the time per row of a template in C with the time per row of the tool, for the same feed.

    measure.py --bench BENCH --tool FDLAYOUT [--rounds N] [--repeat N] [--copies N] [--feed FOLDER]

BENCH is the program that is compiled from bench.c. FDLAYOUT exports the cell as a template. In each round, the rows are
measured three times: in C with one thread, in C with one thread per processor, and by `fdlayout heights --cache none
--timing`. Each measurement takes --copies copies of the feed and repeats them --repeat times. The output contains the median
over all rounds in nanoseconds per row, and the ratio to the time of the tool. The script fails if the heights differ. By
default, the feed is Examples/Feed; FOLDER is the folder of the demo of UITableView-FDTemplateLayoutCell.
"""

import argparse
import json
import pathlib
import statistics
import struct
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
WIDTH = "375"


def parse_arguments():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("--bench", required=True)
    parser.add_argument("--tool", required=True)
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--repeat", type=int, default=20)
    parser.add_argument("--copies", type=int, default=100)
    parser.add_argument("--feed", type=pathlib.Path)
    return parser.parse_args()


def describe(folder):
    """The storyboard, the cell's identifier, the data file, the field of each text outlet, the image's outlet and field."""
    if folder:
        texts = {"titleLabel": "title", "contentLabel": "content", "usernameLabel": "username", "timeLabel": "time"}
        return folder / "Main.storyboard", "FDFeedCell", folder / "data.json", texts, ("contentImageView", "imageName")
    folder = ROOT / "Examples/Feed"
    texts = {"titleLabel": "title", "contentLabel": "content", "authorLabel": "author", "dateLabel": "date"}
    return folder / "Feed.storyboard", "FeedCell", folder / "feed.json", texts, ("photoImageView", "photo")


def image_sizes(catalog):
    """The sizes of a catalogue's images in points, each read from the image's file at scale 2, or else at 1, or else 3."""
    sizes = {}
    for contents in catalog.glob("*.imageset/Contents.json"):
        files = {entry.get("scale", "1x"): entry["filename"] for entry in json.loads(contents.read_text())["images"]
                 if "filename" in entry}
        scale = next(scale for scale in ("2x", "1x", "3x") if scale in files)
        data = (contents.parent / files[scale]).read_bytes()
        width, height = png_size(data) if data.startswith(b"\x89PNG") else jpeg_size(data)
        sizes[contents.parent.stem] = [width / int(scale[0]), height / int(scale[0])]
    return sizes


def png_size(data):
    return struct.unpack(">II", data[16:24])


def jpeg_size(data):
    place = 2
    while data[place + 1] not in (0xC0, 0xC1, 0xC2):
        place += 2 + struct.unpack(">H", data[place + 2:place + 4])[0]
    height, width = struct.unpack(">HH", data[place + 5:place + 9])
    return width, height


def make_rows(data, texts, image, sizes):
    rows = []
    for row in json.loads(data.read_text(encoding="utf-8"))["feed"]:
        values = {outlet: row.get(field) for outlet, field in texts.items()}
        values[image[0]] = sizes[row[image[1]]] if row.get(image[1]) else [-1.0, -1.0]
        rows.append(values)
    return rows


def run(command):
    result = subprocess.run([str(part) for part in command], capture_output=True, text=True)
    if result.returncode != 0:
        sys.exit(f"{command[0]} failed: {result.stderr}")
    return result


def main():
    options = parse_arguments()
    storyboard, identifier, data, texts, image = describe(options.feed)
    catalog = next(data.parent.glob("*.xcassets"))
    figures = {"C, one thread": [], "C, all processors": [], "Swift, configuration included": [], "Swift, solving and text": []}
    with tempfile.TemporaryDirectory() as folder:
        template, rows = pathlib.Path(folder) / "cell.json", pathlib.Path(folder) / "rows.json"
        run([options.tool, "export", storyboard, "--identifier", identifier, "-o", template])
        rows.write_text(json.dumps(make_rows(data, texts, image, image_sizes(catalog)) * options.copies))
        swift = [options.tool, "heights", storyboard, "--identifier", identifier, "--data", data, "--rows", "feed", "--assets",
                 catalog, "--bind", f"{image[0]}.image={image[1]}", "--width", WIDTH, "--cache", "none", "--timing",
                 "--format", "json", "--repeat", options.copies, "--passes", options.repeat]
        filling = []
        for _ in range(options.rounds):
            for threads, name in ((1, "C, one thread"), (0, "C, all processors")):
                *heights, times = run([options.bench, template, rows, WIDTH, threads, options.repeat]).stdout.splitlines()
                filling.append(float(times.split()[0]))
                figures[name].append(float(times.split()[1]))
            result = run(swift)
            timing = json.loads(result.stderr.splitlines()[-1])
            expected = [row["height"] for row in json.loads(result.stdout)]
            if [float(height) for height in heights] != expected:
                sys.exit(f"the heights differ: {heights} in C, {expected} in Swift")
            figures["Swift, configuration included"].append(timing["total_ns"] / timing["rows"])
            figures["Swift, solving and text"].append((timing["total_ns"] - timing["configuration_ns"]) / timing["rows"])
    print(f"{len(heights) // options.copies} rows, equal heights; nanoseconds per row, medians of {options.rounds} rounds")
    base = statistics.median(figures["Swift, configuration included"])
    for name, times in figures.items():
        print(f"{name:32} {statistics.median(times):8.0f} {statistics.median(times) / base:6.2f}")
    print(f"{'C, setting the values from JSON':32} {statistics.median(filling):8.0f}")


main()
