/* tl-script-runs.h: the script runs that Pango finds in a paragraph, and whether it finds the same runs in a
 * part of the paragraph; the text whose words are found with a dictionary.
 *
 * Offsets are in bytes. The text is not kept. */
#ifndef TL_SCRIPT_RUNS_H
#define TL_SCRIPT_RUNS_H

#include <pango/pango.h>

G_BEGIN_DECLS

/* A run of text in one script. */
typedef struct
{
  guint32     end;
  guint32     leader; /* the byte of the first character that has the script by itself; @end if none */
  PangoScript script;
} TlScriptRun;

/* U+2028, which ends a line but not the paragraph and takes the script of the preceding text. */
#define TL_LINE_SEPARATOR "\xe2\x80\xa8"

void        tl_script_runs_read (GArray *runs, const char *text, gsize length);
const char *tl_script_runs_find_leader (const GArray *runs, const char *text, gsize byte);
gboolean    tl_script_runs_agree (
     const GArray *runs, const char *text, const char *leader, gsize begin, gsize from, gsize end);
gsize tl_dictionary_text_find_begin (const char *text, gsize place, gsize limit);
gsize tl_dictionary_text_find_end (const char *text, gsize place, gsize length, gsize limit);

G_END_DECLS

#endif /* TL_SCRIPT_RUNS_H */
