/* tl-utf8.h: decodes UTF-8 in inner loops. Text is read in place and not kept. */
#ifndef TL_UTF8_H
#define TL_UTF8_H

#include <glib.h>

G_BEGIN_DECLS

const char *tl_utf8_skip_ascii (const char *text, const char *end);

/* Whether a byte is a UTF-8 continuation byte. Also usable on text that is not valid UTF-8. */
static inline gboolean
tl_utf8_is_continuation (char byte)
{
  return ((guint8)byte & 0xc0) == 0x80;
}

/* Returns the character at @text, which must be valid UTF-8, and advances @text to the next one. */
static inline gunichar
tl_utf8_next (const char **text)
{
  const guint8 *bytes = (const guint8 *)*text;

  if (bytes[0] < 0x80)
    {
      *text += 1;
      return bytes[0];
    }
  if (bytes[0] < 0xe0)
    {
      *text += 2;
      return ((gunichar)(bytes[0] & 0x1f) << 6) | (bytes[1] & 0x3f);
    }
  if (bytes[0] < 0xf0)
    {
      *text += 3;
      return ((gunichar)(bytes[0] & 0x0f) << 12) | ((gunichar)(bytes[1] & 0x3f) << 6) | (bytes[2] & 0x3f);
    }
  *text += 4;
  return ((gunichar)(bytes[0] & 0x07) << 18) | ((gunichar)(bytes[1] & 0x3f) << 12)
         | ((gunichar)(bytes[2] & 0x3f) << 6) | (bytes[3] & 0x3f);
}

G_END_DECLS

#endif /* TL_UTF8_H */
