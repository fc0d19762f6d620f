/* tl-height-file.c: saves a cache to a file and loads it.
 *
 * The file begins with a line of text:
 *
 *   TemplateLayout heights <format version> <SHA-256 of the rest, hexadecimal> <length of the rest, bytes>
 *
 * The rest is a GVariant in little-endian order. It contains TL_HEIGHT_RULES_VERSION, the caller's string
 * that identifies the fonts, and the contexts, each with its heights in columns. Contexts and heights are in
 * order of their last use, the most recently used ones at the end:
 *
 *   (ss a(ds ad at ay au ay)): width, traits, heights, versions, kinds of keys, lengths of keys, keys
 *
 * A key that is a number is stored as eight bytes in little-endian order.
 */
#include "cache/tl-height-cache-private.h"

#include <string.h>

#include "cache/tl-stored-height.h"

#define MAGIC "TemplateLayout heights "
#define FORMAT_VERSION 1
#define CONTENT_TYPE "(ssa(dsadatayauay))"
#define CONTEXT_TYPE "(dsadatayauay)"

/* The formatter would format the name as a subtraction. */
/* clang-format off */
G_DEFINE_QUARK (tl-height-file-error-quark, tl_height_file_error)
/* clang-format on */

/* Returns the first line of a file whose remaining content is @data. */
static char *
header_line (gconstpointer data, gsize length)
{
  g_autofree char *checksum = g_compute_checksum_for_data (G_CHECKSUM_SHA256, data, length);

  return g_strdup_printf (MAGIC "%d %s %" G_GSIZE_FORMAT "\n", FORMAT_VERSION, checksum, length);
}

/* --- Saving --- */

/* The columns of one context: arrays with one element for each height, and the bytes of the keys. */
typedef struct
{
  GArray     *heights;  /* double: the heights, in points */
  GArray     *versions; /* guint64: the versions of the content */
  GByteArray *kinds;    /* guint8: the kinds of the keys, as TlKeyKind */
  GArray     *lengths;  /* guint32: the lengths of the keys, in bytes */
  GByteArray *keys;     /* the bytes of all keys, one after the other */
} Columns;

static Columns
columns_new (void)
{
  return (Columns){ g_array_new (FALSE, FALSE, sizeof (double)), g_array_new (FALSE, FALSE, sizeof (guint64)),
                    g_byte_array_new (), g_array_new (FALSE, FALSE, sizeof (guint32)), g_byte_array_new () };
}

static void
columns_free (Columns columns)
{
  g_array_unref (columns.heights);
  g_array_unref (columns.versions);
  g_byte_array_unref (columns.kinds);
  g_array_unref (columns.lengths);
  g_byte_array_unref (columns.keys);
}

static void
columns_add (Columns columns, const TlHeightEntry *entry)
{
  guint8        kind = entry->kind;
  gint64        number = GINT64_TO_LE (entry->key.number);
  gboolean      is_number = kind == TL_KEY_NUMBER;
  guint32       length = is_number ? sizeof number : entry->length;
  const guint8 *key = is_number ? (const guint8 *)&number : tl_height_entry_get_bytes (entry);

  g_array_append_val (columns.heights, entry->height);
  g_array_append_val (columns.versions, entry->version);
  g_byte_array_append (columns.kinds, &kind, 1);
  g_array_append_val (columns.lengths, length);
  g_byte_array_append (columns.keys, key, length);
}

static GVariant *
array_variant (const char *element_type, GArray *array)
{
  return g_variant_new_fixed_array (G_VARIANT_TYPE (element_type), array->data, array->len,
                                    g_array_get_element_size (array));
}

static GVariant *
bytes_variant (GByteArray *bytes)
{
  return g_variant_new_fixed_array (G_VARIANT_TYPE_BYTE, bytes->data, bytes->len, 1);
}

