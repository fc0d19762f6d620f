/* tl-text-word.h: words, the pieces that are shaped once, and what joins them to their neighbours. */
#ifndef TL_TEXT_WORD_H
#define TL_TEXT_WORD_H

#include "breaks/tl-text-breaks.h"
#include "fonts/tl-text-font.h"
#include "words/tl-text-cache.h"

G_BEGIN_DECLS

/* Kinds of entries of the cache. */
enum
{
  TL_ENTRY_WORD,     /* TlWord: text with the spaces after it, or one ideograph */
  TL_ENTRY_CONTEXT,  /* TlContext: a word that depends on its neighbours */
  TL_ENTRY_PAIR      /* TlPair: two characters side by side */
};

typedef enum
{
  TL_WORD_COMPLEX = 1 << 0,    /* only Pango knows */
  TL_WORD_MIXED = 1 << 1,      /* its characters have several fonts */
  TL_WORD_LOOKS_BACK = 1 << 2, /* its glyphs depend on what is before the space before it */
  TL_WORD_LOOKS_ON = 1 << 3,   /* or on what is after the spaces after it */
  TL_WORD_IS_PLAIN = 1 << 4,   /* its width is known without shaping */
  TL_WORD_DEPENDENT = TL_WORD_LOOKS_BACK | TL_WORD_LOOKS_ON
} TlWordFlags;

/* A place inside a word where a line may break. Widths are Pango units. */
typedef struct
{
  guint32 offset;   /* bytes before it */
  int     advance;  /* of the text since the place before, or the beginning */
  int     end;      /* what a line gains that ends here */
  int     start;    /* what a line gains that starts here */
} TlWordBreak;

/* Longer words are left to Pango: they are data rather than words. Bytes. */
#define TL_LONGEST_WORD 512
#define TL_MOST_BREAKS 64

/* A word as it stands between two spaces, or an ideograph by itself. Widths are Pango units. */
typedef struct
{
  TlEntry     entry;
  TlFace     *face;
  gunichar    first;       /* the first character */
  gunichar    last;        /* the last one that is neither space nor mark */
  guint8      first_type;  /* their GUnicodeBreakTypes */
  guint8      last_type;
  guint8      flags;       /* TlWordFlags */
  guint8      n_breaks;
  int         advance;     /* with the spaces after it */
  int         lead;        /* what the space before it gains from it */
  int         start;       /* what the word gains where no space stands before it */
  int         white;       /* the advance of the last space; 0 if there is none */
  guint32     glyphs;      /* a hash of them, for dependent words that were shaped */
  TlWordBreak breaks[];    /* with one for the end: what comes after the last break */
} TlWord;

/* A dependent word between as many characters as it may depend on. */
typedef struct
{
  TlEntry  entry;
  gboolean is_simple;     /* its width is that of its parts; otherwise only Pango knows */
  gboolean needs_before;  /* more characters have to be looked at */
  gboolean needs_after;
  int      advance;    /* in this context */
  int      lead;
  int      start;      /* what a line gains that starts with it */
  int      end;        /* what a line gains that ends with it */
  int      white;
} TlContext;

/* The widths of a word among its surroundings, Pango units. */
typedef struct
{
  int advance;
  int lead;   /* what the space before it gains */
  int start;  /* what a line gains that starts with it */
  int end;    /* what a line gains that ends with it */
  int white;  /* the advance of its last space */
} TlContextMeasures;

/* Two characters of one font side by side. */
typedef struct
{
  TlEntry  entry;
  gboolean is_free;  /* whether they are as wide as each by itself */
} TlPair;

/* Places beside a word that are looked at. */
#define TL_MOST_NEAR 4

/* Text of one font around a dependent word. */
typedef struct
{
  const char *begin;   /* of the text before */
  const char *starts[TL_MOST_NEAR];  /* the nearest places before the word at which a line may start, nearest first */
  guint       n_starts;
  const char *before;  /* its end: the space before the word; NULL if there is none */
  const char *after;   /* of the text after the word and its spaces */
  const char *ends[TL_MOST_NEAR];    /* the nearest places after it at which a line may end */
  guint       n_ends;
  const char *end;
} TlSurroundings;

/* Stands for whatever there is beyond the characters that are looked at. */
#define TL_SENTINEL 'n'

/* What making words needs. */
typedef struct
{
  TlCharTable  *chars;
  TlBreakTable *breaks;
  TlShaper     *shaper;
  TlCache      *cache;
  GString      *text;    /* for putting text together */
  GString      *probe;   /* the same, for probing words */
  GArray       *glyphs;  /* TlGlyph: of the word that is being made */
} TlWordMaker;

/* A hash of glyphs, one after the other. */
static inline guint32
tl_hash_glyph (guint32 hash, guint32 glyph)
{
  return hash * 31 + glyph;
}

TlWord    *tl_word_make      (TlWordMaker *maker, TlScript *script, const char *text, gsize length);
TlWord    *tl_word_make_char (TlWordMaker *maker, TlScript *script, gunichar character, const char *text, gsize length);
gboolean   tl_word_add_up_ascii (TlWordMaker *maker, TlScript *script, TlWord *word, const char *text, gsize length);
gboolean   tl_word_add_up    (TlWordMaker *maker, TlWord *word, TlWordBreak *breaks, const char *text, gsize length,
                              gsize n_spaces);
gboolean   tl_word_add_up_among (TlWordMaker *maker, const TlWord *word, const TlSurroundings *around,
                                 TlContextMeasures *measures);
gboolean   tl_word_is_among_plain (TlWordMaker *maker, const TlWord *word, const TlSurroundings *around);
gboolean   tl_pair_is_free   (TlWordMaker *maker, TlScript *script, const TlFace *face, gunichar left, gunichar right);
gboolean   tl_context_measure (TlWordMaker *maker, TlWord *word, const TlSurroundings *around,
                               TlContextMeasures *measures);

/* The word that the @length bytes at @text are, which may end with spaces; NULL if the cache has no room. */
static inline TlWord *
tl_word_find (TlWordMaker *maker, TlScript *script, const char *text, gsize length)
{
  TlWord *word = tl_cache_find (maker->cache, TL_ENTRY_WORD, script, text, length);

  return G_LIKELY (word != NULL) ? word : tl_word_make (maker, script, text, length);
}

/* The word that an ideograph is. */
static inline TlWord *
tl_word_find_char (TlWordMaker *maker, TlScript *script, gunichar character, const char *text, gsize length)
{
  TlWord *word = tl_script_get_page (script, character)->words[character & 0xff];

  if (G_UNLIKELY (word == NULL))
    return tl_word_make_char (maker, script, character, text, length);
  tl_cache_use (maker->cache, &word->entry);
  return word;
}

G_END_DECLS

#endif /* TL_TEXT_WORD_H */
