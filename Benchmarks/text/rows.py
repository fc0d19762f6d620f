#!/usr/bin/env python3
"""Times the heights of a feed's rows in fdlayout and in headless Chromium, in one run.

Both get the same texts in the same font at 375 points. fdlayout computes each height anew (--cache none, one core). The page
builds each row's elements and has them laid out; rows that it has laid out before are also timed at another width. Rounds
alternate between the two; shown are medians. Exit status 1 if something does not run.
"""

import argparse
import html
import json
import pathlib
import re
import shutil
import statistics
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
SAMPLE = ROOT / "Examples/Feed"


def parse():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--fdlayout", required=True, help="the tool, a release build")
    parser.add_argument("--storyboard", default=str(SAMPLE / "Feed.storyboard"))
    parser.add_argument("--identifier", default="FeedCell")
    parser.add_argument("--data", default=str(SAMPLE / "feed.json"), help="the feed")
    parser.add_argument("--rows", default="feed", help="the field of the feed that holds the rows")
    parser.add_argument("--assets", default=str(SAMPLE / "Images.xcassets"))
    parser.add_argument("--bind", action="append", default=[], metavar="OUTLET.PROPERTY=FIELD")
    parser.add_argument("--prose", help="a second feed, of rows that are all different")
    parser.add_argument("--repeat", type=int, default=1852, help="how often fdlayout goes over the feed")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--chromium", default=shutil.which("chromium"), help="the browser; Debian's package chromium")
    return parser.parse_args()


def time_fdlayout(options, data, repeat):
    """The microseconds that fdlayout takes per row: in total, and for configuration, text and solving."""
    command = ["taskset", "-c", "0", options.fdlayout, "heights", options.storyboard, "--identifier", options.identifier,
               "--data", data, "--rows", options.rows, "--assets", options.assets, "--width", "375", "--scale", "2",
               "--repeat", str(repeat), "--cache", "none", "--timing"]
    for binding in options.bind:
        command += ["--bind", binding]
    run = subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    if run.returncode != 0:
        sys.exit(f"rows.py: {' '.join(command)} failed:\n{run.stderr}")
    times = json.loads(run.stderr.strip().split("\n")[-1])
    return {key[:-3]: value / times["rows"] / 1000 for key, value in times.items() if key != "rows"}


def page_rows(options):
    """The feed's rows with the fields that feed.html expects."""
    feed = json.loads(pathlib.Path(options.data).read_text(encoding="utf-8"))[options.rows]
    return [{"title": row.get("title", ""), "content": row.get("content", ""),
             "image": [200, 120] if row.get("imageName") or row.get("photo") else None,
             "left": row.get("username") or row.get("author", ""), "right": row.get("time") or row.get("date", "")}
            for row in feed]


def time_chromium(options, page):
    """The microseconds that Chromium takes per row: for rows never laid out before, and for the same rows at a new width."""
    with tempfile.TemporaryDirectory() as profile:
        command = ["taskset", "-c", "0", options.chromium, "--headless", "--no-sandbox", "--disable-gpu",
                   f"--user-data-dir={profile}", "--virtual-time-budget=600000", "--dump-dom", page.as_uri()]
        run = subprocess.run(command, capture_output=True, text=True, timeout=600)
    found = dict(re.findall(r'data-(first|turned|rows)="([\d.]+)"', run.stdout))
    if len(found) != 3:
        sys.exit(f"rows.py: {' '.join(command)} gave no times:\n{run.stderr}")
    return {"first": float(found["first"]), "turned": float(found["turned"])}


def show(name, rounds):
    medians = {key: statistics.median(times[key] for times in rounds) for key in rounds[0]}
    print(f"{name:<34}" + "".join(f"  {key} {value:7.2f}" for key, value in medians.items()), flush=True)
    return medians


def main():
    options = parse()
    ours, prose, theirs = [], [], []
    rows = page_rows(options)
    with tempfile.TemporaryDirectory() as folder:
        page = pathlib.Path(folder) / "feed.html"
        text = (pathlib.Path(__file__).parent / "feed.html").read_text(encoding="utf-8")
        repeated = (rows * (540 // len(rows) + 1))[:540]
        data = json.dumps(repeated, ensure_ascii=False).replace("</", "<\\/")
        page.write_text(text.replace("FEED", data, 1).replace("PASSES", "21"), encoding="utf-8")
        for _ in range(options.rounds):
            ours.append(time_fdlayout(options, options.data, options.repeat))
            if options.prose:
                prose.append(time_fdlayout(options, options.prose, 1))
            if options.chromium:
                theirs.append(time_chromium(options, page))
    print(f"Microseconds a row at 375 points, medians of {options.rounds} rounds, one core\n")
    mine = show(f"fdlayout, {len(rows)} rows × {options.repeat}", ours)
    if options.prose:
        show("fdlayout, rows all different", prose)
    if not options.chromium:
        sys.exit("rows.py: no chromium: install Debian's package, or name one with --chromium")
    other = show("Chromium", theirs)
    print(f"\nChromium: × {other['first'] / mine['total']:.1f} for rows never laid out before, "
          f"× {other['turned'] / mine['total']:.1f} at a new width")


if __name__ == "__main__":
    main()
