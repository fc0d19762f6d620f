#!/usr/bin/env python3
"""Prints the time and the instructions that a new row takes, for each kind of change, and their ratios to those of a row with
new texts only.

    measure.py PROGRAM [ROWS]

PROGRAM itself measures the processor time. Callgrind counts the instructions of a run with ROWS rows (1000 by default) and of a
run with three times as many. The difference is used, so that what is done only once is not counted.
"""
import re
import subprocess
import sys


def instructions(program, scene, rows):
    """The number of instructions of a run of PROGRAM with the given scene and number of rows."""
    run = subprocess.run(
        ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", program, scene, str(rows)],
        capture_output=True, text=True, check=True)
    return int(re.search(r"Collected : (\d+)", run.stderr).group(1))


def main():
    """Prints a line for each scene."""
    program = sys.argv[1]
    rows = int(sys.argv[2]) if len(sys.argv) > 2 else 1000
    times = subprocess.run([program], capture_output=True, text=True, check=True).stdout.splitlines()
    first = None
    print(f"{'a row changes':<46}{'ns':>8}{'':>7}{'instructions':>14}")
    for line in times:
        scene, time = line.split("\t")
        count = (instructions(program, scene, 3 * rows) - instructions(program, scene, rows)) / (2 * rows)
        first = first or (float(time), count)
        print(f"{scene:<46}{time:>8}{float(time) / first[0]:>6.2f}×{count:>14.0f}{count / first[1]:>6.2f}×", flush=True)


main()
