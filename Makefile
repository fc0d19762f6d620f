# The front door: everything a newcomer or CI needs is a target here.

PREFIX ?= /usr/local
MEMCHECK = TL_TEST_SHORT=1 meson test -C build/c --print-errorlogs --timeout-multiplier 60 \
	--wrap='valgrind --error-exitcode=1 --leak-check=full --errors-for-leak-kinds=definite -q \
	--suppressions=$(CURDIR)/CSupport/CTemplateText/tests/fontconfig.supp'
# C warnings become errors in the Meson build; SwiftPM trips over -Xcc -Werror.
SWIFT_BUILD_FLAGS = --explicit-target-dependency-import-check error -Xswiftc -warnings-as-errors \
	-Xcc -Wall -Xcc -Wextra -Xcc -Wshadow

# What takes long and has one thread is left out under ThreadSanitizer.
THREAD_TESTS = LayoutEngine|TextLayout|UIKitLayout|Precache|Fault|HeightContext|HeightTests|AssetCatalog|InterfaceFile|BackgroundFeed

.PHONY: help setup demo build test test-c test-swift test-long test-memory test-text test-threads bench bench-solver \
	bench-heights bench-text lint format install clean

help: ## Says what there is to make
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-13s %s\n", $$1, $$2 }' Makefile

setup: ## Installs what is missing
	@scripts/setup

demo: setup ## Computes the heights of the sample feed
	@scripts/demo

build: setup ## Builds everything, warnings as errors
	swift build $(SWIFT_BUILD_FLAGS)

test: setup test-c test-swift ## Runs all tests

test-c: build-c
	meson test -C build/c --print-errorlogs

test-swift:
	swift build --build-tests $(SWIFT_BUILD_FLAGS)
	swift test --skip-build --disable-swift-testing $(SWIFT_BUILD_FLAGS)

test-long: setup build-c ## Runs the random tests at full length
	TL_TEST_LONG=1 meson test -C build/c --print-errorlogs --timeout-multiplier 20
	TL_TEST_LONG=1 swift test --disable-swift-testing

.PHONY: build-c
build-c:
	@test -d build/c || meson setup build/c --werror --prefix=$(PREFIX)
	meson compile -C build/c

test-memory: setup build-c ## Runs the C tests under valgrind and under the sanitizers
	$(MEMCHECK)
	@test -d build/sanitized || meson setup build/sanitized -Db_sanitize=address,undefined
	meson test -C build/sanitized --print-errorlogs --timeout-multiplier 10

test-text: setup build-c ## Compares measured text with Pango on a million cases of real text
	python3 Benchmarks/text/corpus.py build/text-corpus Examples/Feed/feed.json
	TL_TEXT_CORPUS=$(CURDIR)/build/text-corpus build/c/CSupport/CTemplateText/tests/test-text-agreement
	TL_TEST_LONG=1 build/c/CSupport/CTemplateText/tests/test-text-bound

bench: bench-solver bench-heights bench-text ## Measures all that there are figures of

bench-solver: ## Measures the solver beside kiwi's, whose headers it fetches
	@scripts/setup --bench
	$(MAKE) -C Benchmarks/solver run

bench-heights: setup ## Measures the height caches, tables of rows and background work
	$(MAKE) -C Benchmarks/heights run

bench-text: ## Measures text beside Pango, and rows of a feed beside Chromium
	@scripts/setup --bench
	$(MAKE) -C Benchmarks/text run

test-threads: setup ## Runs the tests of what several threads do under ThreadSanitizer
	swift build --build-tests --sanitize=thread --scratch-path build/threads
	swift test --skip-build --sanitize=thread --scratch-path build/threads --disable-swift-testing \
		--filter '$(THREAD_TESTS)'

lint: setup build-c ## Checks formatting, and the C library under valgrind
	@scripts/lint
	$(MEMCHECK) --suite unit

format: ## Formats all sources
	swift format --in-place --recursive --parallel Package.swift Sources Tests Benchmarks
	clang-format -i $$(git ls-files '*.c')

install: setup ## Builds the C library and installs it with its .pc file under PREFIX
	meson setup --reconfigure build/install --prefix=$(PREFIX) --buildtype=release 2>/dev/null || \
		meson setup build/install --prefix=$(PREFIX) --buildtype=release
	meson install -C build/install

clean: ## Removes what was built
	rm -rf .build build
