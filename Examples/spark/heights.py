#!/usr/bin/env python3
"""Computes the heights of a feed with Apache Spark and writes them as Parquet, with a row for each key and width.

The tool fdlayout reads the lines of a partition from a pipe and writes their heights to another. It is sent to the workers
with its libraries and fonts, as the archive of `make bundle`. Each worker compares its fonts with those of the driver.
"""
import argparse
import contextlib
import glob
import json
import os
import subprocess
import sys
import tarfile
import tempfile
import threading

import pyspark
from pyspark import SparkFiles
from pyspark.sql import SparkSession, functions


def arguments():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bundle", required=True, help="the archive of make bundle")
    parser.add_argument("--file", required=True, help="the .xib or .storyboard file")
    parser.add_argument("--identifier", required=True, help="the reuse identifier of the cell")
    parser.add_argument("--data", required=True, help="the rows, one JSON object on each line")
    parser.add_argument("--key", required=True, help="the field that holds a row's key")
    parser.add_argument("--fields", required=True, help="the fields that fill the cell, and the key")
    parser.add_argument("--widths", required=True, help="the widths of the table, such as 320,375")
    parser.add_argument("--output", required=True, help="the folder of Parquet files to write")
    parser.add_argument("--saved-heights", help="also write a file that a program loads into its height cache")
    parser.add_argument("--key-type", default="string", choices=["string", "bigint"], help="the type of keys")
    parser.add_argument("--master", default="local[*]", help="Spark's master, by default this process")
    parser.add_argument("--partitions", type=int, default=8)
    return parser.parse_args()


@contextlib.contextmanager
def unpacked(bundle):
    """The path of the tool in the archive, which is unpacked in a temporary folder."""
    with tempfile.TemporaryDirectory() as folder:
        with tarfile.open(bundle) as archive:
            archive.extractall(folder)
        tool, = glob.glob(f"{folder}/*/fdlayout")
        yield tool


def fingerprint(tool):
    """The fingerprint of the fonts in the archive."""
    return subprocess.run([tool, "fonts"], check=True, capture_output=True, text=True).stdout.strip()


def measure(lines, options):
    """The output of the tool for the lines of a partition. A failure of the tool fails the partition's task."""
    tool, = glob.glob(SparkFiles.get("fdlayout") + "/*/fdlayout")
    command = [tool, "heights", SparkFiles.get(os.path.basename(options["file"])), "--data", "-", "--format", "jsonl",
               "--identifier", options["identifier"], "--widths", options["widths"], "--key", options["key"],
               "--fields", options["fields"], "--jobs", "1", "--require-fonts", options["fonts"]]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    failures = []

    def write():
        try:
            with process.stdin as pipe:
                for line in lines:
                    pipe.write(line.encode() + b"\n")
        except Exception as failure:
            failures.append(failure)

    # The lines are written while the heights are read, so that neither pipe fills up.
    writer = threading.Thread(target=write, daemon=True)
    writer.start()
    for line in process.stdout:
        yield line.decode()
    writer.join()
    if process.wait() != 0:
        raise RuntimeError(f"fdlayout ended with status {process.returncode}")
    if failures:
        raise failures[0]


def make_session(master):
    """A session whose driver and workers listen on this machine only."""
    os.environ.setdefault("SPARK_LOCAL_IP", "127.0.0.1")
    os.environ.setdefault("SPARK_HOME", os.path.dirname(pyspark.__file__))
    os.environ.setdefault("PYSPARK_PYTHON", sys.executable)
    builder = SparkSession.builder.master(master).appName("heights")
    for name, value in {
        "spark.driver.host": "127.0.0.1", "spark.driver.bindAddress": "127.0.0.1", "spark.ui.enabled": "false",
        "spark.ui.showConsoleProgress": "false", "spark.executor.memory": "512m",
    }.items():
        builder = builder.config(name, value)
    return builder.getOrCreate()


def compute(session, options, tool):
    """Writes the heights of all rows as Parquet."""
    context = session.sparkContext
    context.addArchive(os.path.abspath(options.bundle) + "#fdlayout")
    context.addPyFile(os.path.abspath(__file__))
    context.addFile(os.path.abspath(options.file))
    values = {**vars(options), "fonts": fingerprint(tool)}
    lines = context.textFile(os.path.abspath(options.data), options.partitions)
    measured = lines.mapPartitions(lambda lines: measure(lines, values))
    widths = functions.array(*[functions.lit(float(width)) for width in options.widths.split(",")])
    rows = session.read.schema(f"key {options.key_type}, heights ARRAY<DOUBLE>").json(measured)
    pairs = rows.select("key", functions.explode(functions.arrays_zip(widths.alias("width"), "heights")).alias("pair"))
    result = pairs.select("key", functions.col("pair.width"), functions.col("pair.heights").alias("height"))
    result.write.mode("overwrite").partitionBy("width").parquet(os.path.abspath(options.output))


def save(session, options, tool):
    """Writes the heights from the Parquet files to a file that a program can load."""
    pair = functions.struct("width", "height")
    heights = functions.map_from_entries(functions.collect_list(pair)).alias("heights")
    rows = session.read.parquet(os.path.abspath(options.output)).groupBy("key").agg(heights)
    widths = [float(width) for width in options.widths.split(",")]
    command = [tool, "save-heights", options.file, "--identifier", options.identifier, "--data", "-",
               "--widths", options.widths, "--output", options.saved_heights]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, text=True)
    with process.stdin as pipe:
        for row in rows.toLocalIterator():
            found = {float(width): height for width, height in row.heights.items()}
            pipe.write(json.dumps({"key": row.key, "heights": [found[width] for width in widths]}) + "\n")
    if process.wait() != 0:
        sys.exit(f"fdlayout save-heights ended with status {process.returncode}")


def main(options):
    session = make_session(options.master)
    try:
        with unpacked(options.bundle) as tool:
            compute(session, options, tool)
            if options.saved_heights:
                save(session, options, tool)
    finally:
        session.stop()


if __name__ == "__main__":
    main(arguments())
