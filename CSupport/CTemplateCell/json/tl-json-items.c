/* tl-json-items.c: reads the items of a template from its JSON form. */
#include "json/tl-json-reader.h"

static const char *const common_members[]
  = { "name", "kind", "hugging", "compressionResistance", "hidden", "margins", NULL };
static const char *const text_members[]
  = { "font", "leading", "lines", "wrap", "preferredWidth", "text", "runs", NULL };
static const char *const image_members[] = { "size", "baselines", NULL };
static const char *const stack_members[]
  = { "axis", "distribution", "alignment", "insideMargins", "baselineRelative", "arranged", NULL };
static const char *const guide_members[] = { "owner", NULL };
static const char *const no_members[] = { NULL };

typedef void (*TlItemReader) (TlJsonReader *self, JsonObject *object, const char *name);

/* Reads the family of a font that is not the system font, and the font's line height. By default, the glyphs
 * of such a font have its own advances. */
static void
read_family (TlJsonReader *self, JsonObject *object, TlFontDescription *font)
{
  font->family = tl_json_string (self, object, "family");
  font->glyph_widths = TL_GLYPH_WIDTHS_OF_FONT;
  font->line_height
    = (TlLineHeight)tl_json_name (self, object, "lineHeight", &tl_line_height_names, TL_LINE_HEIGHT_OF_FONT);
  font->ascender = tl_json_number (self, object, "ascender", 0.0);
  font->descender = tl_json_number (self, object, "descender", 0.0);
}

/* Reads a font. Without the member "family", it is the system font. */
static void
read_font (TlJsonReader *self, JsonObject *object, TlFontDescription *font)
{
  static const char *const known[] = { "family",   "size",      "weight",     "italic",      "tracking",
                                       "ascender", "descender", "lineHeight", "glyphWidths", NULL };
  double                   size = tl_json_number (self, object, "size", TL_DEFAULT_POINT_SIZE);
  double                   weight = tl_json_number (self, object, "weight", 400.0);
  gboolean                 is_italic = tl_json_boolean (self, object, "italic", FALSE);

  tl_json_check_members (self, object, known);
  tl_font_description_init_system (font, size, (int)CLAMP (weight, 1.0, 1000.0), is_italic);
  font->tracking = tl_json_number (self, object, "tracking", 0.0);
  if (tl_json_has (object, "family"))
    read_family (self, object, font);
  font->glyph_widths
    = (TlGlyphWidths)tl_json_name (self, object, "glyphWidths", &tl_glyph_width_names, font->glyph_widths);
}

static guint
read_lines (TlJsonReader *self, JsonObject *object)
{
  double lines = tl_json_number (self, object, "lines", 0.0);

  if (lines >= 0.0 && lines <= (double)G_MAXINT)
    return (guint)lines;
  tl_json_fail (self, object, TL_TEMPLATE_ERROR_BAD_NUMBER, "\"lines\" is %g, not a number of lines", lines);
  return 0;
}

/* Appends a run to the text of an item. A run without a font has the font of the item. */
static void
read_run (TlJsonReader *self, JsonObject *object, TlItem item)
{
  static const char *const known[] = { "text", "font", NULL };
  const char              *text = tl_json_string (self, object, "text");
  JsonObject              *font_object = tl_json_object (self, object, "font");
  TlFontDescription        font;
  GError                  *error = NULL;

  tl_json_check_members (self, object, known);
  if (text == NULL)
    tl_json_fail (self, object, TL_TEMPLATE_ERROR_BAD_FORM, "a run has no \"text\"");
  if (font_object != NULL)
    read_font (self, font_object, &font);
  if (self->error == NULL
      && !tl_template_append_text (self->template, item, text, font_object == NULL ? NULL : &font, &error))
    tl_json_fail_with (self, object, error);
}

static void
read_runs (TlJsonReader *self, JsonObject *object, TlItem item)
{
  JsonArray *runs = tl_json_array (self, object, "runs");

  if (runs != NULL && json_object_has_member (object, "text"))
    tl_json_fail (self, object, TL_TEMPLATE_ERROR_BAD_FORM, "a text has both \"text\" and \"runs\"");
  for (guint i = 0; runs != NULL && i < json_array_get_length (runs) && self->error == NULL; i++)
    {
      JsonObject *run = tl_json_element (self, object, "runs", runs, i);

      if (run != NULL)
        read_run (self, run, item);
    }
}

