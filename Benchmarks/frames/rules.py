#!/usr/bin/env python3
"""Counts the stored frames that depend on each rule of Interface Builder, and their projects.

    rules.py --fdlayout PATH [--shared PATH] [--intrinsic design|measured] [--rule NAME ...]

Each rule is switched off in turn, and the frames of the folder that the rules were derived from are compared with the stored
ones again. A row has the number of views that agree only with the rule, the number of their projects, and the number of views
that agree only without it. Rules on which no view depends, or only views of one project, are marked. The held-out folder is not
read. If the folder is missing, nothing is measured, and the exit status is 0.
"""
import argparse
import pathlib
import re
import subprocess
import sys


RULES = pathlib.Path(__file__).parents[2] / "Sources" / "UIKitFacts" / "Versions" / "FrameRule.swift"


def all_rules():
    """The names of the rules, in the order of the file that declares them."""
    cases = re.findall(r"^    case (.*)$", RULES.read_text(), re.MULTILINE)
    return [rule for names in cases for rule in names.split(", ")]


class Comparison:
    """Finds the views whose computed frames differ from the stored ones, with all rules or without one of them."""

    def __init__(self, options, folder):
        self.options = options
        self.files = sorted(str(path) for suffix in ("xib", "storyboard") for path in folder.rglob("*." + suffix))
        self.tool = str(options.shared / "tools" / "frame-agreement")
        self.folder = folder

    def differing(self, rule=None):
        command = [self.options.fdlayout, "frames", *self.files, "--intrinsic", self.options.intrinsic, "--format", "jsonl"]
        command += ["--without-rule", rule] if rule else []
        frames = subprocess.run(command, capture_output=True).stdout
        result = subprocess.run([self.tool, "--list", *self.files], input=frames, capture_output=True)
        return {tuple(line.split()[1:3]) for line in result.stdout.decode().splitlines() if line.startswith("differs ")}

    def projects(self, views):
        return sorted({pathlib.Path(path).relative_to(self.folder).parts[0] for path, _ in views})


def remark(gained, lost, projects):
    if not gained and not lost:
        return "no view depends on it"
    if len(projects) == 1:
        return "one project"
    return "more are lost" if len(lost) > len(gained) else ""


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--fdlayout", required=True)
    parser.add_argument("--shared", type=pathlib.Path, default=pathlib.Path(__file__).parents[3] / "shared")
    parser.add_argument("--intrinsic", choices=("design", "measured"), default="design")
    parser.add_argument("--rule", action="append", default=[])
    options = parser.parse_args()
    folder = options.shared / "interface-builder"
    if not folder.is_dir():
        print(f"frames-rules: no Interface Builder files at {folder}: nothing is measured", file=sys.stderr)
        return 0
    comparison = Comparison(options, folder)
    base = comparison.differing()
    print("| rule | views that agree with it only | projects | without it only | |")
    print("|---|---|---|---|---|")
    for rule in options.rule or all_rules():
        without = comparison.differing(rule)
        gained, lost = without - base, base - without
        projects = comparison.projects(gained)
        print(f"| {rule} | {len(gained)} | {len(projects)} | {len(lost)} | {remark(gained, lost, projects)} |", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
