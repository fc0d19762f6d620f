/* shim.h: JSON-GLib for Swift. */
#ifndef CTEMPLATELAYOUT_JSON_SHIM_H
#define CTEMPLATELAYOUT_JSON_SHIM_H

#if !__has_include(<json-glib/json-glib.h>)
#error "JSON-GLib headers not found: run make setup (Debian: apt-get install libjson-glib-dev pkg-config)"
#endif

#include <json-glib/json-glib.h>

#endif /* CTEMPLATELAYOUT_JSON_SHIM_H */
