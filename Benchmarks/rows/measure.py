#!/usr/bin/env python3
"""What a new row costs, by what it changes: time and instructions, and both in terms of a row of new texts only.

    measure.py PROGRAM [ROWS]

Times are PROGRAM's own, of the processor. Instructions are counted by callgrind: the difference between ROWS (200) and three times as
many, so that what is done once is not counted.
"""
import re
import subprocess
import sys


def instructions(program, scene, rows):
    """The instructions of a run of so many rows."""
    run = subprocess.run(
        ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", program, scene, str(rows)],
        capture_output=True, text=True, check=True)
    return int(re.search(r"Collected : (\d+)", run.stderr).group(1))


def main():
    """Prints a row for each scene."""
    program = sys.argv[1]
    rows = int(sys.argv[2]) if len(sys.argv) > 2 else 200
    times = subprocess.run([program], capture_output=True, text=True, check=True).stdout.splitlines()
    first = None
    print(f"{'a row changes':<46}{'ns':>8}{'':>7}{'instructions':>14}")
    for line in times:
        scene, time = line.split("\t")
        count = (instructions(program, scene, 3 * rows) - instructions(program, scene, rows)) / (2 * rows)
        first = first or (float(time), count)
        print(f"{scene:<46}{time:>8}{float(time) / first[0]:>6.2f}×{count:>14.0f}{count / first[1]:>6.2f}×", flush=True)


main()
