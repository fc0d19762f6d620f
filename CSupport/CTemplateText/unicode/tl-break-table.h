/* tl-break-table.h: where Pango lets lines break, by pairs of classes of characters.
 *
 * Classes are those of Unicode Standard Annex #14, as GLib has them (GUnicodeBreakType). A table is filled as
 * pairs are met; it belongs to one thread at a time. */
#ifndef TL_BREAK_TABLE_H
#define TL_BREAK_TABLE_H

#include <pango/pango.h>

#include "unicode/tl-char-table.h"

G_BEGIN_DECLS

/* One more than the greatest GUnicodeBreakType; the type of no character at all. */
enum
{
  TL_BREAK_TYPE_NONE = 47,
  TL_N_BREAK_TYPES = 48
};

/* What Pango says about a place between two characters. */
typedef enum
{
  TL_BREAK_UNKNOWN, /* not asked yet */
  TL_BREAK_FORBIDDEN,
  TL_BREAK_ALLOWED,
  TL_BREAK_HYPHENATED, /* allowed, and Pango puts a hyphen there */
  TL_BREAK_UNCERTAIN   /* it depends on more than the two */
} TlBreak;

/* What Pango said about pairs: TlBreak. */
typedef struct
{
  guint8 direct[TL_N_BREAK_TYPES][TL_N_BREAK_TYPES];
  guint8 spaced[TL_N_BREAK_TYPES][TL_N_BREAK_TYPES];
} TlBreakTable;

TlBreak  tl_break_table_learn (TlBreakTable *table,
                               gunichar      before,
                               guint8        before_type,
                               gboolean      spaced,
                               gunichar      after,
                               guint8        after_type);
gboolean tl_breaks_are_pairwise (TlCharTable *chars, const char *text, gsize length);

/* Whether a line may break before @after; @spaced if spaces stand between. @before has the type
 * TL_BREAK_TYPE_NONE at the beginning of a paragraph. */
static inline TlBreak
tl_break_table_ask (TlBreakTable *table,
                    gunichar      before,
                    guint8        before_type,
                    gboolean      spaced,
                    gunichar      after,
                    guint8        after_type)
{
  TlBreak known = (TlBreak)(spaced ? table->spaced : table->direct)[before_type][after_type];

  if (G_LIKELY (known != TL_BREAK_UNKNOWN))
    return known;
  return tl_break_table_learn (table, before, before_type, spaced, after, after_type);
}

G_END_DECLS

#endif /* TL_BREAK_TABLE_H */
