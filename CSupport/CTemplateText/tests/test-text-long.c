/* test-text-long.c: compares text of any length and kind with Pango's layout or, beyond Pango's integers,
 * with sums. */
#include <math.h>
#include <string.h>

#include "comparison.h"

/* The texts that are repeated. */
static const char *const bodies[] = {
  "a",
  "abcdefghijklmnopqrstuvwxyzABCXYZ0123456789",
  "The wind has drawn its lines again, and nothing here stays where it was. ",
  " ",
  "\xc2\xa0",
  "so\xc2\xa0it\xc2\xa0is\xc2\xa0",
  "\xe3\x80\x80",
  "\t",
  "one\ttwo\t",
  "\n",
  "\r",
  "one\r\n",
  "\xe2\x80\xa8",
  "one \xe2\x80\xa8",
  "\x01",
  "\xcc\x81",
  "e\xcc\x81",
  "\xe2\x80\x8b",
  "\xe2\x80\x8d",
  "soft\xc2\xad",
  "\xf0\x9f\x98\x80",
  "\xf0\x9f\x91\xa9\xe2\x80\x8d\xf0\x9f\x91\xa7 ",
  "\xf0\x9f\x87\xa9\xf0\x9f\x87\xaa",
  "\xe2\x80\x8f",
  "\xe2\x80\xaa"
  "a ",
  "\xe2\x81\xa7"
  "a",
  "\xd8\xa7\xd9\x84\xd8\xb9\xd8\xb1\xd8\xa8\xd9\x8a\xd8\xa9 ",
  "\xd8\xa8\xd9\x8a",
  "\xd7\xa9\xd7\x9c\xd7\x95\xd7\x9d and (12) ",
  "\xe6\x88\x91\xe4\xbb\xac\xe4\xbb\x8a\xe5\xa4\xa9\xe5\x8e\xbb\xe5\x8c\x97\xe4\xba\xac",
  "\xec\x95\x88\xeb\x85\x95",
  "\xe0\xb8\xa0\xe0\xb8\xb2\xe0\xb8\xa9\xe0\xb8\xb2\xe0\xb9\x84\xe0\xb8\x97\xe0\xb8\xa2",
  "\xe0\xa4\xa8\xe0\xa4\xae\xe0\xa4\xb8\xe0\xa5\x8d\xe0\xa4\xa4\xe0\xa5\x87",
  "\xe0\xae\xa4\xe0\xae\xae\xe0\xae\xbf\xe0\xae\xb4\xe0\xaf\x8d ",
  ".",
  "-(){}[]<>:;,.!?*/\\",
  "-",
  "well-known-",
  "0123456789",
  "https://www.example.org/a/b?c=d&",
  "a\xd0\xb1\xce\xb3\xe6\x88\x91",
  "\xcd\xb8",
};

static char *
make_text (const char *body, gsize length)
{
  gsize    n = strlen (body);
  GString *text = g_string_sized_new (length + n);

  while (text->len < length)
    g_string_append_len (text, body, (gssize)n);
  return g_string_free (text, FALSE);
}

static gboolean
is_short (void)
{
  return g_getenv ("TL_TEST_SHORT") != NULL;
}

/* Compares texts that Pango lays out in acceptable time. */
static void
check_font (const char *family, gsize length)
{
  Comparison      *comparison = comparison_new (1 << 20);
  guint            font = comparison_add_font (comparison, family, 14);
  static const int widths[] = { 35, 60, 150, 294, 1000, -1 };

  for (guint i = 0; i < G_N_ELEMENTS (bodies); i++)
    for (guint j = 0; j < G_N_ELEMENTS (widths); j++)
      {
        g_autofree char *text = make_text (bodies[i], length);

        if (widths[j] < 0 || widths[j] > 100 || length < 1000)
          comparison_check (comparison, font, text, widths[j] < 0 ? -1 : widths[j] * PANGO_SCALE);
      }
  g_assert_cmpuint (comparison->n_disagreements, ==, 0);
  comparison_free (comparison);
}

