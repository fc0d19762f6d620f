/* tl-text-cut.h: paragraphs cut into pieces between which lines may break. */
#ifndef TL_TEXT_CUT_H
#define TL_TEXT_CUT_H

#include "fonts/tl-text-style.h"
#include "words/tl-text-word.h"

G_BEGIN_DECLS

/* A piece of a paragraph, in Pango units. */
typedef struct
{
  gint64        advance;    /* among its neighbours */
  int           start;      /* what a line gains that starts with it */
  int           end;        /* what a line gains that ends with it */
  int           white;      /* the advance of the white space at its end, once the line ends there */
  int           overhang;   /* how far that space may stand out, as Pango reckons: its advance among neighbours */
  guint32       end_byte;   /* in the paragraph */
  TlBreak       can_break;  /* whether a line may end with it */
  TlFace       *face;
} TlTextPiece;

/* Whether a paragraph could be cut. */
typedef enum
{
  TL_CUT_DONE,
  TL_CUT_PARAGRAPH_IS_SPECIAL,  /* only Pango can lay the paragraph out */
  TL_CUT_TEXT_IS_SPECIAL        /* and those around it */
} TlCutResult;

/* One word of a paragraph, or spaces that are not of the font of the word before them. */
typedef struct
{
  TlWord       *word;        /* NULL for spaces */
  TlFace       *face;
  TlScript     *script;
  guint32       end;         /* byte */
  gboolean      begins_run;  /* whether Pango keeps it apart from what is before it, whatever the font */
  gboolean      owns_white;  /* whether the white space that it begins with is of its font */
} TlCutWord;

typedef struct
{
  TlWordMaker maker;
  TlCutWord  *words;     /* owned */
  guint       n_words;
  guint       capacity;  /* of @words */
  gboolean    is_settled; /* whether all words have one face, and none is white space */
} TlCutter;

void        tl_cutter_init  (TlCutter *cutter, TlWordMaker maker);
void        tl_cutter_clear (TlCutter *cutter);
void        tl_cutter_trim  (TlCutter *cutter);
TlCutResult tl_cutter_cut   (TlCutter *cutter, TlTextStyle *style, const char *text, gsize length, GArray *pieces);

G_END_DECLS

#endif /* TL_TEXT_CUT_H */
