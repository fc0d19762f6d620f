#!/usr/bin/env python3
"""Prints, for each library, the time that a program with one cell takes from its start to its end.

    start.py PEERS LIBRARY...    PEERS is the built benchmark
"""

import resource
import statistics
import subprocess
import sys
import time

ROUNDS = 15


def run(command):
    """The duration and the processor time of a command, in milliseconds."""
    before, start = resource.getrusage(resource.RUSAGE_CHILDREN), time.monotonic()
    subprocess.run(command, check=True, stderr=subprocess.DEVNULL)
    duration = time.monotonic() - start
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return 1e3 * duration, 1e3 * (after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)


def main():
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    print(f"{'start-up':20} {'ms':>12} {'ms of a processor':>18}")
    for library in sys.argv[2:]:
        times = [run([sys.argv[1], library]) for _ in range(ROUNDS)]
        duration, processor = (statistics.median(column) for column in zip(*times))
        print(f"{library:20} {duration:12.1f} {processor:18.1f}")


if __name__ == "__main__":
    main()