static void
test_agreement (void)
{
  static const char *const families[] = { "Inter", "Liberation Sans", "WenQuanYi Micro Hei" };

  for (guint i = 0; i < G_N_ELEMENTS (families); i++)
    {
      check_font (families[i], 300);
      if (!is_short ())
        check_font (families[i], 1200);
    }
}

/* At unlimited width, Pango can lay out a line of tens of thousands of bytes. */
static void
test_agreement_without_bound (void)
{
  Comparison *comparison = comparison_new (1 << 20);
  guint       font = comparison_add_font (comparison, "Inter", 14);

  for (guint i = 0; i < G_N_ELEMENTS (bodies); i++)
    {
      g_autofree char *text = make_text (bodies[i], strchr (bodies[i], '\t') != NULL ? 2500 : 20000);

      comparison_check (comparison, font, text, -1);
      comparison_check (comparison, font, text, 200000 * PANGO_SCALE);
    }
  g_assert_cmpuint (comparison->n_disagreements, ==, 0);
  comparison_free (comparison);
}

/* The reference for measurements: Pango's layout of short texts. */
typedef struct
{
  Comparison *comparison;
  guint       font;
} Reference;

static void
lay_out (Reference *reference, const char *body, guint n_times, int width)
{
  g_autoptr (GString) text = g_string_new (NULL);
  PangoLayout *layout = reference->comparison->layout;

  for (guint i = 0; i < n_times; i++)
    g_string_append (text, body);
  pango_layout_set_font_description (layout,
                                     g_ptr_array_index (reference->comparison->fonts, reference->font));
  pango_layout_set_width (layout, width);
  pango_layout_set_text (layout, text->str, -1);
}

static int
width_by_pango (Reference *reference, const char *body, guint n_times)
{
  int width;

  lay_out (reference, body, n_times, -1);
  pango_layout_get_size (reference->comparison->layout, &width, NULL);
  return width;
}

static int
line_height_by_pango (Reference *reference)
{
  int height;

  lay_out (reference, "a", 1, -1);
  pango_layout_get_size (reference->comparison->layout, NULL, &height);
  return height;
}

/* The width of a line is that of a few repetitions, plus a constant for each further one. */
static void
check_sum (Reference *reference, const char *body, gsize length)
{
  g_autofree char *text = make_text (body, length);
  gsize            n_times = strlen (text) / strlen (body);
  double           first = width_by_pango (reference, body, 4), next = width_by_pango (reference, body, 5);
  TlTextExtents    extents;

  tl_text_measurer_measure (reference->comparison->measurer, reference->font,
                            &(TlTextRequest){ .text = text, .length = -1, .width = -1 }, &extents);
  g_assert_cmpuint (extents.n_lines, ==, 1);
  g_assert_cmpfloat_with_epsilon (extents.width, first + (next - first) * (double)(n_times - 4),
                                  PANGO_SCALE / 64.0);
}

static void
test_sums (void)
{
  static const char *const sums[] = { "a",
                                      "The wind has drawn its lines again. ",
                                      " ",
                                      "\xc2\xa0",
                                      "\t",
                                      "one\t",
                                      "\xf0\x9f\x98\x80 ",
                                      "\xe6\x88\x91\xe4\xbb\xac",
                                      "\xd8\xa8\xd9\x8a ",
                                      "." };
  static const gsize       lengths[] = { 300000, 1000000, 5000000 };
  static const guint       n_sums[] = { G_N_ELEMENTS (sums), 4, 2 };

  for (guint i = 0; i < (is_short () ? 1 : G_N_ELEMENTS (lengths)); i++)
    {
      Reference reference = { .comparison = comparison_new (16 << 20) };

      reference.font = comparison_add_font (reference.comparison, "Liberation Sans", 14);
      for (guint j = 0; j < n_sums[i]; j++)
        check_sum (&reference, sums[j], lengths[i]);
      comparison_free (reference.comparison);
    }
}

