/* tl-surroundings.h: the text around a dependent word, and the word's widths in it.
 *
 * Pointers are into one paragraph, which must outlive them. Widths are in Pango units. */
#ifndef TL_SURROUNDINGS_H
#define TL_SURROUNDINGS_H

#include <glib.h>

G_BEGIN_DECLS

/* The number of break opportunities that are examined on each side of a word. */
#define TL_MAX_NEARBY_PLACES 4

/* The text of the same font around a dependent word. */
typedef struct
{
  const char *begin;                        /* the beginning of the text before the word */
  const char *starts[TL_MAX_NEARBY_PLACES]; /* the nearest places before the word at which a line may start,
                                               nearest first */
  guint       n_starts;
  const char *before; /* the space before the word, with which that text ends; NULL if there is
                         none */
  const char *after;  /* the beginning of the text after the word and its spaces */
  const char *ends[TL_MAX_NEARBY_PLACES]; /* the nearest places after the word at which a line may end,
                                     nearest first */
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
