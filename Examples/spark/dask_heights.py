#!/usr/bin/env python3
"""Computes the heights of a feed with Dask: dask_heights.py DATA COMMAND…

COMMAND is fdlayout with its options; it gets the lines of a partition on standard input.
"""
import subprocess
import sys

import dask.bag


def measure(lines, command):
    """The output of the tool for the lines of a partition."""
    done = subprocess.run(command, input="".join(lines), stdout=subprocess.PIPE, text=True, check=True)
    return done.stdout.splitlines()


if __name__ == "__main__":
    rows = dask.bag.read_text(sys.argv[1], blocksize="4MB")
    for line in rows.map_partitions(measure, sys.argv[2:]).compute(scheduler="processes"):
        print(line)