/* There are as many lines as paragraphs, each as high as a single line. */
static void
test_paragraphs (void)
{
  static const gsize lengths[] = { 300000, 1000000, 5000000 };

  for (guint i = 0; i < (is_short () ? 1 : G_N_ELEMENTS (lengths)); i++)
    for (guint bounded = 0; bounded < 2; bounded++)
      {
        Reference        reference = { .comparison = comparison_new (16 << 20) };
        g_autofree char *text = make_text ("one\n", lengths[i]);
        TlTextExtents    extents;
        double           n_lines = (double)lengths[i] / 4 + 1;

        reference.font = comparison_add_font (reference.comparison, "Liberation Sans", 14);
        tl_text_measurer_measure (
          reference.comparison->measurer, reference.font,
          &(TlTextRequest){ .text = text, .length = -1, .width = bounded ? 60 * PANGO_SCALE : -1 }, &extents);
        g_assert_cmpfloat (extents.n_lines, ==, n_lines);
        g_assert_cmpfloat (extents.height, ==, n_lines * line_height_by_pango (&reference));
        g_assert_cmpfloat (extents.width, ==, width_by_pango (&reference, "one", 1));
        comparison_free (reference.comparison);
      }
}

/* Characters of one width fill all lines alike: each holds as many as the first line of a short text. */
static void
check_filled (Reference *reference, const char *character, gsize length)
{
  g_autofree char *text = make_text (character, length);
  gsize            n_characters = strlen (text) / strlen (character), per_line;
  PangoLayout     *layout = reference->comparison->layout;
  PangoRectangle   logical;
  TlTextExtents    extents;
  double           n_lines;

  lay_out (reference, character, 100, 60 * PANGO_SCALE);
  per_line = (gsize)pango_layout_get_line_readonly (layout, 0)->length / strlen (character);
  pango_layout_line_get_extents (pango_layout_get_line_readonly (layout, 0), NULL, &logical);
  tl_text_measurer_measure (reference->comparison->measurer, reference->font,
                            &(TlTextRequest){ .text = text, .length = -1, .width = 60 * PANGO_SCALE },
                            &extents);
  n_lines = ceil ((double)n_characters / (double)per_line);
  g_assert_cmpfloat (extents.n_lines, ==, n_lines);
  g_assert_cmpfloat (extents.height, ==, n_lines * logical.height);
  g_assert_cmpfloat (extents.width, ==, logical.width);
}

static void
test_filled_lines (void)
{
  Reference reference = { .comparison = comparison_new (16 << 20) };

  reference.font = comparison_add_font (reference.comparison, "Liberation Sans", 14);
  check_filled (&reference, "a", is_short () ? 3000 : 300000);
  check_filled (&reference, "\xc2\xa0", is_short () ? 3002 : 300002); /* The last line is not full. */
  check_filled (&reference, "\xe6\x88\x91", 300000);
  if (!is_short ())
    {
      check_filled (&reference, "\xe6\x88\x91", 1000000);
      check_filled (&reference, "\xe6\x88\x91", 5000000);
    }
  comparison_free (reference.comparison);
}

/* Text with one word that has to be broken has as many lines as its halves and that word, each as high as a
 * single line. */
static void
test_one_long_word_in_prose (void)
{
  Reference        reference = { .comparison = comparison_new (16 << 20) };
  TlTextMeasurer  *measurer = reference.comparison->measurer;
  g_autofree char *prose = make_text ("The wind has drawn its lines again. ", 300000);
  g_autofree char *text = g_strconcat (prose, "Donaudampfschifffahrtsgesellschaft ", prose, NULL);
  TlTextExtents    extents, half;

  reference.font = comparison_add_font (reference.comparison, "Liberation Sans", 14);
  tl_text_measurer_measure (measurer, reference.font,
                            &(TlTextRequest){ .text = text, .length = -1, .width = 100 * PANGO_SCALE },
                            &extents);
  tl_text_measurer_measure (measurer, reference.font,
                            &(TlTextRequest){ .text = prose, .length = -1, .width = 100 * PANGO_SCALE },
                            &half);
  g_assert_cmpuint (extents.n_lines, >=, 2 * half.n_lines + 2);
  g_assert_cmpuint (extents.n_lines, <=, 2 * half.n_lines + 4);
  g_assert_cmpfloat (extents.height, ==, (double)extents.n_lines * line_height_by_pango (&reference));
  g_assert_cmpfloat (extents.width, <=, 100 * PANGO_SCALE);
  comparison_free (reference.comparison);
}

