/* tl-word.h: words, the units of text that are measured once and cached.
 *
 * A word is the text between two spaces, with the spaces after it, in one font; or it is one ideograph. Its
 * widths are measured between two spaces. Start kerning and end kerning are the differences at the start and
 * at the end of a line; they are added to the width of a line that starts or ends there. A word is dependent
 * if its glyphs depend on text beyond the spaces around it. Widths are in Pango units, offsets in bytes.
 *
 * Words are entries of the cache, which owns them; the words of a font are dropped before the font is freed.
 * Words do not change after they have been measured. Only one thread at a time may use them. */
#ifndef TL_WORD_H
#define TL_WORD_H

#include "cache/tl-text-cache.h"
#include "fonts/tl-script-fonts.h"
#include "unicode/tl-break-table.h"

G_BEGIN_DECLS

/* Kinds of cache entries. */
enum
{
  TL_ENTRY_WORD,    /* TlWord: a word */
  TL_ENTRY_CONTEXT, /* TlContextEntry: the widths of a dependent word in a context */
  TL_ENTRY_PAIR     /* Pair in tl-word-pair.c: whether two adjacent characters depend on each other */
};

typedef enum
{
  TL_WORD_COMPLEX = 1 << 0,             /* only Pango can measure the word */
  TL_WORD_MIXED_FONTS = 1 << 1,         /* the word's characters have several fonts */
  TL_WORD_DEPENDS_ON_PREVIOUS = 1 << 2, /* the word's glyphs depend on text before the preceding space */
  TL_WORD_DEPENDS_ON_NEXT = 1 << 3,     /* the word's glyphs depend on text after its spaces */
  TL_WORD_IS_UNSHAPED = 1 << 4,         /* the word's width was summed from the advances of its characters */
  TL_WORD_DEPENDENT = TL_WORD_DEPENDS_ON_PREVIOUS | TL_WORD_DEPENDS_ON_NEXT
} TlWordFlags;

/* The maximum length of a word, in bytes, and the maximum number of break opportunities in a word. Longer
 * words are left to Pango, because they are data rather than words. */
#define TL_MAX_WORD_BYTES 512
#define TL_MAX_BREAKS 64

/* A break opportunity inside a word. */
typedef struct
{
  guint32 offset;        /* the break's offset in the word, in bytes */
  int     advance;       /* the advance of the text since the previous break, or since the word's beginning */
  int     end_kerning;   /* the addition to the width of a line that ends at the break */
  int     start_kerning; /* the addition to the width of a line that starts at the break */
} TlWordBreak;

typedef struct
{
  TlEntry     entry;
  TlFont     *font;
  gunichar    first;      /* the first character of the word */
  gunichar    last;       /* the last character that is neither space nor mark */
  guint8      first_type; /* the line breaking classes of @first and @last; see TlChar */
  guint8      last_type;
  guint8      flags; /* a combination of TlWordFlags */
  guint8      n_breaks;
  int         advance;        /* the advance with the trailing spaces */
  int         space_kerning;  /* the kerning between the preceding space and the word */
  int         start_kerning;  /* the addition to the width of a line that starts with the word */
  int         trailing_space; /* the advance of the last space; 0 if there is none */
  guint32     glyphs;         /* a hash of the word's glyphs, for dependent words that were shaped */
  TlWordBreak breaks[]; /* the breaks, followed by an element for the text after the last break; empty if
                           there are no breaks */
} TlWord;

/* The objects that are used to measure words. */
typedef struct
{
  TlCharTable  *chars;
  TlBreakTable *breaks;
  TlShaper     *shaper;
  TlCache      *cache;
  GString      *text;   /* a buffer for composing text */
  GString      *probe;  /* a buffer for words between sentinels; see TL_SENTINEL */
  GArray       *glyphs; /* TlGlyph: the glyphs of the word that is being measured */
} TlWordMaker;

/* A character that stands for any text beyond the characters that are examined. */
#define TL_SENTINEL 'n'

/* Whether a word cannot be used as it is: only Pango can measure it, or it has to be split because its
 * characters have several fonts. */
static inline gboolean
tl_word_needs_pango (const TlWord *word)
{
  return (word->flags & (TL_WORD_COMPLEX | TL_WORD_MIXED_FONTS)) != 0;
}

/* Adds the next glyph to a hash of glyphs. */
static inline guint32
tl_hash_glyph (guint32 hash, guint32 glyph)
{
  return hash * 31 + glyph;
}

G_END_DECLS

#endif /* TL_WORD_H */
