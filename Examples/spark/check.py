#!/usr/bin/env python3
"""Checks that a feed has the same heights in every way of computing them: check.py BUNDLE DATA

Runs the archived tool with one thread and two, Spark in one process, Spark with two workers of which one is killed
during the computation, Dask, and GNU parallel if it is installed. Exit status 1 if the heights of one way differ.
"""
import glob
import json
import os
import pathlib
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
import types

import heights

HERE = pathlib.Path(__file__).resolve().parent
FEED = HERE.parent / "Feed/Feed.storyboard"
WIDTHS = "320,375"
FIELDS = "id,title,content,photo,author,date"


def tool_command(tool, *more):
    return [tool, "heights", str(FEED), "--identifier", "FeedCell", "--data", "-", "--format", "jsonl",
            "--widths", WIDTHS, "--key", "id", "--fields", FIELDS, *more]


def pairs(text):
    """The heights of the tool's output, by key and width."""
    rows = map(json.loads, text.splitlines())
    widths = [float(width) for width in WIDTHS.split(",")]
    return {(str(row["key"]), width): height for row in rows for width, height in zip(widths, row["heights"])}


def run(command, data=None):
    with open(data or os.devnull) as lines:
        return pairs(subprocess.run(command, stdin=lines, stdout=subprocess.PIPE, text=True, check=True).stdout)


def parquet(session, folder):
    frame = session.read.parquet(folder)
    return {(str(row.key), float(row.width)): row.height for row in frame.collect()}


def check_saved(options, tool):
    """Checks that the saved file contains the heights of the first rows: a run that loads the file computes no height."""
    with open(options.data) as lines:
        rows = [json.loads(line) for line, _ in zip(lines, range(100))]
    done = subprocess.run(
        [tool, "heights", str(FEED), "--identifier", "FeedCell", "--data", "-", "--width", WIDTHS.split(",")[0], "--cache",
         "key", "--key", "id", "--saved-heights", options.saved_heights, "--debug-log"],
        input=json.dumps(rows), capture_output=True, text=True, check=True)
    if done.stderr.count("hit cache by key[") != len(rows):
        sys.exit("check.py: the saved heights are incomplete: " + done.stderr[-500:])


def executors():
    """The process identifiers of the Spark executors that this program has started."""
    found = []
    for path in glob.glob("/proc/[0-9]*/cmdline"):
        try:
            words = pathlib.Path(path).read_bytes().split(b"\0")
            environment = pathlib.Path(path).with_name("environ").read_bytes()
        except OSError:
            continue
        if any(b"CoarseGrainedExecutorBackend" in word for word in words) and MARK in environment:
            found.append(int(path.split("/")[2]))
    return found


MARK = f"FDLAYOUT_CHECK={os.getpid()}".encode()


def kill_one(session, kills):
    """Kills one executor as soon as some tasks, but not all, have ended."""
    tracker = session.sparkContext.statusTracker()
    while not kills:
        for stage in map(tracker.getStageInfo, tracker.getActiveStageIds()):
            if stage and 1 <= stage.numCompletedTasks < stage.numTasks - 2 and executors():
                kills.append(executors()[0])
                os.kill(kills[0], signal.SIGKILL)
                return
        time.sleep(0.01)


def spark(options, tool, master, is_killed):
    options.output = f"{options.folder}/{master.split('[')[0]}.parquet"
    session, kills = heights.make_session(master), []
    if is_killed:
        threading.Thread(target=kill_one, args=(session, kills), daemon=True).start()
    try:
        heights.compute(session, options, tool)
        heights.save(session, options, tool)
        check_saved(options, tool)
        result = parquet(session, options.output)
    finally:
        session.stop()
    if is_killed and not kills:
        sys.exit("check.py: no worker was killed; use more rows")
    return result


def ways(options, tool):
    """The names of the ways of computing heights, each with its heights."""
    yield "one thread", run(tool_command(tool, "--jobs", "1"), options.data)
    yield "two threads", run(tool_command(tool, "--jobs", "2"), options.data)
    yield "Spark", spark(options, tool, "local[2]", False)
    yield "Spark, a worker killed", spark(options, tool, "local-cluster[2,1,512]", True)
    yield "Dask", run([sys.executable, str(HERE / "dask_heights.py"), options.data, *tool_command(tool, "--jobs", "1")])
    if shutil.which("parallel"):
        split = ["parallel", "--will-cite", "--pipepart", "-a", options.data, "--block", "1M", "--keep-order", "-q"]
        yield "GNU parallel", run([*split, *tool_command(tool, "--jobs", "1")])
    else:
        print("GNU parallel is not installed")


def main(bundle, data):
    os.environ["FDLAYOUT_CHECK"] = str(os.getpid())
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(["tar", "-C", folder, "-xzf", bundle], check=True)
        tool, = glob.glob(f"{folder}/*/fdlayout")
        options = types.SimpleNamespace(
            bundle=bundle, file=str(FEED), identifier="FeedCell", data=data, key="id", fields=FIELDS, widths=WIDTHS,
            partitions=8, folder=folder, key_type="bigint", saved_heights=f"{folder}/feed.heights")
        expected, start = None, time.monotonic()
        for name, found in ways(options, tool):
            print(f"{name:24} {len(found):9} heights  {time.monotonic() - start:6.1f} s", flush=True)
            expected, start = expected or found, time.monotonic()
            if found != expected:
                sys.exit(f"check.py: other heights: {name}")


if __name__ == "__main__":
    main(os.path.abspath(sys.argv[1]), os.path.abspath(sys.argv[2]))
