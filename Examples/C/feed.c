/* feed.c: prints the heights of a feed's rows, computed with a template that "fdlayout export" wrote for a
 * cell of an Interface Builder file.
 *
 *   feed TEMPLATE FEED [WIDTH]    for example: feed Examples/Feed/feed-cell.json Examples/Feed/feed.json 375
 *
 *   cc feed.c $(pkg-config --cflags --libs templatecell-1 json-glib-1.0) -o feed
 */
#include <json-glib/json-glib.h>
#include <stdio.h>
#include <templatecell.h>

/* The sizes of the feed's images, in points. */
static const struct
{
  const char *name;
  double      width;
  double      height;
} images[] = { { "dunes", 160.0, 90.0 }, { "lake", 240.0, 120.0 }, { "night", 120.0, 120.0 } };

/* The outlets of the cell that show text, each with the field of a row that supplies the text. */
static const struct
{
  const char *outlet;
  const char *field;
} texts[] = { { "titleLabel", "title" },
              { "contentLabel", "content" },
              { "authorLabel", "author" },
              { "dateLabel", "date" } };

static gboolean
set_image (TlTemplateValues *values, const char *name, GError **error)
{
  for (guint i = 0; i < G_N_ELEMENTS (images); i++)
    {
      if (g_strcmp0 (name, images[i].name) == 0)
        return tl_template_values_set_size (values, "photoImageView", images[i].width, images[i].height,
                                            error);
    }
  return tl_template_values_set_size (values, "photoImageView", -1.0, -1.0, error);
}

/* Sets @values to the texts and the image size of @row. */
static gboolean
fill (TlTemplateValues *values, JsonObject *row, GError **error)
{
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      const char *text = json_object_get_string_member_with_default (row, texts[i].field, NULL);

      if (!tl_template_values_set_text (values, texts[i].outlet, text, error))
        return FALSE;
    }
  return set_image (values, json_object_get_string_member_with_default (row, "photo", NULL), error);
}

static gboolean
print_heights (const char *template_path, const char *feed_path, double width, GError **error)
{
  g_autoptr (TlTemplate) template = tl_template_new_from_file (template_path, error);
  g_autoptr (JsonParser) parser = json_parser_new ();
  g_autoptr (GPtrArray) values = g_ptr_array_new_with_free_func ((GDestroyNotify)tl_template_values_unref);
  g_autofree double *heights = NULL;
  JsonArray         *rows;

  if (template == NULL || !json_parser_load_from_file (parser, feed_path, error))
    return FALSE;
  rows = json_object_get_array_member (json_node_get_object (json_parser_get_root (parser)), "feed");
  for (guint i = 0; i < json_array_get_length (rows); i++)
    {
      g_ptr_array_add (values, tl_template_values_new (template));
      if (!fill (values->pdata[i], json_array_get_object_element (rows, i), error))
        return FALSE;
    }
  heights = g_new (double, values->len);
  if (!tl_template_get_heights (template, width, (TlTemplateValues **)values->pdata, values->len, 0, heights,
                                error))
    return FALSE;
  for (guint i = 0; i < values->len; i++)
    printf ("0:%u %g\n", i, heights[i]);
  return TRUE;
}

int
main (int argc, char *argv[])
{
  g_autoptr (GError) error = NULL;

  if (argc < 3)
    return fprintf (stderr, "usage: feed TEMPLATE FEED [WIDTH]\n"), 64;
  if (print_heights (argv[1], argv[2], argc > 3 ? g_ascii_strtod (argv[3], NULL) : 375.0, &error))
    return 0;
  return fprintf (stderr, "feed: %s\n", error->message), 1;
}