static void
read_text (TlJsonReader *self, JsonObject *object, const char *name)
{
  TlTemplateText text = { .most_lines = read_lines (self, object) };
  JsonObject    *font = tl_json_object (self, object, "font");
  GError        *error = NULL;
  TlItem         item;

  text.leading = tl_json_number (self, object, "leading", 0.0);
  text.preferred_width = tl_json_number (self, object, "preferredWidth", 0.0);
  text.wrap = (TlTextWrap)tl_json_name (self, object, "wrap", &tl_wrap_names, TL_TEXT_WRAP_WORD_CHAR);
  if (font == NULL)
    tl_json_fail (self, object, TL_TEMPLATE_ERROR_BAD_FORM, "a text has no \"font\"");
  else
    read_font (self, font, &text.font);
  if (self->error != NULL)
    return;
  item = tl_template_add_text (self->template, name, &text);
  if (json_object_has_member (object, "text")
      && !tl_template_set_text (self->template, item, tl_json_string (self, object, "text"), &error))
    tl_json_fail_with (self, object, error);
  read_runs (self, object, item);
}

static void
read_baselines (TlJsonReader *self, JsonObject *object, TlItem item)
{
  static const char *const known[] = { "from", "first", "last", NULL };
  JsonObject              *baselines = tl_json_object (self, object, "baselines");
  TlBaselines              origin;
  double                   first, last;

  if (baselines == NULL)
    return;
  tl_json_check_members (self, baselines, known);
  origin = (TlBaselines)tl_json_name (self, baselines, "from", &tl_baseline_names, TL_BASELINES_FROM_EDGES);
  first = tl_json_number (self, baselines, "first", 0.0);
  last = tl_json_number (self, baselines, "last", 0.0);
  tl_template_set_baselines (self->template, item, origin, first, last);
}

static void
read_image (TlJsonReader *self, JsonObject *object, const char *name)
{
  TlItem item = tl_template_add_image (self->template, name);
  double size[2];

  if (tl_json_pair (self, object, "size", size))
    tl_template_set_size (self->template, item, size[0], size[1]);
  read_baselines (self, object, item);
}

/* Reads a stack without its items, which arrange() adds when all items of the template have been read. */
static void
read_stack (TlJsonReader *self, JsonObject *object, const char *name)
{
  TlStack stack = { .item = 0 };

  stack.axis = (TlAxis)tl_json_name (self, object, "axis", &tl_axis_names, TL_AXIS_HORIZONTAL);
  stack.distribution = (TlDistribution)tl_json_name (self, object, "distribution", &tl_distribution_names,
                                                     TL_DISTRIBUTION_FILL);
  stack.alignment
    = (TlAlignment)tl_json_name (self, object, "alignment", &tl_alignment_names, TL_ALIGNMENT_FILL);
  stack.is_inside_margins = tl_json_boolean (self, object, "insideMargins", FALSE);
  stack.is_baseline_relative = tl_json_boolean (self, object, "baselineRelative", FALSE);
  tl_template_add_stack (self->template, name, &stack);
}

static void
read_guide (TlJsonReader *self, JsonObject *object, const char *name)
{
  TlItem owner = tl_json_item (self, object, "owner");

  if (owner == 0)
    tl_json_fail (self, object, TL_TEMPLATE_ERROR_BAD_FORM, "a margins guide has no \"owner\"");
  else if (tl_template_is_guide (self->template, owner))
    tl_json_fail (self, object, TL_TEMPLATE_ERROR_BAD_FORM, "the owner of a margins guide is a guide");
  else
    tl_template_add_margins_guide (self->template, name, owner);
}

static void
read_view (TlJsonReader *self, JsonObject *object, const char *name)
{
  (void)object;
  tl_template_add_item (self->template, name);
}

static const struct
{
  const char        *kind;
  TlItemReader       read;
  const char *const *members;
} kinds[] = {
  { "view", read_view, no_members },
  { "text", read_text, text_members },
  { "image", read_image, image_members },
  { "stack", read_stack, stack_members },
  { "marginsGuide", read_guide, guide_members },
};

static void
check_item_members (TlJsonReader *self, JsonObject *object, const char *const *members)
{
  g_autoptr (GPtrArray) known = g_ptr_array_new ();

  for (const char *const *member = common_members; *member != NULL; member++)
    g_ptr_array_add (known, (gpointer)*member);
  for (const char *const *member = members; *member != NULL; member++)
    g_ptr_array_add (known, (gpointer)*member);
  g_ptr_array_add (known, NULL);
  tl_json_check_members (self, object, (const char *const *)known->pdata);
}

static void
read_priorities (TlJsonReader *self, JsonObject *object, TlItem item)
{
  double  hugging[2] = { TL_PRIORITY_DEFAULT_LOW, TL_PRIORITY_DEFAULT_LOW };
  double  resistance[2] = { TL_PRIORITY_DEFAULT_HIGH, TL_PRIORITY_DEFAULT_HIGH };
  GError *error = NULL;

  tl_json_pair (self, object, "hugging", hugging);
  tl_json_pair (self, object, "compressionResistance", resistance);
  for (guint axis = 0; axis < 2 && self->error == NULL; axis++)
    {
      if (!tl_template_set_content_priorities (self->template, item, (TlAxis)axis, (TlPriority)hugging[axis],
                                               (TlPriority)resistance[axis], &error))
        tl_json_fail_with (self, object, error);
    }
}