/* A letter that gives a window its script is on lines of its own, also if it is wider than the lines. */
static void
test_script_of_a_letter_wider_than_the_lines (void)
{
  Comparison *comparison = comparison_new (1 << 20);
  guint       font = comparison_add_font (comparison, "WenQuanYi Micro Hei", 25);
  GString    *text = g_string_new (NULL);
  guint       n_lines;

  for (guint i = 0; i < 90; i++)
    g_string_append_c (text, '<');
  g_string_append (text, "m\xdc\x9d\xdc\x9d\xdc\x90");
  for (int width = 1; width < 40 * PANGO_SCALE; width += width < PANGO_SCALE ? 103 : PANGO_SCALE)
    {
      TlTextExtents extents;

      comparison_check (comparison, font, text->str, width);
      tl_text_measurer_forget (comparison->measurer);
      tl_text_measurer_measure (
        comparison->measurer, font,
        &(TlTextRequest){ .text = text->str, .length = -1, .width = width, .most_lines = 1 }, &extents);
      g_assert_cmpuint (extents.n_lines, ==, 1);
      g_assert_cmpuint (tl_text_measurer_get_lines (comparison->measurer, &n_lines)->length, >=, 1);
    }
  g_assert_cmpuint (comparison->n_disagreements, ==, 0);
  g_string_free (text, TRUE);
  comparison_free (comparison);
}

/* Thai words are found with a dictionary, which examines distant text, closing brackets take the script of
 * the opening ones, separators between digits are part of a number, and a line is not broken after an opening
 * bracket and spaces, between a closing bracket, spaces and an iteration mark, or between two dashes and the
 * spaces that separate them. Control characters and marks have the properties of the character before them.
 */
static void
test_far_context (void)
{
  static const char *const texts[] = {
    "รายงานข้อผิดพลาดของโปรแกรมติดตั้งระบบปฏิบัติการนี้ได้ที่รายการเมลซึ่งเป็นภาษาไทยทั้งหมดโดยไม่มีช่องว่าง '%s' (ตัวเลือก)",
    "如果您有任何問題 <debian-boot@lists.debian.org> 邮件列表。订阅此“Legacy support”或“Legacy "
    "USB”，（BIOS）时",
    "((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((中文))))))))))))))))))))))))))))"
    "))) 12345",
    "1..........................................................................................123456789 2",
    "                    (                                                  H\003pangovG",
    "                 a )                                                   \xe3\x80\x85\003pangovG",
    "                 a \xe2\x80\x94                                                   "
    "\xe2\x80\x94\003pangovG",
  };
  Comparison *comparison = comparison_new (1 << 20);
  guint       font = comparison_add_font (comparison, "Liberation Sans", 16);

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    for (int width = 21; width < 120; width += is_short () ? 17 : 1)
      comparison_check (comparison, font, texts[i], width * PANGO_SCALE);
  g_assert_cmpuint (comparison->n_disagreements, ==, 0);
  comparison_free (comparison);
}

/* Text without a script of its own takes that of a distant letter before it or, at the beginning of a text,
 * after it. */
static void
test_script_of_a_distant_letter (void)
{
  static const char *const letters[] = { "P",  "\xce\xa9", "\xd0\x96",   "\xe6\x88\x91", "\xe3\x81\x82",
                                         "(a", "\xd7\xa9", "\xd7\xa9 a", "a \xd7\xa9" };
  static const char *const families[] = { "Inter", "DejaVu Serif" };
  static const char *const rests[] = { "-", "-=", "1 2+", "- ", "             %s:", ")(", "\xe2\x80\xa8-" };
  Comparison              *comparison = comparison_new (1 << 20);

  for (guint family = 0; family < G_N_ELEMENTS (families); family++)
    {
      guint font = comparison_add_font (comparison, families[family], 17);

      for (guint i = 0; i < G_N_ELEMENTS (letters); i++)
        for (guint j = 0; j < G_N_ELEMENTS (rests); j++)
          {
            g_autofree char *rest = make_text (rests[j], is_short () ? 300 : 700);
            g_autofree char *text = g_strconcat (rest, letters[i], rest, "b", rest, NULL);

            for (int width = 60; width < 130; width += 35)
              comparison_check (comparison, font, text, width * PANGO_SCALE);
          }
    }
  g_assert_cmpuint (comparison->n_disagreements, ==, 0);
  comparison_free (comparison);
}

