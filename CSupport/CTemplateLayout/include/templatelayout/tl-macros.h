/* tl-macros.h: what every public header needs: the include guard's check and symbol visibility. */
#ifndef TL_MACROS_H
#define TL_MACROS_H

#if !defined(TEMPLATELAYOUT_INSIDE) && !defined(TL_COMPILATION)
#error "Only <templatelayout.h> can be included directly."
#endif

#include <glib.h>

/* The library is compiled with hidden visibility; what carries this mark is the public interface. */
#define TL_PUBLIC extern __attribute__ ((visibility ("default")))

/**
 * TL_HEIGHT_MAX:
 *
 * The largest height that is remembered, in points: the sum of all heights in a table is then finite.
 */
#define TL_HEIGHT_MAX 1e290

#endif /* TL_MACROS_H */
