/* tl-surroundings.h: the text around a word whose glyphs depend on its neighbours, and the word's widths
 * there.
 *
 * Pointers are into one paragraph, which outlives them. Widths are Pango units. */
#ifndef TL_SURROUNDINGS_H
#define TL_SURROUNDINGS_H

#include <glib.h>

G_BEGIN_DECLS

/* How many places on each side of a word at which lines may break are looked at. */
#define TL_MOST_NEAR 4

/* Text of one font around a dependent word. */
typedef struct
{
  const char *begin; /* of the text before */
  const char
    *starts[TL_MOST_NEAR]; /* the nearest places before the word at which a line may start, nearest first */
  guint       n_starts;
  const char *before;             /* its end: the space before the word; NULL if there is none */
  const char *after;              /* of the text after the word and its spaces */
  const char *ends[TL_MOST_NEAR]; /* the nearest places after it at which a line may end */
  guint       n_ends;
  const char *end;
} TlSurroundings;

/* The widths of a word in its context. */
typedef struct
{
  int advance;
  int space_kerning;  /* of the space before it */
  int start_kerning;  /* of a line that starts with it */
  int end_kerning;    /* of a line that ends with it */
  int trailing_space; /* the advance of its last space */
} TlWordMeasures;

G_END_DECLS

#endif /* TL_SURROUNDINGS_H */
