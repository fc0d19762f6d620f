/* test-text.c: compares measured text with Pango's layout. */
#include <string.h>

#include "comparison.h"

static const char *const samples[] = {
  "",
  " ",
  "   ",
  "a",
  " a",
  "a ",
  "  two  words  ",
  "\n",
  "a\n",
  "a\n\nb",
  "first\r\nsecond\rthird\xe2\x80\xa9"
  "fourth",
  "\ttab",
  "a\tb",
  "The quick (brown) fox -- and \"nothing\" else; 1,000.50 of 12 - 3: [x] * y? AVATAR To. We",
  "Open https://www.example.org/a/long-path/to_a_file.html?with=query&more=1 or /usr/share/doc now",
  "well-known state-of-the-art TO-DO",
  "no\xc2\xa0"
  "break 10\xc2\xa0km",
  "soft\xc2\xad"
  "hyphen",
  "a\xe2\x80\x8b"
  "b",
  "A - (B) Foo: \xe2\x80\xa2 Item \xe2\x80\x93 ITEM (ALL CAPS) [ALL] {CAPS} 3 x 4",
  "f(x) -> y => z <- w",
  "Příliš žluťoučký kůň úpěl ďábelské ódy",
  "Ταχίστη αλώπηξ βαφής ψημένη γη",
  "Съешь же ещё этих мягких французских булок",
  "我们今天去北京，看“长城”（很长的）。他说：“好！”2021年3月5日，用 Swift 写的程序。",
  "\xe3\x80\x80\xe3\x80\x80"
  "缩进的段落。",
  "東京は日本の首都です。カタカナとひらがな、「かぎ」とABCが混ざる。",
  "안녕하세요 세계, 오늘은 (정말) 좋은 날입니다.",
  "ภาษาไทยไม่มีช่องว่างระหว่างคำ และ (วงเล็บ) 123",
  "नमस्ते दुनिया, यह (एक) परीक्षा है।",
  "العربية من اليمين إلى اليسار 123",
  "עברית English ועוד 12.",
  "abc\nשלום\n123",
  "👩‍👩‍👧 family 🇩🇪 flag ✌🏽 ☕ and text",
  "e\xcc\x81"
  "a\xcc\x80 combining",
  "\xe2\x86\x92 arrow \xe2\x86\x90 and \xe2\x88\x9a root \xe4\xb8\xad",
};

static const char *const families[]
  = { "Inter", "Inter Bold", "Liberation Sans", "Liberation Serif Italic", "WenQuanYi Micro Hei" };

static void
test_samples (void)
{
  Comparison      *comparison = comparison_new (1 << 20);
  static const int widths[] = { -1, 20, 33, 50, 71, 100, 150, 221, 294, 400, 1000 };

  for (guint i = 0; i < G_N_ELEMENTS (families); i++)
    {
      guint font = comparison_add_font (comparison, families[i], 11.0 + 2.5 * i);

      for (guint j = 0; j < G_N_ELEMENTS (samples); j++)
        for (guint k = 0; k < G_N_ELEMENTS (widths); k++)
          comparison_check (comparison, font, samples[j], widths[k] < 0 ? -1 : widths[k] * PANGO_SCALE);
    }
  g_assert_cmpuint (comparison->n_disagreements, ==, 0);
  g_assert_cmpuint (comparison->n_pairs, ==,
                    G_N_ELEMENTS (families) * G_N_ELEMENTS (samples) * G_N_ELEMENTS (widths));
  comparison_free (comparison);
}

/* Letters, digits and punctuation in random order, unlike ordinary text: fonts replace many of them depending
 * on their neighbours. */
static void
test_punctuation (void)
{
  static const char *const characters[]
    = { "a", "a", "a", "A", "A", "x", "0", " ",  " ",  " ", "(", "(", ")", ")", "[", "]",
        "{", "}", "@", "-", "–", "—", ":", "<",  ">",  "=", "+", "*", "~", ".", ",", "“",
        "”", "’", "é", "÷", "×", "•", "/", "\\", "\"", "'", "!", "?", "#", "|", "_", "&" };
  Comparison *comparison = comparison_new (4 << 20);
  GString    *text = g_string_new (NULL);

  for (guint i = 0; i < 2; i++)
    {
      guint font = comparison_add_font (comparison, families[i], 10);

      for (guint j = 0; j < 1500; j++)
        {
          gint n = g_test_rand_int_range (1, 40);

          g_string_truncate (text, 0);
          for (gint k = 0; k < n; k++)
            g_string_append (text, characters[g_test_rand_int_range (0, G_N_ELEMENTS (characters))]);
          comparison_check (comparison, font, text->str, -1);
          comparison_check (comparison, font, text->str, g_test_rand_int_range (20, 200) * PANGO_SCALE);
          comparison_check (comparison, font, text->str, g_test_rand_int_range (20, 200) * PANGO_SCALE);
        }
    }
  g_assert_cmpuint (comparison->n_disagreements, ==, 0);
  g_assert_cmpuint (comparison->n_remembered, >, comparison->n_pairs / 2);
  g_string_free (text, TRUE);
  comparison_free (comparison);
}

