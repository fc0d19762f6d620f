#include <string.h>

#include "lines/tl-text-paragraphs.h"

/* The bytes with which the end of a paragraph may begin. */
static const char marks[] = { '\n', '\r', '\xe2' };

void
tl_paragraph_iter_init (TlParagraphIter *iter, const char *text, gsize length)
{
  iter->next = text;
  iter->end = text + length;
  for (guint i = 0; i < G_N_ELEMENTS (marks); i++)
    iter->marks[i] = NULL;
}

/* The first place from @text on with which the end of a paragraph may begin. Each byte is looked at once for
 * each mark. */
static const char *
find_mark (TlParagraphIter *iter, const char *text)
{
  const char *nearest = iter->end;

  for (guint i = 0; i < G_N_ELEMENTS (marks); i++)
    {
      if (iter->marks[i] == NULL || iter->marks[i] < text)
        {
          const char *found = memchr (text, marks[i], (gsize)(iter->end - text));

          iter->marks[i] = found != NULL ? found : iter->end;
        }
      nearest = MIN (nearest, iter->marks[i]);
    }
  return nearest;
}

/* How many bytes end a paragraph at @place; 0 if none does. Pango ends paragraphs at line feeds, carriage
 * returns, both, and U+2029. */
static gsize
length_of_end (const TlParagraphIter *iter, const char *place)
{
  gsize rest = (gsize)(iter->end - place);

  if (*place == '\n')
    return 1;
  if (*place == '\r')
    return rest > 1 && place[1] == '\n' ? 2 : 1;
  return rest >= 3 && place[1] == '\x80' && place[2] == '\xa9' ? 3 : 0;
}

/* Gets the next paragraph, without its end. FALSE if there is none; text without characters has one. Linear
 * in the text for all its paragraphs. */
gboolean
tl_paragraph_iter_next (TlParagraphIter *iter, const char **begin, const char **end)
{
  if (iter->next == NULL)
    return FALSE;
  *begin = iter->next;
  iter->next = NULL;
  for (*end = find_mark (iter, *begin); *end < iter->end; *end = find_mark (iter, *end + 1))
    {
      gsize length = length_of_end (iter, *end);

      if (length > 0)
        {
          iter->next = *end + length;
          return TRUE;
        }
    }
  return TRUE;
}
