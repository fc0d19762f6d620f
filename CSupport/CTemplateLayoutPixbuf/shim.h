/* shim.h: includes the header of gdk-pixbuf for Swift. */
#ifndef CTEMPLATELAYOUT_PIXBUF_SHIM_H
#define CTEMPLATELAYOUT_PIXBUF_SHIM_H

#if !__has_include(<gdk-pixbuf/gdk-pixbuf.h>)
#error                                                                                                       \
  "gdk-pixbuf headers not found: run make setup (Debian: apt-get install libgdk-pixbuf-2.0-dev pkg-config)"
#endif

#include <gdk-pixbuf/gdk-pixbuf.h>

#endif /* CTEMPLATELAYOUT_PIXBUF_SHIM_H */
