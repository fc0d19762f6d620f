/* tl-utf8.c: skips printable ASCII characters, eight bytes at a time. */
#include <string.h>

#include "unicode/tl-utf8.h"

/* Whether one of eight bytes is not a printable ASCII character: whether it is not ASCII, below 0x20, or
 * 0x7f. Subtracting n from a byte below n sets the highest bit of the byte. */
static gboolean
has_special_byte (guint64 bytes)
{
  const guint64 ones = 0x0101010101010101u, highest_bits = ones * 0x80, deletes = bytes ^ ones * 0x7f;

  return (((bytes - ones * 0x20) | bytes) & highest_bits) != 0
         || ((deletes - ones) & ~deletes & highest_bits) != 0;
}

/* The first byte from @text on that is not a printable ASCII character; @end if there is none. Linear in the
 * distance. */
const char *
tl_utf8_skip_ascii (const char *text, const char *end)
{
  for (; end - text >= 8; text += 8)
    {
      guint64 bytes;

      memcpy (&bytes, text, 8);
      if (has_special_byte (bytes))
        break;
    }
  while (text < end && (guint8)*text >= 0x20 && (guint8)*text < 0x7f)
    text++;
  return text;
}
