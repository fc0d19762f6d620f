/* shim.h: cairo for Swift, with its PDF and SVG surfaces. */
#ifndef CTEMPLATELAYOUT_CAIRO_SHIM_H
#define CTEMPLATELAYOUT_CAIRO_SHIM_H

#if !__has_include(<cairo.h>)
#error "cairo headers not found: run make setup (Debian: apt-get install libcairo2-dev pkg-config)"
#endif

#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <cairo.h>

#endif /* CTEMPLATELAYOUT_CAIRO_SHIM_H */
