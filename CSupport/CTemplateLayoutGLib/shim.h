/* shim.h: includes the header of GLib for Swift and for the C engine. */
#ifndef CTEMPLATELAYOUT_GLIB_SHIM_H
#define CTEMPLATELAYOUT_GLIB_SHIM_H

#if !__has_include(<glib.h>)
#error "GLib headers not found: run make setup (Debian: apt-get install libglib2.0-dev pkg-config)"
#endif

#include <glib-object.h>

#endif /* CTEMPLATELAYOUT_GLIB_SHIM_H */
