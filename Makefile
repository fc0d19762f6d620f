# Every task of developers and CI is a target here.

PREFIX ?= /usr/local
DESTDIR ?=
export PREFIX DESTDIR

include scripts/release.mk

# One release build of the tool, with Swift's libraries linked in, is used by the demo, the tests, the installation and
# the packages.
TOOL = $(CURDIR)/build/tool/release/fdlayout
MEMCHECK = TL_TEST_SHORT=1 meson test -C build/c --no-suite abi --print-errorlogs --timeout-multiplier 60 \
	--wrap='valgrind --error-exitcode=1 --leak-check=full --errors-for-leak-kinds=definite -q \
	--suppressions=$(CURDIR)/CSupport/CTemplateText/tests/fontconfig.supp'
# C warnings are errors in the Meson build; SwiftPM fails with -Xcc -Werror.
SWIFT_BUILD_FLAGS = --explicit-target-dependency-import-check error -Xswiftc -warnings-as-errors \
	-Xcc -Wall -Xcc -Wextra -Xcc -Wshadow
# Output is buffered by line, so that none is lost if a test ends the process, and the test is named.
SWIFT_TEST = stdbuf -oL swift test --skip-build --disable-swift-testing
# Tests import internal declarations, which a release build does not export by default.
RELEASE_TESTS = -c release --scratch-path build/release-tests $(SWIFT_BUILD_FLAGS) -Xswiftc -enable-testing

# Tests of memory use are left out under AddressSanitizer, which keeps freed memory.
ADDRESS_TESTS = .
MEMORY_TESTS = LeavesNoMemoryBehind|LeaveNoMemoryBehind

# Slow single-threaded tests are left out under ThreadSanitizer.
THREAD_TESTS = LayoutEngine|TextLayout|UIKitLayout|Precache|Fault|HeightContext|HeightTests|AssetCatalog|InterfaceFile|BackgroundFeed

# The variant whose views are bound to the main actor, in a build folder of its own, and the tests that are run with it.
MAIN_ACTOR = --traits MainActorViews,InterfaceFiles --scratch-path .build/main-actor
VIEW_TESTS = ^(UIKitLayoutTests|UIKitTests|FDTemplateLayoutCellTests|InterfaceBuilderTests)[.]
LONG_VIEW_TESTS = MillionRowTests

FEED_SERVER = --package-path Examples/feed-server --scratch-path build/feed-server

# The length of the long tests: LENGTH=SHORT checks only that they run; LONG_TESTS selects Swift tests.
LENGTH = LONG
MUTANTS = 20000
# The seconds for which each fuzz target, or the soak, runs.
TIME = 60
SYSTEMS = 200000
LONG_TESTS = .
# At full length, text in many scripts comes from Debian's packages; the short form uses the installed ones.
CORPUS_LONG = TL_TEXT_CORPUS=$(CURDIR)/build/text-corpus

# The tests of the C libraries under the sanitizer $(1). ThreadSanitizer cannot see how GLib and fontconfig, which are not
# compiled for it, order their own memory accesses, so calls from these libraries are ignored.
define run_sanitized
	@test -d build/sanitized-$(1) || meson setup build/sanitized-$(1) -Db_sanitize=$(1) -Dintrospection=disabled
	TL_TEST_SHORT=1 UBSAN_OPTIONS=halt_on_error=1:print_stacktrace=1 TSAN_OPTIONS=ignore_noninstrumented_modules=1 \
		meson test -C build/sanitized-$(1) --no-suite abi --print-errorlogs --timeout-multiplier 20 $(MEMORY_FLAGS)
endef

.PHONY: help setup demo docs build tool trap-probe test test-release test-long test-memory test-text test-threads test-main-actor \
	fuzz fuzz-files soak coverage oracle reproducible reproducible-tool asan tsan ubsan valgrind \
	test-readme test-app test-deb test-gtk test-feed-server smoke frames frames-rules check-agreement bench bench-build \
	bench-solver bench-growth bench-gtk bench-heights bench-peers bench-rows bench-stream bench-templates bench-text \
	feed-server pictures figures groups lint format install uninstall deb bundle clean build-c build-swift