static GVariant *
context_variant (const TlContextHeights *context)
{
  Columns              columns = columns_new ();
  const TlHeightEntry *entry = tl_context_heights_get_oldest (context);
  GVariant            *variant;

  for (; entry != NULL; entry = tl_context_heights_get_newer (context, entry))
    if (entry->kind != TL_KEY_OBJECT)
      columns_add (columns, entry);
  variant = g_variant_new ("(ds@ad@at@ay@au@ay)", context->width, context->traits,
                           array_variant ("d", columns.heights), array_variant ("t", columns.versions),
                           bytes_variant (columns.kinds), array_variant ("u", columns.lengths),
                           bytes_variant (columns.keys));
  columns_free (columns);
  return variant;
}

/* Converts @variant from the machine's byte order to little-endian order, or back; takes ownership of
 * @variant. */
static GVariant *
in_little_endian (GVariant *variant)
{
#if G_BYTE_ORDER == G_BIG_ENDIAN
  GVariant *swapped = g_variant_byteswap (variant);

  g_variant_unref (variant);
  return swapped;
#else
  return variant;
#endif
}

static GVariant *
cache_variant (const TlHeightCache *cache, const char *fonts)
{
  GVariantBuilder contexts;

  g_variant_builder_init (&contexts, G_VARIANT_TYPE ("a" CONTEXT_TYPE));
  for (guint i = cache->contexts->len; i > 0; i--)
    g_variant_builder_add_value (&contexts, context_variant (g_ptr_array_index (cache->contexts, i - 1)));
  return in_little_endian (
    g_variant_ref_sink (g_variant_new ("(ssa" CONTEXT_TYPE ")", TL_HEIGHT_RULES_VERSION, fonts, &contexts)));
}

/* Whether all strings that are saved are valid UTF-8; sets @error if not. */
static gboolean
check_texts (const TlHeightCache *cache, const char *path, const char *fonts, GError **error)
{
  gboolean is_valid = g_utf8_validate (fonts, -1, NULL);

  for (guint i = 0; i < cache->contexts->len && is_valid; i++)
    is_valid = g_utf8_validate (((const TlContextHeights *)g_ptr_array_index (cache->contexts, i))->traits,
                                -1, NULL);
  if (!is_valid)
    g_set_error (error, G_CONVERT_ERROR, G_CONVERT_ERROR_ILLEGAL_SEQUENCE,
                 "%s: fonts and traits are saved as UTF-8, which they are not", path);
  return is_valid;
}

/* Whether @path is a regular file or does not exist; sets @error if not. Saving renames a temporary file to
 * @path, which would replace a device by a file. */
static gboolean
check_file (const char *path, GError **error)
{
  if (!g_file_test (path, G_FILE_TEST_EXISTS) || g_file_test (path, G_FILE_TEST_IS_REGULAR))
    return TRUE;
  g_set_error (error, G_FILE_ERROR, G_FILE_ERROR_INVAL, "%s: this is no regular file", path);
  return FALSE;
}

gboolean
tl_height_cache_save (const TlHeightCache *cache, const char *path, const char *fonts, GError **error)
{
  g_autoptr (GVariant) variant = NULL;
  g_autofree char *header = NULL;
  g_autoptr (GString) file = NULL;
  gsize length;

  g_return_val_if_fail (cache != NULL && path != NULL && fonts != NULL, FALSE);
  if (!check_texts (cache, path, fonts, error) || !check_file (path, error))
    return FALSE;
  variant = cache_variant (cache, fonts);
  length = g_variant_get_size (variant);
  header = header_line (g_variant_get_data (variant), length);
  file = g_string_sized_new (strlen (header) + length);
  g_string_append (file, header);
  g_string_append_len (file, g_variant_get_data (variant), (gssize)length);
  return g_file_set_contents_full (path, file->str, (gssize)file->len,
                                   G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE, 0644, error);
}

/* --- Loading --- */

