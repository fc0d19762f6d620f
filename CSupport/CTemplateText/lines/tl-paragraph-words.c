/* tl-paragraph-words.c: an array that grows with the longest paragraph and shrinks between texts. */
#include "lines/tl-paragraph-words.h"

/* The initial capacity, and the greatest capacity that is kept between texts, in words. */
#define MIN_CAPACITY 64
#define MAX_RETAINED_CAPACITY 4096

/* Initialises an empty array, whose words are made with @maker. */
void
tl_paragraph_words_init (TlParagraphWords *self, TlWordMaker maker)
{
  self->maker = maker;
  tl_paragraph_words_empty (self);
  self->capacity = MIN_CAPACITY;
  self->words = g_new (TlParagraphWord, self->capacity);
}

/* Frees the array; words are not owned. */
void
tl_paragraph_words_clear (TlParagraphWords *self)
{
  g_free (self->words);
}

/* If a long paragraph needed a large array, replaces it by a small one. The words are lost. */
void
tl_paragraph_words_trim (TlParagraphWords *self)
{
  if (self->capacity <= MAX_RETAINED_CAPACITY)
    return;
  g_free (self->words);
  self->capacity = MIN_CAPACITY;
  self->words = g_new (TlParagraphWord, self->capacity);
}

/* Doubles the capacity; appending takes amortized constant time. */
void
tl_paragraph_words_grow (TlParagraphWords *self)
{
  self->capacity *= 2;
  self->words = g_renew (TlParagraphWord, self->words, self->capacity);
}
