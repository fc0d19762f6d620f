/* shim.h: checks that the header of simdjson is installed. C++ sources include the header itself, which C and
 * Swift cannot read. */
#ifndef CTEMPLATELAYOUT_SIMDJSON_SHIM_H
#define CTEMPLATELAYOUT_SIMDJSON_SHIM_H

#if !__has_include(<simdjson.h>)
#error "simdjson headers not found: run make setup (Debian: apt-get install libsimdjson-dev pkg-config)"
#endif

#endif /* CTEMPLATELAYOUT_SIMDJSON_SHIM_H */