static void
reject (GError **error, const char *path, TlHeightFileError code, const char *why)
{
  g_set_error (error, TL_HEIGHT_FILE_ERROR, (gint)code, "%s: %s", path, why);
}

/* Returns the length of the first line, including the line feed; 0 with @error set if the line is not valid
 * or does not match the remaining content. */
static gsize
check_header (const char *path, const char *file, gsize length, GError **error)
{
  const char      *end = memchr (file, '\n', MIN (length, 256));
  g_autofree char *line = g_strndup (file, end == NULL ? 0 : (gsize)(end + 1 - file));
  g_auto (GStrv) words = g_strsplit (line, " ", 0);
  gsize            n_header = strlen (line);
  g_autofree char *expected = header_line (file + n_header, length - n_header);

  if (length < strlen (MAGIC) || memcmp (file, MAGIC, strlen (MAGIC)) != 0)
    reject (error, path, TL_HEIGHT_FILE_ERROR_NOT_A_CACHE, "not a file of heights");
  else if (end == NULL)
    reject (error, path, TL_HEIGHT_FILE_ERROR_TRUNCATED, "its end is missing");
  else if (g_strv_length (words) < 3 || g_ascii_strtoull (words[2], NULL, 10) != FORMAT_VERSION)
    reject (error, path, TL_HEIGHT_FILE_ERROR_FORMAT, "its format is that of another version");
  else if (g_strv_length (words) == 5 && length - n_header < g_ascii_strtoull (words[4], NULL, 10))
    reject (error, path, TL_HEIGHT_FILE_ERROR_TRUNCATED, "its end is missing");
  else if (strcmp (line, expected) != 0)
    reject (error, path, TL_HEIGHT_FILE_ERROR_DAMAGED, "it is not as it was written");
  else
    return n_header;
  return 0;
}

/* Returns the elements of a column of @context, which remain valid as long as @context. Sets @n_elements to
 * their number. */
static gconstpointer
column (GVariant *context, gsize index, gsize element_size, gsize *n_elements)
{
  g_autoptr (GVariant) child = g_variant_get_child_value (context, index);

  return g_variant_get_fixed_array (child, n_elements, element_size);
}

/* @bytes is %NULL if all keys of the file are empty. */
static TlHeightKey
read_key (TlKeyKind kind, const guint8 *bytes, guint32 length)
{
  gint64 number;

  if (length == 0)
    bytes = (const guint8 *)"";
  if (kind == TL_KEY_STRING)
    return tl_height_key_string ((const char *)bytes, length);
  if (kind == TL_KEY_BYTES)
    return tl_height_key_bytes (bytes, length);
  memcpy (&number, bytes, sizeof number);
  return tl_height_key_number (GINT64_FROM_LE (number));
}

/* Whether the columns of a context are consistent with each other. */
static gboolean
is_context_sound (GVariant *context)
{
  gsize          n[5];
  const guint8  *kinds = column (context, 4, 1, &n[2]);
  const guint32 *lengths = column (context, 5, sizeof (guint32), &n[3]);
  gsize          n_bytes = 0;

  column (context, 2, sizeof (double), &n[0]);
  column (context, 3, sizeof (guint64), &n[1]);
  column (context, 6, 1, &n[4]);
  if (n[0] != n[1] || n[0] != n[2] || n[0] != n[3])
    return FALSE;
  for (gsize i = 0; i < n[0]; i++)
    {
      if (kinds[i] > TL_KEY_BYTES || (kinds[i] == TL_KEY_NUMBER && lengths[i] != sizeof (gint64)))
        return FALSE;
      n_bytes += lengths[i];
    }
  return n_bytes == n[4];
}

static gboolean
are_contexts_sound (GVariant *contexts)
{
  for (gsize i = 0; i < g_variant_n_children (contexts); i++)
    {
      g_autoptr (GVariant) context = g_variant_get_child_value (contexts, i);

      if (!is_context_sound (context))
        return FALSE;
    }
  return TRUE;
}

