/* test-template-stacks.c: stacks in templates. Expected frames follow from the description of UIStackView's
 * distributions and alignments in Apple's documentation. */
#include "cell-fixture.h"

#define N_BOXES 3

/* A stack of three boxes of 10, 20 and 30 points that fills a row of 320 points, 100 points high. */
typedef struct
{
  TlTemplate *template;
  TlItem stack;
  TlItem boxes[N_BOXES];
} Boxes;

static Boxes
boxes_new (TlStack properties, double spacing)
{
  static const char *const names[] = { "one", "two", "three" };
  Boxes                    self = { .template = tl_template_new () };
  gboolean                 is_arranged = TRUE;

  self.stack = tl_template_add_stack (self.template, "stack", &properties);
  for (guint i = 0; i < N_BOXES; i++)
    {
      self.boxes[i] = tl_template_add_image (self.template, names[i]);
      tl_template_set_size (self.template, self.boxes[i], 10.0 * (i + 1), 10.0 * (i + 1));
      is_arranged &= tl_template_arrange (self.template, self.stack, self.boxes[i], spacing, NULL);
    }
  g_assert_true (is_arranged);
  fixture_pin (self.template, self.stack, TL_TEMPLATE_CONTENT, 0.0);
  fixture_relate (self.template, self.stack, TL_ATTRIBUTE_HEIGHT, 0, TL_ATTRIBUTE_NONE, 100.0);
  return self;
}

static TlRectangle
box_rectangle (const Boxes *self, guint index)
{
  TlRectangle rectangle;

  tl_template_get_rectangle (self->template, self->boxes[index], &rectangle);
  return rectangle;
}

static void
assert_box (const Boxes *self, guint index, double x, double width)
{
  TlRectangle rectangle = box_rectangle (self, index);

  g_assert_cmpfloat_with_epsilon (rectangle.x, x, 1e-9);
  g_assert_cmpfloat_with_epsilon (rectangle.width, width, 1e-9);
}

static void
test_boxes_are_equally_long (void)
{
  Boxes boxes = boxes_new ((TlStack){ .distribution = TL_DISTRIBUTION_FILL_EQUALLY }, 10.0);

  fixture_get_height (boxes.template, 320.0, NULL);
  assert_box (&boxes, 0, 0.0, 100.0);
  assert_box (&boxes, 1, 110.0, 100.0);
  assert_box (&boxes, 2, 220.0, 100.0);
  tl_template_unref (boxes.template);
}

/* The contents and the spacing take 60 + 20 points, so that 10 points of content have an eighth of the stack.
 */
static void
test_boxes_keep_their_proportions (void)
{
  Boxes boxes = boxes_new ((TlStack){ .distribution = TL_DISTRIBUTION_FILL_PROPORTIONALLY }, 10.0);

  fixture_get_height (boxes.template, 320.0, NULL);
  assert_box (&boxes, 0, 0.0, 40.0);
  assert_box (&boxes, 1, 50.0, 80.0);
  tl_template_unref (boxes.template);
}

/* UIStackView.h: if priorities do not decide, "adjustments occur ... according to arrangement order". Frames
 * that Xcode stored for stacks of views with equal hugging have the first view stretched. */
static void
test_first_of_equal_boxes_is_stretched (void)
{
  Boxes boxes = boxes_new ((TlStack){ .distribution = TL_DISTRIBUTION_FILL }, 10.0);

  fixture_get_height (boxes.template, 320.0, NULL);
  assert_box (&boxes, 0, 0.0, 320.0 - 20.0 - 30.0 - 20.0);
  assert_box (&boxes, 1, 260.0, 20.0);
  assert_box (&boxes, 2, 290.0, 30.0);
  tl_template_unref (boxes.template);
}

/* Two rows of boxes that are 30 and 10, and 20 and 10 points high, in columns of different heights: the first
 * row gives way. A row that is lower than 10 points compresses two boxes, which costs more than compressing
 * the larger box of the other row; at 15 points, it makes no difference which of the rows is 5 points high.
 */
