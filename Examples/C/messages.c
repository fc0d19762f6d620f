/* messages.c: the heights of a list's rows, from a template, and the row at an offset. */
#include <stdio.h>
#include <templatecell.h>

static void
tie (TlTemplate *row, TlItem first, TlAttribute one, TlItem second, TlAttribute other, double distance)
{
  tl_template_add_constraint (row, NULL, first, one, TL_RELATION_EQUAL, second, other, 1.0, distance,
                              TL_PRIORITY_REQUIRED, NULL);
}

/* A row with a sender above a text, 8 points from the top and the bottom, 16 from the sides. */
static TlTemplate *
make_row (void)
{
  TlTemplate *row = tl_template_new ();
  TlItem      sender = tl_template_add_system_text (row, "sender", 17.0, 700, 1);
  TlItem      text = tl_template_add_system_text (row, "text", 15.0, 400, 0);

  tie (row, sender, TL_ATTRIBUTE_TOP, TL_TEMPLATE_CONTENT, TL_ATTRIBUTE_TOP, 8.0);
  tie (row, sender, TL_ATTRIBUTE_LEADING, TL_TEMPLATE_CONTENT, TL_ATTRIBUTE_LEADING, 16.0);
  tie (row, TL_TEMPLATE_CONTENT, TL_ATTRIBUTE_TRAILING, sender, TL_ATTRIBUTE_TRAILING, 16.0);
  tie (row, text, TL_ATTRIBUTE_TOP, sender, TL_ATTRIBUTE_BOTTOM, 4.0);
  tie (row, text, TL_ATTRIBUTE_LEADING, sender, TL_ATTRIBUTE_LEADING, 0.0);
  tie (row, text, TL_ATTRIBUTE_TRAILING, sender, TL_ATTRIBUTE_TRAILING, 0.0);
  tie (row, TL_TEMPLATE_CONTENT, TL_ATTRIBUTE_BOTTOM, text, TL_ATTRIBUTE_BOTTOM, 8.0);
  return row;
}

int
main (void)
{
  const char *messages[][2] = { { "Mira", "Back on Monday." }, { "Jon", "See you then." } };
  g_autoptr (TlTemplate) row = make_row ();
  g_autoptr (TlTemplateValues) values = tl_template_values_new (row);
  g_autoptr (TlRowHeights) heights = tl_row_heights_new ();
  g_autoptr (GError) error = NULL;
  double height;

  for (guint i = 0; i < G_N_ELEMENTS (messages); i++)
    {
      if (!tl_template_values_set_text (values, "sender", messages[i][0], &error)
          || !tl_template_values_set_text (values, "text", messages[i][1], &error)
          || !tl_template_get_height (row, 320.0, values, &height, &error))
        return fprintf (stderr, "%s\n", error->message), 1;
      tl_row_heights_store (heights, 0, i, height);
    }
  printf ("at 60 points: row %u\n", tl_row_heights_find_offset (heights, 60.0).row);
  printf ("%g\n", tl_row_heights_get_total (heights)); /* 2 × (8 + 20.5 + 4 + 18 + 8) = 117 */
  return tl_row_heights_find_offset (heights, 60.0).row == 1 ? 0 : 1;
}