/* Control characters are shown as boxes, in the font of the letter before them, however far it is. */
static void
test_boxes_after_a_distant_letter (void)
{
  Comparison      *comparison = comparison_new (1 << 20);
  guint            font = comparison_add_font (comparison, "Inter Bold", 13);
  g_autofree char *boxes = make_text ("\a", 100);
  g_autofree char *text = g_strconcat ("abc \xe0\xa4\xa8\xe0\xa4\xae\xe0\xa4\xb8", boxes, "di", NULL);

  for (int width = 16; width < 60; width += 11)
    comparison_check (comparison, font, text, width * PANGO_SCALE);
  g_assert_cmpuint (comparison->n_disagreements, ==, 0);
  comparison_free (comparison);
}

/* Control characters have the properties of the character before them, however far it is: after a closing
 * bracket a line may be broken. */
static void
test_breaks_after_control_characters (void)
{
  Comparison      *comparison = comparison_new (1 << 20);
  guint            font = comparison_add_font (comparison, "Inter Bold", 13);
  g_autofree char *some = make_text ("\006", 13), *many = make_text ("\006", 52);
  g_autofree char *text = g_strconcat ("}}}}a}}[}}$}}}bcd}}}}", many, "DFMing", some, "}8", NULL);

  for (int width = 20; width < 60; width++)
    comparison_check (comparison, font, text, width * PANGO_SCALE);
  g_assert_cmpuint (comparison->n_disagreements, ==, 0);
  comparison_free (comparison);
}

/* Long text is ellipsized to the same width as the beginning of the text. */
static void
test_ellipses (void)
{
  static const PangoEllipsizeMode modes[]
    = { PANGO_ELLIPSIZE_START, PANGO_ELLIPSIZE_MIDDLE, PANGO_ELLIPSIZE_END };
  Reference        reference = { .comparison = comparison_new (1 << 20) };
  g_autofree char *text = make_text ("The wind has drawn its lines again. ", 3600000);
  PangoLayout     *layout = reference.comparison->layout;

  reference.font = comparison_add_font (reference.comparison, "Liberation Sans", 14);
  for (guint i = 0; i < G_N_ELEMENTS (modes); i++)
    {
      PangoRectangle logical;

      lay_out (&reference, "The wind has drawn its lines again. ", 100, 150 * PANGO_SCALE);
      pango_layout_set_single_paragraph_mode (layout, TRUE);
      pango_layout_set_ellipsize (layout, modes[i]);
      pango_layout_line_get_extents (pango_layout_get_line_readonly (layout, 0), NULL, &logical);
      g_assert_cmpint (tl_text_measurer_measure_ellipsized (reference.comparison->measurer, reference.font,
                                                            text, -1, 150 * PANGO_SCALE, modes[i]),
                       ==, logical.width);
    }
  comparison_free (reference.comparison);
}

/* HarfBuzz adds a dotted circle to a mark at the beginning of a text, but not to one at the beginning of a
 * later paragraph or line. */