/* Before a Hangul syllable, Pango inserts a hyphen after a letter, but not after a symbol or a digit, also if
 * all of these have the same line breaking class. The order in which they are measured does not matter. */
static void
test_hyphens_before_hangul (void)
{
  static const char *const words[] = { "~",        "a", "\xe2\x84\x9d", "\xd1\x8f",     "#",
                                       "\xce\xb1", "9", "\xe0\xa5\xab", "\xe0\xa4\x95", "\xe4\xb8\xad" };
  const guint              n = G_N_ELEMENTS (words);

  for (guint first = 0; first < n; first++)
    {
      Comparison *comparison = comparison_new (1 << 20);
      guint       font = comparison_add_font (comparison, "Liberation Sans", 17);

      for (guint i = 0; i < 2 * n; i++)
        {
          g_autofree char *text = g_strconcat (words[(first + i) % n], "\xed\x95\x9c\xea\xb5\xad ab",
                                               words[(first + 3 * i) % n], "\xed\x95\x9c", NULL);

          for (int width = 10; width < 90; width += 3)
            comparison_check (comparison, font, text, width * PANGO_SCALE);
        }
      g_assert_cmpuint (comparison->n_disagreements, ==, 0);
      comparison_free (comparison);
    }
}

/* Widths in small steps around those at which lines of simple words break. */
static void
test_breaking_widths (void)
{
  Comparison *comparison = comparison_new (1 << 20);
  guint       font = comparison_add_font (comparison, "Liberation Sans", 14);
  const char *text = "To be, or not to be: that is the question. Tomorrow, and tomorrow, AVA. We Ty";

  for (int width = 80 * PANGO_SCALE; width < 120 * PANGO_SCALE; width += 7)
    comparison_check (comparison, font, text, width);
  g_assert_cmpuint (comparison->n_disagreements, ==, 0);
  g_assert_cmpuint (comparison->n_remembered, ==, comparison->n_pairs);
  comparison_free (comparison);
}

static void
test_invalid_utf8 (void)
{
  Comparison   *comparison = comparison_new (1 << 20);
  guint         font = comparison_add_font (comparison, "Liberation Sans", 14);
  TlTextExtents extents, expected;

  g_log_set_always_fatal (G_LOG_LEVEL_ERROR); /* Pango warns about invalid UTF-8 */
  tl_text_measurer_measure (comparison->measurer, font,
                            &(TlTextRequest){ .text = "a\xff"
                                                      "b",
                                              .length = 3,
                                              .width = -1 },
                            &extents);
  tl_text_measurer_measure (comparison->measurer, font,
                            &(TlTextRequest){ .text = "ab", .length = 2, .width = -1 }, &expected);
  g_assert_cmpuint (extents.n_lines, ==, 1);
  g_assert_false (extents.is_remembered);
  g_assert_cmpfloat (extents.width, >, expected.width);
  comparison_free (comparison);
}

static void
test_most_lines (void)
{
  Comparison   *comparison = comparison_new (1 << 20);
  guint         font = comparison_add_font (comparison, "Liberation Sans", 14);
  const char   *text = "one two three four five six\nseven\neight nine ten";
  TlTextExtents all, some;

  tl_text_measurer_measure (comparison->measurer, font,
                            &(TlTextRequest){ .text = text, .length = -1, .width = 60 * PANGO_SCALE }, &all);
  for (guint n = 1; n <= all.n_lines + 2; n++)
    {
      const TlTextLine *lines;
      guint             n_lines;

      tl_text_measurer_measure (
        comparison->measurer, font,
        &(TlTextRequest){ .text = text, .length = -1, .width = 60 * PANGO_SCALE, .most_lines = n }, &some);
      lines = tl_text_measurer_get_lines (comparison->measurer, &n_lines);
      g_assert_cmpuint (some.n_lines, ==, MIN (n, all.n_lines));
      g_assert_cmpuint (n_lines, ==, some.n_lines);
      g_assert_cmpfloat (some.height * all.n_lines, ==, all.height * some.n_lines);
      g_assert_cmpuint (lines[0].start, ==, 0);
    }
  comparison_free (comparison);
}

