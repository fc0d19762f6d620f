/* tl-coded-text.h: text as a sequence of character codes (see tl-char-code.h), whose advances are summed
 * without shaping.
 *
 * The text is in one font. At first, characters have their nominal glyphs; the font's substitution rules may
 * then replace these. If no character has such rules, the arrays of glyph numbers are neither set nor read.
 * Advances and kerning are in Pango units. Nothing is owned: the text is allocated on the stack, and the font
 * and the shaper must outlive it. */
#ifndef TL_CODED_TEXT_H
#define TL_CODED_TEXT_H

#include "fonts/tl-font.h"

G_BEGIN_DECLS

/* The maximum number of characters in a TlCodedText. */
#define TL_MAX_CODED_CHARS 1024

typedef struct
{
  TlSimpleGlyphs *simple_glyphs; /* the font's simple glyphs; not owned */
  TlShaper       *shaper;
  gsize           n;                 /* the number of characters */
  gboolean        has_substitutions; /* whether any character may have a glyph other than its nominal one */
  guint8          codes[TL_MAX_CODED_CHARS]; /* the characters' codes; TL_CHAR_CODE_NONE if complex */
  guint16         ends[TL_MAX_CODED_CHARS];  /* the offset of each character's end, in bytes */
} TlCodedText;

/* For each character of a TlCodedText, the number of its glyph in the font's substitution rules. */
typedef guint16 TlGlyphNumbers[TL_MAX_CODED_CHARS];

void     tl_coded_text_init (TlCodedText *self, const TlFont *font, TlShaper *shaper);
gboolean tl_coded_text_append (TlCodedText *self, const char *text, gsize length);
gboolean tl_coded_text_substitute (
  const TlCodedText *self, gsize from, gsize to, gboolean more_before, gboolean more_after, guint16 *numbers);
gboolean tl_glyph_numbers_are_known (const guint16 *numbers, gsize from, gsize to);
int      tl_coded_text_sum_advances (const TlCodedText *self, const guint16 *numbers, gsize from, gsize to);
int      tl_coded_text_get_substituted_kerning (const TlCodedText *self, const guint16 *numbers, gsize i);
int      tl_coded_text_get_substituted_advance (const TlCodedText *self, const guint16 *numbers, gsize i);

/* Whether character @i has its nominal glyph. */
static inline gboolean
tl_coded_text_has_nominal_glyph (const TlCodedText *self, const guint16 *numbers, gsize i)
{
  return !self->has_substitutions || numbers[i] == self->simple_glyphs->numbers[self->codes[i]];
}

/* The advance of character @i by itself. */
static inline int
tl_coded_text_get_advance (const TlCodedText *self, const guint16 *numbers, gsize i)
{
  return tl_coded_text_has_nominal_glyph (self, numbers, i)
           ? self->simple_glyphs->advances[self->codes[i]]
           : tl_coded_text_get_substituted_advance (self, numbers, i);
}

/* The kerning between character @i and the next one. */
static inline int
tl_coded_text_get_kerning (const TlCodedText *self, const guint16 *numbers, gsize i)
{
  if (tl_coded_text_has_nominal_glyph (self, numbers, i)
      && tl_coded_text_has_nominal_glyph (self, numbers, i + 1))
    return tl_simple_glyphs_get_kerning (self->simple_glyphs, self->codes[i], self->codes[i + 1],
                                         self->shaper);
  return tl_coded_text_get_substituted_kerning (self, numbers, i);
}

G_END_DECLS

#endif /* TL_CODED_TEXT_H */
