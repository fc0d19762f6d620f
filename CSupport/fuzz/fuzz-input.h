/* fuzz-input.h: the choices that the bytes of a fuzzer's input make.
 *
 * After the last byte, every choice is 0, so an input of any length is a complete sequence of choices. */
#ifndef FUZZ_INPUT_H
#define FUZZ_INPUT_H

#include <glib.h>
#include <string.h>

/* The bytes of an input that have not been used yet; not owned. */
typedef struct
{
  const guint8 *bytes;
  gsize         length;
} FuzzInput;

static inline guint8
fuzz_input_byte (FuzzInput *input)
{
  if (input->length == 0)
    return 0;
  input->length--;
  return *input->bytes++;
}

/* A number from 0 to one less than @end, which is at most 65 536. One byte decides if @end is at most 256. */
static inline guint
fuzz_input_below (FuzzInput *input, guint end)
{
  guint number = fuzz_input_byte (input);

  if (end > 256)
    number = number << 8 | fuzz_input_byte (input);
  return end == 0 ? 0 : number % end;
}

/* Any double, finite or not. */
static inline double
fuzz_input_double (FuzzInput *input)
{
  guint8 bytes[sizeof (double)];
  double number;

  for (guint i = 0; i < sizeof bytes; i++)
    bytes[i] = fuzz_input_byte (input);
  memcpy (&number, bytes, sizeof number);
  return number;
}

#endif /* FUZZ_INPUT_H */
