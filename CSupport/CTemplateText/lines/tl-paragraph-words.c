/* tl-paragraph-words.c: an array that grows with the longest paragraph and shrinks between texts. */
#include "lines/tl-paragraph-words.h"

/* How many words there is room for by default, and at most between texts. */
#define FEWEST_WORDS 64
#define MOST_WORDS_KEPT 4096

/* Makes room for a few words. */
void
tl_paragraph_words_init (TlParagraphWords *self, TlWordMaker maker)
{
  self->maker = maker;
  tl_paragraph_words_empty (self);
  self->capacity = FEWEST_WORDS;
  self->words = g_new (TlParagraphWord, self->capacity);
}

/* Frees the array; words are not owned. */
void
tl_paragraph_words_clear (TlParagraphWords *self)
{
  g_free (self->words);
}

/* Gives back the room that a long text took. */
void
tl_paragraph_words_trim (TlParagraphWords *self)
{
  if (self->capacity <= MOST_WORDS_KEPT)
    return;
  g_free (self->words);
  self->capacity = FEWEST_WORDS;
  self->words = g_new (TlParagraphWord, self->capacity);
}

/* Makes room for more words; appending takes constant time on average. */
void
tl_paragraph_words_grow (TlParagraphWords *self)
{
  self->capacity *= 2;
  self->words = g_renew (TlParagraphWord, self->words, self->capacity);
}