static void
test_first_of_equal_rows_gives_way (void)
{
  const double heights[][3] = { { 80.0, 60.0, 20.0 }, { 40.0, 20.0, 20.0 }, { 15.0, 5.0, 10.0 } };

  for (guint i = 0; i < G_N_ELEMENTS (heights); i++)
    {
      g_autoptr (TlTemplate) template = tl_template_new ();
      const char *const names[] = { "one", "two", "three", "four" };
      TlItem      column = tl_template_add_stack (template, "column", &(TlStack){ .axis = TL_AXIS_VERTICAL });
      TlItem      rows[2];
      TlRectangle rectangle;

      for (guint j = 0; j < 2; j++)
        {
          rows[j] = tl_template_add_stack (template, j == 0 ? "first" : "second", &(TlStack){ 0 });
          g_assert_true (tl_template_arrange (template, column, rows[j], 0.0, NULL));
        }
      for (guint j = 0; j < G_N_ELEMENTS (names); j++)
        {
          TlItem box = tl_template_add_image (template, names[j]);

          tl_template_set_size (template, box, 5.0, j % 2 == 1 ? 10.0 : j == 0 ? 30.0 : 20.0);
          g_assert_true (tl_template_arrange (template, rows[j / 2], box, 0.0, NULL));
        }
      fixture_pin (template, column, TL_TEMPLATE_CONTENT, 0.0);
      fixture_relate (template, column, TL_ATTRIBUTE_HEIGHT, 0, TL_ATTRIBUTE_NONE, heights[i][0]);
      fixture_get_height (template, 320.0, NULL);
      for (guint j = 0; j < 2; j++)
        {
          tl_template_get_rectangle (template, rows[j], &rectangle);
          g_assert_cmpfloat_with_epsilon (rectangle.height, heights[i][j + 1], 1e-9);
        }
    }
}

/* A nested stack of 10 and 20 points and a box of 60 points share 270 points as 90 and 180. */
static void
test_nested_stacks_have_the_length_of_their_items (void)
{
  g_autoptr (TlTemplate) template = tl_template_new ();
  TlItem            outer = tl_template_add_stack (template, "outer",
                                                   &(TlStack){ .distribution = TL_DISTRIBUTION_FILL_PROPORTIONALLY });
  TlItem            inner = tl_template_add_stack (template, "inner", &(TlStack){ 0 });
  const char *const names[] = { "one", "two", "three" };
  TlRectangle       rectangle;

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      TlItem box = tl_template_add_image (template, names[i]);

      tl_template_set_size (template, box, i == 2 ? 60.0 : 10.0 * (i + 1), 10.0);
      if (i == 2)
        g_assert_true (tl_template_arrange (template, outer, inner, 0.0, NULL));
      g_assert_true (tl_template_arrange (template, i == 2 ? outer : inner, box, 0.0, NULL));
    }
  fixture_pin (template, outer, TL_TEMPLATE_CONTENT, 0.0);
  fixture_get_height (template, 270.0, NULL);
  tl_template_get_rectangle (template, inner, &rectangle);
  g_assert_cmpfloat_with_epsilon (rectangle.width, 90.0, 1e-9);
}

static void
test_gaps_are_equal (void)
{
  Boxes boxes = boxes_new ((TlStack){ .distribution = TL_DISTRIBUTION_EQUAL_SPACING }, 10.0);

  fixture_get_height (boxes.template, 320.0, NULL);
  assert_box (&boxes, 0, 0.0, 10.0);
  assert_box (&boxes, 1, 140.0, 20.0); /* gaps of (320 − 60) / 2 = 130 */
  assert_box (&boxes, 2, 290.0, 30.0);
  tl_template_unref (boxes.template);
}

static void
test_centres_are_equally_distant (void)
{
  Boxes       boxes = boxes_new ((TlStack){ .distribution = TL_DISTRIBUTION_EQUAL_CENTERING }, 10.0);
  TlRectangle middle;

  fixture_get_height (boxes.template, 320.0, NULL);
  middle = box_rectangle (&boxes, 1);
  g_assert_cmpfloat_with_epsilon (middle.x + middle.width / 2.0, (5.0 + 305.0) / 2.0, 1e-9);
  tl_template_unref (boxes.template);
}