/* Pango lays out text with letter spacing, and text that is broken between characters. */
static void
test_special_fonts (void)
{
  Comparison           *comparison = comparison_new (1 << 20);
  PangoFontDescription *description = pango_font_description_from_string ("Liberation Sans");
  PangoAttrList        *attributes = pango_attr_list_new ();
  TlTextExtents         extents;
  guint                 spaced;
  int                   width;

  pango_font_description_set_absolute_size (description, 14 * PANGO_SCALE);
  spaced = tl_text_measurer_add_font (comparison->measurer, description, 700);
  tl_text_measurer_measure (comparison->measurer, spaced,
                            &(TlTextRequest){ .text = "spaced", .length = -1, .width = -1 }, &extents);
  pango_attr_list_insert (attributes, pango_attr_letter_spacing_new (700));
  pango_layout_set_font_description (comparison->layout, description);
  pango_layout_set_attributes (comparison->layout, attributes);
  pango_layout_set_text (comparison->layout, "spaced", -1);
  pango_layout_get_size (comparison->layout, &width, NULL);
  g_assert_cmpfloat (extents.width, ==, width);

  pango_layout_set_attributes (comparison->layout, NULL);
  pango_layout_set_wrap (comparison->layout, PANGO_WRAP_CHAR);
  pango_layout_set_width (comparison->layout, 50 * PANGO_SCALE);
  pango_layout_set_text (comparison->layout, "some words between characters", -1);
  tl_text_measurer_measure (comparison->measurer,
                            tl_text_measurer_add_font (comparison->measurer, description, 0),
                            &(TlTextRequest){ .text = "some words between characters",
                                              .length = -1,
                                              .width = 50 * PANGO_SCALE,
                                              .wrap = TL_TEXT_WRAP_CHAR },
                            &extents);
  g_assert_cmpint ((int)extents.n_lines, ==, pango_layout_get_line_count (comparison->layout));
  pango_attr_list_unref (attributes);
  pango_font_description_free (description);
  comparison_free (comparison);
}

static void
test_batch (void)
{
  Comparison              *comparison = comparison_new (1 << 20);
  guint                    font = comparison_add_font (comparison, "Liberation Sans", 14);
  static const char *const texts[] = { "one two three", "", "four\nfive", "six" };
  static const int         widths[] = { -1, 40 * PANGO_SCALE, 90 * PANGO_SCALE };
  TlTextExtents            extents[G_N_ELEMENTS (texts) * G_N_ELEMENTS (widths)];

  tl_text_measurer_measure_batch (comparison->measurer, font, texts, NULL, G_N_ELEMENTS (texts), widths,
                                  G_N_ELEMENTS (widths), extents);
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    for (guint j = 0; j < G_N_ELEMENTS (widths); j++)
      {
        TlTextExtents single;

        tl_text_measurer_measure (comparison->measurer, font,
                                  &(TlTextRequest){ .text = texts[i], .length = -1, .width = widths[j] },
                                  &single);
        g_assert_cmpmem (&single, sizeof single, &extents[i * G_N_ELEMENTS (widths) + j], sizeof single);
      }
  comparison_free (comparison);
}

static void
test_statistics (void)
{
  Comparison      *comparison = comparison_new (1 << 20);
  guint            font = comparison_add_font (comparison, "Liberation Sans", 14);
  TlTextStatistics statistics;
  TlTextExtents    extents;

  for (guint i = 0; i < 3; i++)
    {
      const char *texts[] = { "ours yours", "ours theirs", "yours ours" };

      tl_text_measurer_measure (comparison->measurer, font,
                                &(TlTextRequest){ .text = texts[i], .length = -1, .width = -1 }, &extents);
    }
  tl_text_measurer_get_statistics (comparison->measurer, &statistics);
  /* "ours " twice, "yours", "theirs", "yours " and "ours": words are cached with their spaces. */
  g_assert_cmpuint (statistics.n_words, ==, 5);
  g_assert_cmpuint (statistics.n_misses, ==, 5);
  g_assert_cmpuint (statistics.n_hits, ==, 1);
  g_assert_cmpuint (statistics.n_paragraphs, ==, 3);
  g_assert_cmpuint (statistics.n_pango_paragraphs, ==, 0);
  g_assert_cmpuint (statistics.n_bytes, >, 0);

  tl_text_measurer_forget (comparison->measurer);
  tl_text_measurer_get_statistics (comparison->measurer, &statistics);
  g_assert_cmpuint (statistics.n_words, ==, 0);
  g_assert_cmpuint (statistics.n_bytes, ==, 0);
  g_assert_cmpuint (statistics.n_evicted, ==, 5);
  comparison_free (comparison);
}

