/* tl-text-codes.h: text of characters with codes, whose widths are added up. */
#ifndef TL_TEXT_CODES_H
#define TL_TEXT_CODES_H

#include "fonts/tl-text-plain.h"

G_BEGIN_DECLS

/* Characters that are added up together. */
#define TL_MOST_CODES 1024

/* Text in one face. */
typedef struct
{
  const TlFace *face;
  TlPlain      *plain;
  TlShaper     *shaper;
  gsize         n;                    /* characters */
  gboolean      has_rules;            /* whether any may have other glyphs than its own */
  guint8        codes[TL_MOST_CODES]; /* TL_CODE_NONE for characters that are not plain */
  guint16       ends[TL_MOST_CODES];  /* bytes up to the end of each */
} TlCodes;

/* The glyphs of such text by their numbers in the rules. */
typedef guint16 TlNumbers[TL_MOST_CODES];

void     tl_codes_begin   (TlCodes *codes, const TlFace *face, TlShaper *shaper);
gboolean tl_codes_append  (TlCodes *codes, const char *text, gsize length);
gboolean tl_codes_set     (const TlCodes *codes, gsize from, gsize to, gboolean more_before, gboolean more_after,
                           guint16 *numbers);
gboolean tl_numbers_are_known (const guint16 *numbers, gsize from, gsize to);
int      tl_codes_measure (const TlCodes *codes, const guint16 *numbers, gsize from, gsize to);
int      tl_codes_get_kern_by_number (const TlCodes *codes, const guint16 *numbers, gsize i);
int      tl_codes_get_advance_by_number (const TlCodes *codes, const guint16 *numbers, gsize i);

static inline gboolean
tl_codes_have_own (const TlCodes *codes, const guint16 *numbers, gsize i)
{
  return !codes->has_rules || numbers[i] == codes->plain->numbers[codes->codes[i]];
}

/* The advance of a character by itself. */
static inline int
tl_codes_get_advance (const TlCodes *codes, const guint16 *numbers, gsize i)
{
  return tl_codes_have_own (codes, numbers, i) ? codes->plain->advances[codes->codes[i]]
                                               : tl_codes_get_advance_by_number (codes, numbers, i);
}

/* What a character gains from the next one. */
static inline int
tl_codes_get_kern (const TlCodes *codes, const guint16 *numbers, gsize i)
{
  if (tl_codes_have_own (codes, numbers, i) && tl_codes_have_own (codes, numbers, i + 1))
    return tl_plain_get_kern (codes->plain, codes->face, codes->codes[i], codes->codes[i + 1], codes->shaper);
  return tl_codes_get_kern_by_number (codes, numbers, i);
}

G_END_DECLS

#endif /* TL_TEXT_CODES_H */
