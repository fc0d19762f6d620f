/* tl-runs.h: the runs of a text, which are parts with fonts of their own. */
#ifndef TL_RUNS_H
#define TL_RUNS_H

#include <templatetext.h>

/* A run. It begins where the previous run ends. */
typedef struct
{
  gsize             end;  /* the offset of the end of the run in the text, in bytes */
  TlFontDescription font; /* the font; the family is owned */
} TlRun;

GArray      *tl_runs_append (GArray *runs, gsize length, const TlFontDescription *font);
guint        tl_runs_find (const GArray *runs, gsize offset);
const TlRun *tl_runs_get (const GArray *runs, guint index);

#endif /* TL_RUNS_H */