static void
read_margins (TlJsonReader *self, JsonObject *object, TlItem item)
{
  static const char *const known[] = { "rowWidth", "left", "top", "right", "bottom", NULL };
  JsonArray               *array = tl_json_array (self, object, "margins");

  for (guint i = 0; array != NULL && i < json_array_get_length (array) && self->error == NULL; i++)
    {
      JsonObject *element = tl_json_element (self, object, "margins", array, i);
      TlMargins   margins;
      double      row_width;

      if (element == NULL)
        return;
      tl_json_check_members (self, element, known);
      row_width = tl_json_number (self, element, "rowWidth", 0.0);
      margins.left = tl_json_number (self, element, "left", 0.0);
      margins.top = tl_json_number (self, element, "top", 0.0);
      margins.right = tl_json_number (self, element, "right", 0.0);
      margins.bottom = tl_json_number (self, element, "bottom", 0.0);
      tl_template_set_margins (self->template, item, row_width, &margins);
    }
}

static void
read_properties (TlJsonReader *self, JsonObject *object, TlItem item)
{
  tl_template_set_hidden (self->template, item, tl_json_boolean (self, object, "hidden", FALSE));
  read_priorities (self, object, item);
  read_margins (self, object, item);
}

static void
read_kind (TlJsonReader *self, JsonObject *object, const char *name)
{
  const char *kind = tl_json_string (self, object, "kind");

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      if (g_strcmp0 (kind, kinds[i].kind) != 0)
        continue;
      check_item_members (self, object, kinds[i].members);
      kinds[i].read (self, object, name);
      if (self->error == NULL)
        read_properties (self, object, tl_template_get_n_items (self->template));
      return;
    }
  tl_json_fail (self, object, TL_TEMPLATE_ERROR_BAD_FORM, "unknown kind of item: %s",
                kind == NULL ? "none" : kind);
}

/* Reads an item. Each item has a name, by which stacks and constraints refer to the item. */
static void
read_item (TlJsonReader *self, JsonObject *object)
{
  const char *name = tl_json_string (self, object, "name");

  if (name == NULL)
    tl_json_fail (self, object, TL_TEMPLATE_ERROR_BAD_FORM, "an item has no \"name\"");
  else if (tl_template_find_item (self->template, name) != 0)
    tl_json_fail (self, object, TL_TEMPLATE_ERROR_BAD_FORM, "there are two items \"%s\"", name);
  else
    read_kind (self, object, name);
}

static void
arrange (TlJsonReader *self, JsonObject *object)
{
  static const char *const known[] = { "item", "spacing", NULL };
  JsonArray               *arranged = tl_json_array (self, object, "arranged");
  TlItem                   stack = tl_json_item (self, object, "name");

  for (guint i = 0; arranged != NULL && i < json_array_get_length (arranged) && self->error == NULL; i++)
    {
      JsonObject *element = tl_json_element (self, object, "arranged", arranged, i);
      GError     *error = NULL;
      TlItem      item;
      double      spacing;

      if (element == NULL)
        return;
      tl_json_check_members (self, element, known);
      item = tl_json_item (self, element, "item");
      spacing = tl_json_number (self, element, "spacing", 0.0);
      if (item == 0)
        tl_json_fail (self, element, TL_TEMPLATE_ERROR_BAD_FORM, "an arranged item has no \"item\"");
      else if (self->error == NULL && !tl_template_arrange (self->template, stack, item, spacing, &error))
        tl_json_fail_with (self, element, error);
    }
}

/* Reads the properties of the content item, then all other items, and then the items of each stack. */
void
tl_json_items_read (TlJsonReader *self, JsonObject *root)
{
  JsonObject *content = tl_json_object (self, root, "content");
  JsonArray  *items = tl_json_array (self, root, "items");
  guint       n_items = items == NULL ? 0 : json_array_get_length (items);

  if (content != NULL)
    {
      check_item_members (self, content, no_members);
      read_properties (self, content, TL_TEMPLATE_CONTENT);
    }
  for (guint i = 0; i < n_items && self->error == NULL; i++)
    {
      JsonObject *object = tl_json_element (self, root, "items", items, i);

      if (object != NULL)
        read_item (self, object);
    }
  for (guint i = 0; i < n_items && self->error == NULL; i++)
    arrange (self, json_array_get_object_element (items, i));
}