help: ## Shows this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-15s %s\n", $$1, $$2 }' Makefile

setup: ## Installs what is missing
	@scripts/setup

demo: tool ## Computes the heights of the sample feed
	@scripts/demo $(TOOL)

build: setup ## Builds everything for debugging, warnings as errors
	swift build $(SWIFT_BUILD_FLAGS)

tool: setup ## Builds the tool fdlayout as it is installed
	$(RELEASE_BUILD) --product fdlayout --scratch-path build/tool

trap-probe: tool ## Builds the program that the tests of traps run
	$(RELEASE_BUILD) --product TrapProbe --scratch-path build/tool

test: setup ## Runs all tests, those of the tool against its release build
	@$(MAKE) --no-print-directory -j 2 build-c build-swift trap-probe
	@FDLAYOUT_TOOL=$(TOOL) TL_TRAP_PROBE=$(dir $(TOOL))TrapProbe scripts/run-tests '$(SWIFT_TEST) $(SWIFT_BUILD_FLAGS)' \
		'meson test -C build/c --print-errorlogs' 'swift test --skip-build --disable-xctest $(SWIFT_BUILD_FLAGS)' \
		'scripts/fuzz-files --count 200 --seed 1'

test-release: setup tool ## Runs all Swift tests in the release build
	swift build --build-tests $(RELEASE_TESTS)
	@FDLAYOUT_TOOL=$(TOOL) scripts/run-tests '$(SWIFT_TEST) $(RELEASE_TESTS)'

test-long: setup build-c build-swift tool ## Runs the random tests at full length
	@TL_TEST_$(LENGTH)=1 FDLAYOUT_TOOL=$(TOOL) scripts/run-tests \
		'meson test -C build/c --print-errorlogs --timeout-multiplier 20' \
		'$(SWIFT_TEST) $(SWIFT_BUILD_FLAGS) --filter "$(LONG_TESTS)"'

build-c: ## Builds the C libraries and their tests
	@test -d build/c || meson setup build/c --werror -Dglpk=enabled -Dgmp=enabled --prefix=$(PREFIX)
	meson compile -C build/c

build-swift: ## Builds the Swift tests for debugging
	swift build --build-tests $(SWIFT_BUILD_FLAGS)

test-memory: setup build-c ## Runs the C tests under valgrind and under the sanitizers
	$(MEMCHECK) $(MEMORY_FLAGS)
	@test -d build/sanitized || meson setup build/sanitized -Db_sanitize=address,undefined -Dglpk=enabled -Dgmp=enabled -Dintrospection=disabled
	meson test -C build/sanitized --no-suite abi --print-errorlogs --timeout-multiplier 10 $(MEMORY_FLAGS)

valgrind: setup build-c ## Runs the C tests under valgrind
	$(MEMCHECK) $(MEMORY_FLAGS)

asan: setup trap-probe ## Runs the C and Swift tests under AddressSanitizer
	$(call run_sanitized,address)
	swift build --build-tests --sanitize=address --scratch-path build/address
	ASAN_OPTIONS=detect_leaks=1 LSAN_OPTIONS=print_suppressions=0:suppressions=$(CURDIR)/Tests/xctest.lsan \
		FDLAYOUT_TOOL=$(TOOL) TL_TRAP_PROBE=$(dir $(TOOL))TrapProbe \
		swift test --skip-build --sanitize=address --scratch-path build/address --disable-swift-testing \
		--filter '$(ADDRESS_TESTS)' --skip '$(MEMORY_TESTS)'

ubsan: setup ## Runs the C tests under UndefinedBehaviorSanitizer
	$(call run_sanitized,undefined)

test-text: setup build-c ## Compares measured text with Pango on a million cases of real text
	$(if $(CORPUS_$(LENGTH)),python3 Benchmarks/text/corpus.py build/text-corpus Examples/Feed/feed.json)
	$(CORPUS_$(LENGTH)) TL_TEST_$(LENGTH)=1 build/c/CSupport/CTemplateText/tests/test-text-agreement
	TL_TEST_$(LENGTH)=1 build/c/CSupport/CTemplateText/tests/test-text-bound

