/* tl-paragraph-iter.c: finds the bytes that can begin a paragraph terminator, each with memchr(). */
#include <string.h>

#include "templatetext/tl-text-measurer.h"
#include "unicode/tl-paragraph-iter.h"

/* The bytes that can begin a paragraph terminator. */
static const char marks[] = { '\n', '\r', '\xe2' };

/* Initialises an iterator over the paragraphs of a text. */
void
tl_paragraph_iter_init (TlParagraphIter *iter, const char *text, gsize length)
{
  iter->next = text;
  iter->end = text + length;
  for (guint i = 0; i < G_N_ELEMENTS (marks); i++)
    iter->marks[i] = NULL;
}

/* The first position from @text on at which a paragraph terminator may begin. During an iteration, each byte
 * is examined once for each of @marks. */
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

gsize
tl_text_get_paragraph_end (const char *text, gsize length)
{
  g_return_val_if_fail (text != NULL || length == 0, 0);

  if (length == 0)
    return 0;
  if (*text == '\n')
    return 1;
  if (*text == '\r')
    return length > 1 && text[1] == '\n' ? 2 : 1;
  return length >= 3 && memcmp (text, "\xe2\x80\xa9", 3) == 0 ? 3 : 0;
}

/* Gets the next paragraph, without its terminator. Returns FALSE if there is none. Empty text has one
 * paragraph, which is empty. A whole iteration is linear in the length of the text. */
gboolean
tl_paragraph_iter_next (TlParagraphIter *iter, const char **begin, const char **end)
{
  if (iter->next == NULL)
    return FALSE;
  *begin = iter->next;
  iter->next = NULL;
  for (*end = find_mark (iter, *begin); *end < iter->end; *end = find_mark (iter, *end + 1))
    {
      gsize length = tl_text_get_paragraph_end (*end, (gsize)(iter->end - *end));

      if (length > 0)
        {
          iter->next = *end + length;
          return TRUE;
        }
    }
  return TRUE;
}
