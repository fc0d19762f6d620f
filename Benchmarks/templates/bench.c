/* bench.c: measures how long a template in C takes to compute the height of a row.
 *
 *   bench TEMPLATE ROWS WIDTH THREADS REPEAT
 *
 * TEMPLATE is a file with the JSON form of a template. ROWS is a file with a JSON array, which contains an
 * object for each row. The members of an object are values by the names of items: a string or null for a
 * text, and an array of width and height for an image. The program measures the rows REPEAT times, at WIDTH
 * points, with at most THREADS threads; 0 means one thread for each processor. It prints the height of each
 * row, and then two numbers: the nanoseconds per row that setting the values took, and those that measuring
 * took.
 */
#include <json-glib/json-glib.h>
#include <stdio.h>
#include <templatecell.h>

/* Prints the error and exits, if there is one. */
static void
stop (GError *error)
{
  if (error == NULL)
    return;
  fprintf (stderr, "bench: %s\n", error->message);
  exit (1);
}

static void
set_value (JsonObject *row, const char *name, JsonNode *node, gpointer values)
{
  GError *error = NULL;

  (void)row;
  if (JSON_NODE_HOLDS_ARRAY (node))
    tl_template_values_set_size (values, name, json_array_get_double_element (json_node_get_array (node), 0),
                                 json_array_get_double_element (json_node_get_array (node), 1), &error);
  else
    tl_template_values_set_text (values, name,
                                 JSON_NODE_HOLDS_NULL (node) ? NULL : json_node_get_string (node), &error);
  stop (error);
}

/* Sets the values of all rows. Returns the time that this took per row, in nanoseconds. */
static double
fill (GPtrArray *values, JsonArray *rows)
{
  gint64 start = g_get_monotonic_time ();

  for (guint i = 0; i < values->len; i++)
    json_object_foreach_member (json_array_get_object_element (rows, i), set_value, values->pdata[i]);
  return 1e3 * (double)(g_get_monotonic_time () - start) / values->len;
}

int
main (int argc, char *argv[])
{
  GError *error = NULL;

  if (argc != 6)
    return fprintf (stderr, "usage: bench TEMPLATE ROWS WIDTH THREADS REPEAT\n"), 64;
  g_autoptr (TlTemplate) template = tl_template_new_from_file (argv[1], &error);
  stop (error);
  g_autoptr (JsonParser) parser = json_parser_new ();
  json_parser_load_from_file (parser, argv[2], &error);
  stop (error);
  JsonArray *rows = json_node_get_array (json_parser_get_root (parser));
  guint      n_rows = json_array_get_length (rows), repeat = (guint)atoi (argv[5]);
  g_autoptr (GPtrArray) values = g_ptr_array_new_with_free_func ((GDestroyNotify)tl_template_values_unref);
  g_autofree double *heights = g_new (double, n_rows);

  for (guint i = 0; i < n_rows; i++)
    g_ptr_array_add (values, tl_template_values_new (template));
  double filling = fill (values, rows);
  gint64 start = 0;
  /* The first repetition is not timed, because it also measures the words and fills the caches. */
  for (guint i = 0; i <= repeat; i++)
    {
      if (i == 1)
        start = g_get_monotonic_time ();
      tl_template_get_heights (template, g_ascii_strtod (argv[3], NULL), (TlTemplateValues **)values->pdata,
                               n_rows, (guint)atoi (argv[4]), heights, &error);
      stop (error);
    }
  double measuring = 1e3 * (double)(g_get_monotonic_time () - start) / n_rows / repeat;
  for (guint i = 0; i < n_rows; i++)
    printf ("%.17g\n", heights[i]);
  printf ("%.1f %.1f\n", filling, measuring);
  return 0;
}