test-threads: setup ## Runs the tests that use several threads under ThreadSanitizer
	swift build --build-tests --sanitize=thread --scratch-path build/threads
	swift test --skip-build --sanitize=thread --scratch-path build/threads --disable-swift-testing \
		--filter '$(THREAD_TESTS)'

test-main-actor: setup ## Runs the tests of views, and apps with models, bound to the main actor
	swift build $(MAIN_ACTOR) --product TemplateLayoutPackageTests
	@scripts/run-tests '$(SWIFT_TEST) $(MAIN_ACTOR) --filter "$(VIEW_TESTS)" --skip $(LONG_VIEW_TESTS)'
	for probe in MainActorProbe MainActorProbe5 MainActorAppProbe MainActorAppProbe5; do \
	  swift run $(MAIN_ACTOR) $$probe || exit 1; \
	done

fuzz: setup ## Runs the fuzz targets for TIME=seconds each; one of them: TARGETS=solver
	@scripts/fuzz $(TIME) $(TARGETS)

oracle: setup build-c ## Compares SYSTEMS=number random systems of constraints with exact arithmetic, 200000 by default
	TL_TEST_SYSTEMS=$(SYSTEMS) build/c/CSupport/CTemplateLayout/tests/test-solver-oracle $(ORACLE_FLAGS)
	TL_TEST_SYSTEMS=$(SYSTEMS) build/c/CSupport/CTemplateLayout/tests/test-solver-oracle-kinds $(ORACLE_FLAGS)

reproducible: setup ## Compares the values that gcc and clang compute at -O0, -O3 and -march=native, bit for bit
	@scripts/reproducible

reproducible-tool: setup ## Compares what builds of the tool print, byte for byte; for other folders: FOLDERS=../shared
	@scripts/reproducible-tool $(FOLDERS)

coverage: setup ## Prints the coverage of the C libraries by the tests and the fuzz targets' inputs together
	@scripts/coverage

fuzz-files: tool ## Lays out 20000 damaged Interface Builder files, or another number: MUTANTS=number
	FDLAYOUT_TOOL=$(TOOL) scripts/fuzz-files --count $(MUTANTS) $(FUZZ_FLAGS)

soak: setup ## Changes tables on two threads for TIME=seconds, and compares their heights with fresh ones
	$(MAKE) -C Benchmarks/soak run TIME=$(TIME)

check-agreement: tool ## Compares the findings of fdlayout check with the flags that Xcode stored in real files
	@scripts/check-agreement $(TOOL) ../shared/interface-builder ../shared/interface-builder-check

tsan: setup ## Runs the C tests under ThreadSanitizer
	$(call run_sanitized,thread)

test-readme: setup ## Compiles and runs the README's examples and the tutorial
	@scripts/test-readme
	@scripts/test-tutorial

test-app: setup tool ## Prepares, builds and tests the iOS app in Examples/App
	@scripts/test-app $(TOOL)

test-deb: deb ## Installs the packages in a fresh Debian without Swift and runs the README's commands
	@scripts/test-deb build/deb

test-gtk: setup build-c ## Builds the GTK example, and compares its screenshots with computed frames
	@scripts/setup --gtk
	@scripts/gtk-example test

feed-server: setup ## Builds Examples/feed-server for release, as build/feed-server/release/feed-server
	@scripts/setup --server
	swift build -c release --static-swift-stdlib --product feed-server $(FEED_SERVER)

test-feed-server: setup ## Tests Examples/feed-server: its answers, its database after SIGKILL, its page in Chromium
	@scripts/setup --server --bench
	swift build --product feed-server $(FEED_SERVER)
	$(MAKE) -C Benchmarks/stream rows
	scripts/test-feed-server build/feed-server/debug/feed-server build/bench/stream/make-rows $(FEED_SERVER_FLAGS)

smoke: setup ## Runs every other target, most of them in a short form
	@scripts/smoke

