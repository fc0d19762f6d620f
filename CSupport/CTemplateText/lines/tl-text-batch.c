/* tl-text-batch.c: measures several texts at several widths in one call. */
#include "templatetext/tl-text-measurer.h"

void
tl_text_measurer_measure_batch (TlTextMeasurer    *self,
                                guint              font,
                                const char *const *texts,
                                const gssize      *lengths,
                                guint              n_texts,
                                const int         *widths,
                                guint              n_widths,
                                TlTextExtents     *extents)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (n_texts == 0 || texts != NULL);
  g_return_if_fail (n_widths == 0 || widths != NULL);

  for (guint i = 0; i < n_texts; i++)
    for (guint j = 0; j < n_widths; j++)
      {
        const TlTextRequest request
          = { .text = texts[i], .length = lengths != NULL ? lengths[i] : -1, .width = widths[j] };

        tl_text_measurer_measure (self, font, &request, &extents[(gsize)i * n_widths + j]);
      }
}