static void
test_marks_that_begin_paragraphs (void)
{
  static const char *const texts[] = {
    "\xcc\x81"
    "fox",
    "a\n\xcc\x81"
    "fox",
    "a\r\n\xcc\x81 fox",
    "a\xe2\x80\xa9\xcc\x81\n\xcc\x81"
    "b",
    "a \xe2\x80\xa8\xcc\x81"
    "fox",
    "\n\xe0\xa4\xbf\xe0\xa4\xa8",
    "\xd7\xa9\n\xd6\xb7"
    "b",
  };
  static const char *const families[] = { "Liberation Sans", "Inter", "WenQuanYi Micro Hei" };
  Comparison              *comparison = comparison_new (1 << 20);

  for (guint family = 0; family < G_N_ELEMENTS (families); family++)
    {
      guint font = comparison_add_font (comparison, families[family], 14);

      for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
        for (int width = -1; width < 60; width += 15)
          comparison_check (comparison, font, texts[i], width < 0 ? -1 : width * PANGO_SCALE);
    }
  g_assert_cmpuint (comparison->n_disagreements, ==, 0);
  comparison_free (comparison);
}

/* A text of mixed paragraphs, some of which end with the bytes of other terminators, as often as @length
 * needs. */
static char *
make_paragraphs (gsize length)
{
  static const char *const ends[] = { "\n", "\r\n", "\r", "\xe2\x80\xa9", "\n\n", "\r\r\n" };
  GString                 *text = g_string_new (NULL);

  for (guint i = 0; text->len < length; i++)
    {
      g_string_append (text, i % 7 == 0 ? " \xd0\xb0" : "");
      g_string_append (text, bodies[i % 23]);
      g_string_append (text, i % 5 == 0 ? "Donaudampfschifffahrtsgesellschaft" : "fox ");
      g_string_append (text, ends[i % G_N_ELEMENTS (ends)]);
    }
  return g_string_free (text, FALSE);
}

/* Texts that are so long that their paragraphs are measured in parts, and one that is not split, because a
 * right-to-left paragraph affects the following ones. */
static void
test_parts (void)
{
  Comparison      *comparison = comparison_new (1 << 20);
  guint            font = comparison_add_font (comparison, "Liberation Sans", 14);
  g_autofree char *text = make_paragraphs (is_short () ? 66000 : 150000);
  g_autofree char *ended = g_strconcat (text, "\n", NULL);
  g_autofree char *mixed = g_strconcat ("\xd7\xa9\xd7\x9c\n(12)\n", text, "\xd8\xa8\xd9\x8a", NULL);
  TlTextExtents    some;

  for (int width = -1; width < 300; width += is_short () ? 301 : 100)
    {
      comparison_check (comparison, font, text, width < 0 ? -1 : width * PANGO_SCALE);
      comparison_check (comparison, font, ended, width < 0 ? -1 : width * PANGO_SCALE);
    }
  if (!is_short ())
    comparison_check (comparison, font, mixed, 120 * PANGO_SCALE);
  g_assert_cmpuint (comparison->n_disagreements, ==, 0);
  tl_text_measurer_measure (
    comparison->measurer, font,
    &(TlTextRequest){ .text = text, .length = -1, .width = 120 * PANGO_SCALE, .most_lines = 3000 }, &some);
  g_assert_cmpuint (some.n_lines, ==, 3000);
  comparison_free (comparison);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/text/long/agreement", test_agreement);
  g_test_add_func ("/text/long/agreement-without-bound", test_agreement_without_bound);
  g_test_add_func ("/text/long/far-context", test_far_context);
  g_test_add_func ("/text/long/script-of-a-distant-letter", test_script_of_a_distant_letter);
  g_test_add_func ("/text/long/script-of-a-letter-wider-than-the-lines",
                   test_script_of_a_letter_wider_than_the_lines);
  g_test_add_func ("/text/long/boxes-after-a-distant-letter", test_boxes_after_a_distant_letter);
  g_test_add_func ("/text/long/breaks-after-control-characters", test_breaks_after_control_characters);
  g_test_add_func ("/text/long/ellipses", test_ellipses);
  g_test_add_func ("/text/long/sums", test_sums);
  g_test_add_func ("/text/long/paragraphs", test_paragraphs);
  g_test_add_func ("/text/long/marks-that-begin-paragraphs", test_marks_that_begin_paragraphs);
  g_test_add_func ("/text/long/parts", test_parts);
  g_test_add_func ("/text/long/filled-lines", test_filled_lines);
  g_test_add_func ("/text/long/one-long-word-in-prose", test_one_long_word_in_prose);
  return g_test_run ();
}
