/* tl-macros.h: macros that all public headers use: the check that programs do not include them directly, the
 * visibility of symbols, and the largest height; the arithmetic of the library itself. */
#ifndef TL_MACROS_H
#define TL_MACROS_H

#if !defined(TEMPLATELAYOUT_INSIDE) && !defined(TL_COMPILATION)
#error "Only <templatelayout.h> can be included directly."
#endif

#include <glib-object.h>

/* In the library, each product is rounded before it is added, so that results do not depend on whether a
 * processor can do both in one step. Clang contracts by default and is told here, because packages of Swift
 * cannot pass it options; gcc, which has no such pragma, is told by Meson. */
#if defined(TL_COMPILATION) && defined(__clang__)
#pragma STDC FP_CONTRACT OFF
#endif

/* The library is compiled with hidden visibility; this macro marks the public symbols. */
#define TL_PUBLIC extern __attribute__ ((visibility ("default")))

/**
 * TL_HEIGHT_MAX:
 *
 * The largest height that is accepted, in points. With this bound the sum of the heights in the largest
 * possible table is finite, and numbers that callers use to mean "no height", such as %G_MAXDOUBLE, are
 * rejected.
 */
#define TL_HEIGHT_MAX 1e9

#endif /* TL_MACROS_H */
