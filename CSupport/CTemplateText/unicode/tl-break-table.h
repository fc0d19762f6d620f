/* tl-break-table.h: Pango's break opportunities, by pairs of line breaking classes.
 *
 * Classes are those of Unicode Standard Annex #14, as GLib defines them (GUnicodeBreakType). A table is
 * filled on demand; only one thread at a time may use it. */
#ifndef TL_BREAK_TABLE_H
#define TL_BREAK_TABLE_H

#include <pango/pango.h>

#include "unicode/tl-char-table.h"

G_BEGIN_DECLS

/* TL_BREAK_TYPE_NONE is the class of a missing character. It is greater than the classes of GLib and those of
 * tl-char-table.h. */
enum
{
  TL_BREAK_TYPE_NONE = 63,
  TL_N_BREAK_TYPES = 64
};

/* Whether Pango allows a line break between two characters. */
typedef enum
{
  TL_BREAK_UNKNOWN, /* not determined yet */
  TL_BREAK_FORBIDDEN,
  TL_BREAK_ALLOWED,
  TL_BREAK_HYPHENATED, /* allowed, and Pango inserts a hyphen */
  TL_BREAK_UNCERTAIN   /* depends on more than the two characters */
} TlBreak;

/* A TlBreak for each pair of classes: in @direct for adjacent characters, in @spaced for characters with
 * spaces between them. */
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

/* Whether a line may break between the characters @before and @after; with @spaced, spaces are between them.
 * At the beginning of a paragraph, @before_type is TL_BREAK_TYPE_NONE. */
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
