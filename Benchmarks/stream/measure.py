#!/usr/bin/env python3
"""Measures `fdlayout heights --format jsonl` on rows of a generated feed.

    measure.py --tool TOOL --rows PROGRAM [--count N] [--rounds N] [--long N]

Compares the best throughput of one thread with that of two threads, in alternating runs, and prints the processor
time per row by category. With --long, N rows are also made and measured in a pipe, and the memory of the
tool is printed at each tenth. Exit status 1 if the threads give different heights or the pipe loses rows.
"""
import argparse
import hashlib
import json
import subprocess
import sys
import tempfile
import time
from pathlib import Path

FEED = Path(__file__).resolve().parents[2] / "Examples/Feed"


def command(tool, data, jobs, *more):
    return [tool, "heights", str(FEED / "Feed.storyboard"), "--identifier", "FeedCell", "--data", str(data),
            "--format", "jsonl", "--width", "375", "--jobs", str(jobs), *more]


def run(tool, data, jobs):
    """The seconds of a run, the digest of its heights, and its processor times by category."""
    start = time.monotonic()
    done = subprocess.run(command(tool, data, jobs, "--timing"), capture_output=True, check=True)
    seconds = time.monotonic() - start
    return seconds, hashlib.sha256(done.stdout).hexdigest(), json.loads(done.stderr)


def compare(tool, data, count, rounds):
    """Prints the throughput of one thread and two; returns whether both give the same heights."""
    best, digests = {1: float("inf"), 2: float("inf")}, set()
    times = {}
    for _ in range(rounds):
        for jobs in best:
            seconds, digest, times = run(tool, data, jobs)
            best[jobs] = min(best[jobs], seconds)
            digests.add(digest)
    for jobs, seconds in best.items():
        print(f"{jobs} thread{'s' if jobs > 1 else ' '}  {count / seconds:10.0f} rows/s  {seconds:7.2f} s")
    print(f"ratio      {best[1] / best[2]:10.2f}")
    for name in ("reading", "layout", "output"):
        print(f"{name:10} {times[name + '_ns'] / count:10.0f} ns of processor time per row")
    return len(digests) == 1


def memory(process):
    """The resident memory of a process, in megabytes; not a number if the process has ended."""
    with open(f"/proc/{process.pid}/status") as status:
        fields = dict(line.split(":", 1) for line in status)
    return int(fields["VmRSS"].split()[0]) / 1024 if "VmRSS" in fields else float("nan")


def pipe(tool, rows, count):
    """Measures rows that another process makes; returns whether the tool computed a height for each row."""
    start = time.monotonic()
    maker = subprocess.Popen([rows, str(count)], stdout=subprocess.PIPE)
    process = subprocess.Popen(command(tool, "-", 2), stdin=maker.stdout, stdout=subprocess.PIPE)
    maker.stdout.close()
    seen, tenth = 0, max(1, count // 10)
    for line in process.stdout:
        if not line.endswith(b'"row":%d}\n' % seen):
            sys.exit(f"measure.py: row {seen} is missing: {line!r}")
        seen += 1
        if seen % tenth == 0:
            print(f"{seen:10} rows  {memory(process):6.1f} MB  {time.monotonic() - start:7.1f} s", flush=True)
    return process.wait() == 0 and maker.wait() == 0 and seen == count


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--tool", required=True)
    parser.add_argument("--rows", required=True)
    parser.add_argument("--count", type=int, default=200_000)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--long", type=int, default=0)
    options = parser.parse_args()
    same = True
    with tempfile.NamedTemporaryFile(suffix=".jsonl") as data:
        if options.rounds:
            subprocess.run([options.rows, str(options.count)], stdout=data, check=True)
            same = compare(options.tool, data.name, options.count, options.rounds)
    complete = pipe(options.tool, options.rows, options.long) if options.long else True
    sys.exit(0 if same and complete else 1)


main()
