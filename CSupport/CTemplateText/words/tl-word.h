/* tl-word.h: words, the text that is measured once and remembered.
 *
 * A word is the text between two spaces, with the spaces after it, in one font; or one ideograph. Its widths
 * hold between spaces; what differs at the ends of lines is kept beside them as kerning: what is to be added
 * to the width of a line that starts or ends there. Widths are Pango units, offsets are bytes.
 *
 * Words are entries of the cache, which owns them; a font that is freed takes its words along. They do not
 * change once they are made. All of it belongs to one thread at a time. */
#ifndef TL_WORD_H
#define TL_WORD_H

#include "cache/tl-text-cache.h"
#include "fonts/tl-script-fonts.h"
#include "unicode/tl-break-table.h"

G_BEGIN_DECLS

/* Kinds of entries of the cache. */
enum
{
  TL_ENTRY_WORD,    /* TlWord */
  TL_ENTRY_CONTEXT, /* TlContextEntry: a word that depends on its neighbours */
  TL_ENTRY_PAIR     /* two characters side by side */
};

typedef enum
{
  TL_WORD_COMPLEX = 1 << 0,             /* only Pango knows */
  TL_WORD_MIXED_FONTS = 1 << 1,         /* its characters have several fonts */
  TL_WORD_DEPENDS_ON_PREVIOUS = 1 << 2, /* its glyphs depend on what is before the space before it */
  TL_WORD_DEPENDS_ON_NEXT = 1 << 3,     /* or on what is after the spaces after it */
  TL_WORD_IS_UNSHAPED = 1 << 4,         /* its width was summed from the advances of its characters */
  TL_WORD_DEPENDENT = TL_WORD_DEPENDS_ON_PREVIOUS | TL_WORD_DEPENDS_ON_NEXT
} TlWordFlags;

/* Longer words are left to Pango: they are data rather than words. Bytes. */
#define TL_LONGEST_WORD 512
#define TL_MOST_BREAKS 64

/* A place inside a word where a line may break. */
typedef struct
{
  guint32 offset;        /* bytes before it */
  int     advance;       /* of the text since the break before, or the beginning */
  int     end_kerning;   /* of a line that ends here */
  int     start_kerning; /* of a line that starts here */
} TlWordBreak;

typedef struct
{
  TlEntry     entry;
  TlFont     *font;
  gunichar    first;      /* the first character */
  gunichar    last;       /* the last one that is neither space nor mark */
  guint8      first_type; /* their GUnicodeBreakTypes */
  guint8      last_type;
  guint8      flags; /* TlWordFlags */
  guint8      n_breaks;
  int         advance;        /* with the spaces after it */
  int         space_kerning;  /* of the space before it and the word */
  int         start_kerning;  /* of a line that starts with it */
  int         trailing_space; /* the advance of the last space; 0 if there is none */
  guint32     glyphs;         /* a hash of them, for dependent words that were shaped */
  TlWordBreak breaks[];       /* and one for the end: what comes after the last break */
} TlWord;

/* What making words needs. */
typedef struct
{
  TlCharTable  *chars;
  TlBreakTable *breaks;
  TlShaper     *shaper;
  TlCache      *cache;
  GString      *text;   /* for putting text together */
  GString      *probe;  /* the same, for probing words */
  GArray       *glyphs; /* TlGlyph: of the word that is being made */
} TlWordMaker;

/* Stands for whatever there is beyond the characters that are looked at. */
#define TL_SENTINEL 'n'

/* Whether a word cannot be measured in one font by its own glyphs. */
static inline gboolean
tl_word_needs_pango (const TlWord *word)
{
  return (word->flags & (TL_WORD_COMPLEX | TL_WORD_MIXED_FONTS)) != 0;
}

/* Adds a glyph to a hash of glyphs, one after the other. */
static inline guint32
tl_hash_glyph (guint32 hash, guint32 glyph)
{
  return hash * 31 + glyph;
}

G_END_DECLS

#endif /* TL_WORD_H */
