/* tl-surroundings.h: the text around a dependent word (see tl-word.h), and the widths of the word in that
 * text.
 *
 * Pointers are into one paragraph, which must outlive them. Widths are in Pango units. */
#ifndef TL_SURROUNDINGS_H
#define TL_SURROUNDINGS_H

#include <glib.h>

G_BEGIN_DECLS

/* The number of break opportunities that are examined on each side of a word. */
#define TL_MAX_NEARBY_PLACES 4

/* The text around a dependent word, as far as it has the word's font. */
typedef struct
{
  const char *begin;                        /* the beginning of the text before the word */
  const char *starts[TL_MAX_NEARBY_PLACES]; /* possible starts of a line before the word, nearest first */
  guint       n_starts;
  const char *before; /* the space before the word, which is the last byte of the text before it; NULL if
                         there is none */
  const char *after;  /* the beginning of the text after the word and its spaces, which extends to @end */
  const char *ends[TL_MAX_NEARBY_PLACES]; /* possible ends of a line after the word, nearest first */
  guint       n_ends;
  const char *end;
} TlSurroundings;

/* The widths of a word in its context. */
typedef struct
{
  int advance;
  int space_kerning;  /* the kerning between the preceding space and the word */
  int start_kerning;  /* the addition to the width of a line that starts with the word */
  int end_kerning;    /* the addition to the width of a line that ends with the word */
  int trailing_space; /* the advance of the word's last space */
} TlWordMeasures;

G_END_DECLS

#endif /* TL_SURROUNDINGS_H */