static void
test_items_are_aligned_across_the_axis (void)
{
  const struct
  {
    TlAlignment alignment;
    double      y; /* of the box of 10 points */
    double      height;
  } cases[] = { { TL_ALIGNMENT_FILL, 0.0, 100.0 },
                { TL_ALIGNMENT_LEADING, 0.0, 10.0 },
                { TL_ALIGNMENT_CENTER, 45.0, 10.0 },
                { TL_ALIGNMENT_TRAILING, 90.0, 10.0 } };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      Boxes       boxes = boxes_new ((TlStack){ .alignment = cases[i].alignment }, 0.0);
      TlRectangle box;

      fixture_get_height (boxes.template, 320.0, NULL);
      box = box_rectangle (&boxes, 0);
      g_assert_cmpfloat_with_epsilon (box.y, cases[i].y, 1e-9);
      g_assert_cmpfloat_with_epsilon (box.height, cases[i].height, 1e-9);
      tl_template_unref (boxes.template);
    }
}

/* A column of two texts in a row, with 6 points between them. */
static TlTemplate *
column_new (gboolean is_baseline_relative)
{
  TlTemplate *template = tl_template_new ();
  TlStack properties = { .axis = TL_AXIS_VERTICAL, .is_baseline_relative = is_baseline_relative };
  TlItem  column = tl_template_add_stack (template, "column", &properties);
  TlItem  title = fixture_add_text (template, "title", 17.0, 1);
  TlItem  detail = fixture_add_text (template, "detail", 15.0, 0);

  tl_template_set_text (template, title, "Title", NULL);
  tl_template_set_text (template, detail, "Detail", NULL);
  g_assert_true (tl_template_arrange (template, column, title, 6.0, NULL));
  g_assert_true (tl_template_arrange (template, column, detail, 6.0, NULL));
  fixture_pin (template, column, TL_TEMPLATE_CONTENT, 10.0);
  return template;
}

static void
test_hidden_items_take_no_space (void)
{
  g_autoptr (TlTemplate) template = column_new (FALSE);
  g_autoptr (TlTemplateValues) values = tl_template_values_new (template);
  double all = 10.0 + 20.5 + 6.0 + 18.0 + 10.0;

  g_assert_cmpfloat_with_epsilon (fixture_get_height (template, 320.0, values), all, 1e-9);
  g_assert_true (tl_template_values_set_hidden (values, "detail", TRUE, NULL));
  g_assert_cmpfloat_with_epsilon (fixture_get_height (template, 320.0, values), 40.5, 1e-9);
  g_assert_true (tl_template_values_set_hidden (values, "title", TRUE, NULL));
  g_assert_cmpfloat_with_epsilon (fixture_get_height (template, 320.0, values), 20.0, 1e-9);
  g_assert_true (tl_template_values_set_hidden (values, "title", FALSE, NULL));
  g_assert_cmpfloat_with_epsilon (fixture_get_height (template, 320.0, values), 40.5, 1e-9);
  g_assert_cmpfloat_with_epsilon (fixture_get_height (template, 320.0, NULL), all, 1e-9);
}

static void
test_spacing_counts_from_baselines (void)
{
  g_autoptr (TlTemplate) template = column_new (TRUE);
  TlRectangle title, detail;
  double      title_baseline, detail_baseline;

  fixture_get_height (template, 320.0, NULL);
  tl_template_get_rectangle (template, tl_template_find_item (template, "title"), &title);
  tl_template_get_rectangle (template, tl_template_find_item (template, "detail"), &detail);
  /* The ascender is 0.952148 of the size, the descender 0.241211; the text is in the middle of its rectangle.
   */
  title_baseline = title.y + title.height / 2.0 + 17.0 * (0.952148 - 0.241211) / 2.0;
  detail_baseline = detail.y + detail.height / 2.0 + 15.0 * (0.952148 - 0.241211) / 2.0;
  g_assert_cmpfloat_with_epsilon (detail_baseline - title_baseline, 6.0, 1e-4);
}

