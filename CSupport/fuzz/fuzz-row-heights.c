/* fuzz-row-heights.c: updates of a table of row heights, which must always equal plain arrays. */
#include "fuzz-input.h"
#include "row-heights-model.h"

#define MAX_UPDATES 300

static guint
choose (guint end, gpointer input)
{
  return fuzz_input_below (input, end);
}

int LLVMFuzzerTestOneInput (const guint8 *bytes, gsize length);

int
LLVMFuzzerTestOneInput (const guint8 *bytes, gsize length)
{
  FuzzInput        input = { bytes, length };
  double           unit = fuzz_input_byte (&input) % 2 == 0 ? 0.25 : 1.0 / 3.0;
  RowHeightsModel *model = row_heights_model_new (choose, &input, unit);

  for (guint i = 0; i < MAX_UPDATES && input.length > 0; i++)
    {
      row_heights_model_update (model);
      row_heights_model_check (model);
    }
  row_heights_model_free (model);
  return 0;
}
