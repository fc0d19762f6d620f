/* tl-paragraph-words.h: the words of one paragraph, in order.
 *
 * The array is reused for every paragraph. It owns neither the words, which belong to the cache, nor the
 * fonts, which belong to the style; both outlive the paragraph. Offsets are in bytes from the beginning of
 * the paragraph. */
#ifndef TL_PARAGRAPH_WORDS_H
#define TL_PARAGRAPH_WORDS_H

#include "words/tl-word.h"

G_BEGIN_DECLS

/* A word, or spaces that do not have the font of the preceding word. */
typedef struct
{
  TlWord        *word;  /* the word; NULL for spaces */
  TlFont        *font;  /* the word's font; NULL for spaces until their font is known */
  TlScriptFonts *fonts; /* the fonts of the word's script */
  guint32        end;
  gboolean       begins_run; /* whether the word begins a script run, which Pango itemizes separately */
  gboolean       owns_leading_space; /* whether white space at the word's beginning has the word's font */
} TlParagraphWord;

typedef struct
{
  TlWordMaker      maker;
  TlParagraphWord *words; /* the words in order; owned */
  guint            n_words;
  guint            capacity;   /* the number of words for which @words has space */
  gboolean         is_uniform; /* whether all words have one font, and none is white space */
} TlParagraphWords;

void tl_paragraph_words_init (TlParagraphWords *self, TlWordMaker maker);
void tl_paragraph_words_clear (TlParagraphWords *self);
void tl_paragraph_words_trim (TlParagraphWords *self);
void tl_paragraph_words_grow (TlParagraphWords *self);

static inline TlParagraphWord *
tl_paragraph_words_at (const TlParagraphWords *self, guint i)
{
  return &self->words[i];
}

/* The byte at which word @i begins. */
static inline guint32
tl_paragraph_words_begin_of (const TlParagraphWords *self, guint i)
{
  return i > 0 ? self->words[i - 1].end : 0;
}

static inline void
tl_paragraph_words_append (TlParagraphWords *self, TlParagraphWord word)
{
  if (G_UNLIKELY (self->n_words == self->capacity))
    tl_paragraph_words_grow (self);
  self->words[self->n_words++] = word;
  self->is_uniform
    = self->is_uniform && word.word != NULL && word.word->first != 0x3000 && word.font == self->words[0].font;
}

/* Removes all words, before a new paragraph. */
static inline void
tl_paragraph_words_empty (TlParagraphWords *self)
{
  self->n_words = 0;
  self->is_uniform = TRUE;
}

G_END_DECLS

#endif /* TL_PARAGRAPH_WORDS_H */