/* A label beside a column whose first item can be hidden is aligned with the column's first baseline. */
static void
test_baseline_of_a_stack_is_that_of_a_visible_item (void)
{
  g_autoptr (TlTemplate) template = column_new (FALSE);
  g_autoptr (TlTemplateValues) values = NULL;
  TlItem      beside = fixture_add_text (template, "beside", 15.0, 1);
  TlRectangle aligned, detail;

  tl_template_set_text (template, beside, "Beside", NULL);
  fixture_relate (template, beside, TL_ATTRIBUTE_FIRST_BASELINE, tl_template_find_item (template, "column"),
                  TL_ATTRIBUTE_FIRST_BASELINE, 0.0);
  fixture_get_height (template, 320.0, NULL);
  tl_template_get_rectangle (template, beside, &aligned);
  g_assert_cmpfloat (aligned.y, <, 20.0); /* beside the title, which starts at 10 */
  values = tl_template_values_new (template);
  g_assert_true (tl_template_values_set_hidden (values, "title", TRUE, NULL));
  fixture_get_height (template, 320.0, values);
  tl_template_get_rectangle (template, beside, &aligned);
  tl_template_get_rectangle (template, tl_template_find_item (template, "detail"), &detail);
  g_assert_cmpfloat_with_epsilon (aligned.y, detail.y, 1e-9); /* both are one line of 15 points */
}

static void
test_cycles_are_rejected (void)
{
  TlTemplate *template = tl_template_new ();
  TlStack properties = { .axis = TL_AXIS_VERTICAL };
  TlItem  outer = tl_template_add_stack (template, "outer", &properties);
  TlItem  inner = tl_template_add_stack (template, "inner", &properties);
  g_autoptr (GError) error = NULL;

  g_assert_true (tl_template_arrange (template, outer, inner, 0.0, &error));
  g_assert_no_error (error);
  g_assert_false (tl_template_arrange (template, inner, outer, 0.0, &error));
  g_assert_error (error, TL_TEMPLATE_ERROR, TL_TEMPLATE_ERROR_CYCLE);
  g_assert_nonnull (strstr (error->message, "\"outer\""));
  g_clear_error (&error);
  g_assert_false (tl_template_arrange (template, inner, inner, 0.0, &error));
  g_assert_error (error, TL_TEMPLATE_ERROR, TL_TEMPLATE_ERROR_CYCLE);
  g_clear_error (&error);
  g_assert_false (tl_template_arrange (template, outer, inner, 0.0, &error));
  g_assert_error (error, TL_TEMPLATE_ERROR, TL_TEMPLATE_ERROR_CYCLE);
  g_clear_error (&error);
  g_assert_false (tl_template_arrange (template, outer, TL_TEMPLATE_CONTENT, 0.0, &error));
  g_assert_error (error, TL_TEMPLATE_ERROR, TL_TEMPLATE_ERROR_CYCLE);
  tl_template_unref (template);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/template/stack/fill-equally/boxes-are-equally-long", test_boxes_are_equally_long);
  g_test_add_func ("/template/stack/fill-proportionally/boxes-keep-their-proportions",
                   test_boxes_keep_their_proportions);
  g_test_add_func ("/template/stack/fill/first-of-equal-boxes-is-stretched",
                   test_first_of_equal_boxes_is_stretched);
  g_test_add_func ("/template/stack/fill/first-of-equal-rows-gives-way", test_first_of_equal_rows_gives_way);
  g_test_add_func ("/template/stack/fill-proportionally/nested-stacks-have-the-length-of-their-items",
                   test_nested_stacks_have_the_length_of_their_items);
  g_test_add_func ("/template/stack/equal-spacing/gaps-are-equal", test_gaps_are_equal);
  g_test_add_func ("/template/stack/equal-centering/centres-are-equally-distant",
                   test_centres_are_equally_distant);
  g_test_add_func ("/template/stack/alignment/items-are-aligned-across-the-axis",
                   test_items_are_aligned_across_the_axis);
  g_test_add_func ("/template/stack/hidden-items-take-no-space", test_hidden_items_take_no_space);
  g_test_add_func ("/template/stack/spacing-counts-from-baselines", test_spacing_counts_from_baselines);
  g_test_add_func ("/template/stack/baseline-is-that-of-a-visible-item",
                   test_baseline_of_a_stack_is_that_of_a_visible_item);
  g_test_add_func ("/template/stack/cycles-are-rejected", test_cycles_are_rejected);
  return g_test_run ();
}
