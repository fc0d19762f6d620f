# The command that builds for release in the folder build/tool, which the tool, the programs of tests and the benchmarks share.
# A build with other options would compile all modules again.
#
# C functions with arrays check their stack frames. Tables of addresses are complete before the program starts and cannot be
# written afterwards, as in Debian's packages.
HARDENING = -Xcc -fstack-protector-strong -Xcxx -fstack-protector-strong -Xlinker -z -Xlinker relro -Xlinker -z -Xlinker now
RELEASE_BUILD = swift build -c release --static-swift-stdlib $(HARDENING)