static void
load_context (TlHeightCache *cache, GVariant *context)
{
  gsize            n;
  const double    *heights = column (context, 2, sizeof (double), &n);
  const guint64   *versions = column (context, 3, sizeof (guint64), &n);
  const guint8    *kinds = column (context, 4, 1, &n);
  const guint32   *lengths = column (context, 5, sizeof (guint32), &n);
  const guint8    *keys = column (context, 6, 1, &(gsize){ 0 });
  double           width;
  g_autofree char *traits = NULL;

  g_variant_get_child (context, 0, "d", &width);
  g_variant_get_child (context, 1, "s", &traits);
  tl_height_cache_set_context (cache, width, traits);
  for (gsize i = 0; i < n; i++)
    {
      tl_height_cache_store (cache, read_key ((TlKeyKind)kinds[i], keys, lengths[i]), versions[i],
                             heights[i]);
      keys += lengths[i];
    }
}

/* Adds the heights of all contexts in the file to the cache; the current context stays the same. */
static void
load_contexts (TlHeightCache *cache, GVariant *contexts)
{
  double           width = cache->width;
  g_autofree char *traits = g_strdup (cache->traits);

  for (gsize i = 0; i < g_variant_n_children (contexts); i++)
    {
      g_autoptr (GVariant) context = g_variant_get_child_value (contexts, i);

      load_context (cache, context);
    }
  tl_height_cache_set_context (cache, width, traits);
}

/* Whether the heights of a file were computed by this version of the engine with @fonts; sets @error if not.
 */
static gboolean
check_stamps (const char *path, GVariant *content, const char *fonts, GError **error)
{
  const char *its_engine;
  const char *its_fonts;

  g_variant_get_child (content, 0, "&s", &its_engine);
  g_variant_get_child (content, 1, "&s", &its_fonts);
  if (strcmp (its_engine, TL_HEIGHT_RULES_VERSION) != 0)
    reject (error, path, TL_HEIGHT_FILE_ERROR_ENGINE,
            "its heights were computed by another version of the library");
  else if (strcmp (its_fonts, fonts) != 0)
    g_set_error (error, TL_HEIGHT_FILE_ERROR, TL_HEIGHT_FILE_ERROR_FONTS,
                 "%s: its heights were computed with other fonts (%s; here they are %s)", path, its_fonts,
                 fonts);
  else
    return TRUE;
  return FALSE;
}

static GVariant *
read_content (const char *path, GError **error)
{
  g_autofree char *file = NULL;
  gsize            length;
  gsize            n_header;
  g_autoptr (GBytes) bytes = NULL;

  if (!g_file_get_contents (path, &file, &length, error))
    return NULL;
  n_header = check_header (path, file, length, error);
  if (n_header == 0)
    return NULL;
  bytes = g_bytes_new (file + n_header, length - n_header); /* a copy, aligned as GVariant requires */
  return in_little_endian (
    g_variant_ref_sink (g_variant_new_from_bytes (G_VARIANT_TYPE (CONTENT_TYPE), bytes, FALSE)));
}

gboolean
tl_height_cache_load (TlHeightCache *cache, const char *path, const char *fonts, GError **error)
{
  g_autoptr (GVariant) content = NULL;
  g_autoptr (GVariant) contexts = NULL;

  g_return_val_if_fail (cache != NULL && path != NULL && fonts != NULL, FALSE);
  if (!check_file (path, error))
    return FALSE;
  content = read_content (path, error);
  if (content == NULL || !check_stamps (path, content, fonts, error))
    return FALSE;
  contexts = g_variant_get_child_value (content, 2);
  if (!are_contexts_sound (contexts))
    {
      reject (error, path, TL_HEIGHT_FILE_ERROR_DAMAGED, "its heights and keys do not fit together");
      return FALSE;
    }
  load_contexts (cache, contexts);
  return TRUE;
}
