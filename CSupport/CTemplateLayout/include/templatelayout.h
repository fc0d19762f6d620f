/* templatelayout.h: the whole public C interface of libtemplatelayout.
 *
 * A program includes this header only. Lengths are in points and of type double. Ids are small
 * integers; 0 means none. Functions may be called from any thread as long as each object is used by
 * one thread at a time.
 */
#ifndef TEMPLATELAYOUT_H
#define TEMPLATELAYOUT_H

#if !__has_include(<glib.h>)
#error "GLib headers not found: run make setup (Debian: apt-get install libglib2.0-dev pkg-config)"
#endif

#define TEMPLATELAYOUT_INSIDE

#include <templatelayout/tl-solver.h>
#include <templatelayout/tl-layout.h>
#include <templatelayout/tl-stack.h>
#include <templatelayout/tl-pixels.h>
#include <templatelayout/tl-height-cache.h>
#include <templatelayout/tl-row-heights.h>

#undef TEMPLATELAYOUT_INSIDE

#endif /* TEMPLATELAYOUT_H */