bench-build: setup ## Prints the time in which the product UIKit, or another target, is compiled from nothing: TARGET=name
	@scripts/bench-build $(or $(TARGET),UIKit)

bench: bench-solver bench-growth bench-gtk bench-heights bench-peers bench-rows bench-stream bench-templates bench-text ## Runs all benchmarks

bench-solver: ## Measures the solver beside kiwi, whose headers it fetches
	@scripts/setup --bench
	$(MAKE) -C Benchmarks/solver run

bench-growth: setup ## Prints how the time for ambiguity, conflicts and long texts grows with their size
	$(MAKE) -C Benchmarks/solver growth
	$(MAKE) -C Benchmarks/text growth
	$(MAKE) -C Benchmarks/text patterns

bench-gtk: setup build-c ## Measures the frames, the start and the memory of the GTK example, and jumps of rows beside GtkListView
	@scripts/setup --gtk
	@scripts/gtk-example measure

bench-heights: setup ## Measures the height caches, tables of rows and background work
	$(MAKE) -C Benchmarks/heights run

bench-peers: setup ## Measures a cell beside kiwi, Clay and GTK's constraint layout; fetches kiwi's and Clay's headers
	@scripts/setup --bench --gtk
	$(MAKE) -C Benchmarks/peers run

bench-rows: setup ## Measures rows by what changes in them: constants, constraints, hidden views …
	$(MAKE) -C Benchmarks/rows run

bench-stream: tool ## Measures streams of rows with one thread and two; LONG=10000000 prints the memory of a long one
	$(MAKE) -C Benchmarks/stream run

bench-templates: tool ## Measures a row of a template in C beside the same row in the tool
	$(MAKE) -C Benchmarks/templates run

bench-text: ## Measures text against Pango, and rows of a feed against Chromium
	@scripts/setup --bench
	$(MAKE) -C Benchmarks/text run

frames: tool ## Compares frames with those that Xcode stored in Interface Builder files
	python3 Benchmarks/frames/frames.py --fdlayout $(TOOL)

frames-rules: tool ## Counts the stored frames that depend on each rule, or on some: RULES='--rule pageSheets …'
	python3 Benchmarks/frames/rules.py --fdlayout $(TOOL) $(RULES)

pictures: tool ## Draws the pictures of the documentation
	@scripts/pictures $(TOOL)

figures: ## Prints lengths, shares of comments, wrong dependencies and what is undocumented; fails over the limits
	@scripts/figures

groups: setup ## Compiles each group of folders in UIKitLayout with only the groups before it
	@scripts/check-groups

lint: setup build-c ## Checks formatting and figures, and runs the C unit tests under valgrind
	@scripts/lint
	$(MEMCHECK) --suite unit

format: ## Formats all sources
	swift format --in-place --recursive --parallel Package.swift Sources Tests Benchmarks Examples/feed-server
	clang-format -i $$(git ls-files '*.c' 'CSupport/*.cpp' 'CSupport/CTemplateRows/*.h' 'CSupport/CTemplateLayout/*.h' 'CSupport/CTemplateText/*.h' 'CSupport/CTemplateCell/*.h' 'CSupport/fuzz/*.h')

install: tool ## Installs the tool, its manual and the C libraries under PREFIX
	@scripts/install $(TOOL)

uninstall: ## Removes what was installed under PREFIX
	@scripts/install --remove

deb: ## Builds the Debian packages of the libraries and the tool
	@scripts/setup --deb
	@$(MAKE) --no-print-directory tool
	@scripts/deb

bundle: tool ## Packs the tool, its libraries and its fonts into an archive that runs wherever it is unpacked
	@scripts/bundle $(TOOL)

docs: ## Builds the API pages of the C libraries and the Swift modules, and the tutorial, in build/docs
	@scripts/setup --docs
	@$(MAKE) --no-print-directory build-c
	@scripts/docs
	swift build $(SWIFT_BUILD_FLAGS)
	@scripts/docs-swift

clean: ## Removes what was built
	rm -rf .build build
