/* tl-script-runs.h: the scripts that Pango finds in a paragraph, and whether it finds them in part of it.
 *
 * Offsets are bytes. Nothing is kept of the text. */
#ifndef TL_SCRIPT_RUNS_H
#define TL_SCRIPT_RUNS_H

#include <pango/pango.h>

G_BEGIN_DECLS

/* Text in one script, up to a byte. */
typedef struct
{
  guint32     end;
  guint32     leader; /* the first character that has the script itself; the run's end if there is none */
  PangoScript script;
} TlScriptRun;

/* Ends a line within a paragraph and has the script of the text before it. */
#define TL_LINE_SEPARATOR "\xe2\x80\xa8"

void        tl_script_runs_read (GArray *runs, const char *text, gsize length);
const char *tl_script_runs_find_leader (const GArray *runs, const char *text, gsize byte);
gboolean    tl_script_runs_agree (
     const GArray *runs, const char *text, const char *leader, gsize begin, gsize from, gsize end);
gsize tl_dictionary_text_find_begin (const char *text, gsize place, gsize most);
gsize tl_dictionary_text_find_end (const char *text, gsize place, gsize length, gsize most);

G_END_DECLS

#endif /* TL_SCRIPT_RUNS_H */