/* Of two words, the one that was used less recently is evicted. */
static void
test_eviction (void)
{
  Comparison      *comparison = comparison_new (64 << 10);
  guint            font = comparison_add_font (comparison, "Liberation Sans", 14);
  TlTextStatistics before, after;
  TlTextExtents    extents;

  for (guint i = 0; i < 5000; i++)
    {
      g_autofree char *word = g_strdup_printf ("w%u", i);

      tl_text_measurer_measure (comparison->measurer, font,
                                &(TlTextRequest){ .text = word, .length = -1, .width = -1 }, &extents);
      tl_text_measurer_measure (comparison->measurer, font,
                                &(TlTextRequest){ .text = "keep", .length = -1, .width = -1 }, &extents);
      for (guint j = 0; j < 8; j++)
        {
          /* Pushes "keep" out of the recent texts. */
          char letter[2] = { (char)('a' + j), 0 };

          tl_text_measurer_measure (comparison->measurer, font,
                                    &(TlTextRequest){ .text = letter, .length = -1, .width = -1 }, &extents);
        }
    }
  tl_text_measurer_get_statistics (comparison->measurer, &before);
  g_assert_cmpuint (before.n_bytes, <=, 64 << 10);
  g_assert_cmpuint (before.n_evicted, >, 4000);
  tl_text_measurer_measure (comparison->measurer, font,
                            &(TlTextRequest){ .text = "keep", .length = -1, .width = -1 }, &extents);
  tl_text_measurer_get_statistics (comparison->measurer, &after);
  g_assert_cmpuint (after.n_misses, ==, before.n_misses);
  tl_text_measurer_measure (comparison->measurer, font,
                            &(TlTextRequest){ .text = "w7", .length = -1, .width = -1 }, &extents);
  tl_text_measurer_get_statistics (comparison->measurer, &after);
  g_assert_cmpuint (after.n_misses, ==, before.n_misses + 1);
  comparison_free (comparison);
}

/* A cache that is too small for a single text, or for any word, changes no result. */
static void
test_small_caches (void)
{
  static const gsize sizes[] = { 0, 100, 300, 1000, 3000 };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      Comparison      *comparison = comparison_new (sizes[i]);
      guint            font = comparison_add_font (comparison, "Inter", 14);
      TlTextStatistics statistics;

      for (guint j = 0; j < G_N_ELEMENTS (samples); j++)
        {
          comparison_check (comparison, font, samples[j], 100 * PANGO_SCALE);
          tl_text_measurer_get_statistics (comparison->measurer, &statistics);
          g_assert_cmpuint (statistics.n_bytes, <=, sizes[i]);
        }
      g_assert_cmpuint (comparison->n_disagreements, ==, 0);
      comparison_free (comparison);
    }
}

/* A paragraph without letters has the direction of the paragraph before it. Neither its first line's height
 * nor its breaks may depend on how it is given that direction: a control character is set in another font,
 * and the snowman is wider than the narrowest lines. */
static void
test_neutral_paragraphs_after_right_to_left_ones (void)
{
  static const char *const paragraphs[] = { "\x0f", "\xe2\x98\x83", "1 2", ". . .", "\xe2\x98\x83 12" };
  static const int         widths[] = { -1, 1, 19, 60 };
  Comparison              *comparison = comparison_new (1 << 20);
  guint                    font = comparison_add_font (comparison, "WenQuanYi Micro Hei", 25);

  for (guint i = 0; i < G_N_ELEMENTS (paragraphs); i++)
    for (guint k = 0; k < G_N_ELEMENTS (widths); k++)
      {
        g_autofree char *text = g_strdup_printf ("\xd7\x98\n%s\nb", paragraphs[i]);

        comparison_check (comparison, font, text, widths[k] < 0 ? -1 : widths[k] * PANGO_SCALE);
      }
  g_assert_cmpuint (comparison->n_disagreements, ==, 0);
  comparison_free (comparison);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/text/samples", test_samples);
  g_test_add_func ("/text/punctuation", test_punctuation);
  g_test_add_func ("/text/hyphens-before-hangul", test_hyphens_before_hangul);
  g_test_add_func ("/text/breaking-widths", test_breaking_widths);
  g_test_add_func ("/text/invalid-utf8", test_invalid_utf8);
  g_test_add_func ("/text/most-lines", test_most_lines);
  g_test_add_func ("/text/special-fonts", test_special_fonts);
  g_test_add_func ("/text/batch", test_batch);
  g_test_add_func ("/text/statistics", test_statistics);
  g_test_add_func ("/text/eviction", test_eviction);
  g_test_add_func ("/text/small-caches", test_small_caches);
  g_test_add_func ("/text/neutral-paragraphs-after-right-to-left-ones",
                   test_neutral_paragraphs_after_right_to_left_ones);
  return g_test_run ();
}
