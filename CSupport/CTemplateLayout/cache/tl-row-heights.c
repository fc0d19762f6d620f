/* tl-row-heights.c: an array of sections, each an array of rows.
 *
 * What lies beyond the end of an array is an unknown height; so an update beyond the end changes
 * nothing, and arrays grow only when a height is stored or moved there.
 */
#include <templatelayout/tl-row-heights.h>

#include <math.h>

struct _TlRowHeights
{
  GPtrArray *sections; /* GArray of double, NAN where no height is known; owned; never NULL */
};

static GArray *
section_new (void)
{
  return g_array_new (FALSE, FALSE, sizeof (double));
}

static void
section_free (gpointer section)
{
  g_array_unref (section);
}

/**
 * tl_row_heights_new:
 *
 * Creates a table in which no height is known.
 *
 * Returns: (transfer full): a new table; free it with tl_row_heights_free()
 */
TlRowHeights *
tl_row_heights_new (void)
{
  TlRowHeights *heights = g_new (TlRowHeights, 1);

  heights->sections = g_ptr_array_new_with_free_func (section_free);
  return heights;
}

/**
 * tl_row_heights_free:
 * @heights: (transfer full) (nullable): a table
 *
 * Frees a table. %NULL is ignored.
 */
void
tl_row_heights_free (TlRowHeights *heights)
{
  if (heights == NULL)
    return;
  g_ptr_array_unref (heights->sections);
  g_free (heights);
}

static GArray *
heights_section (const TlRowHeights *heights, guint section)
{
  return section < heights->sections->len ? g_ptr_array_index (heights->sections, section) : NULL;
}

/* The section, made with all before it if it is beyond the end. */
static GArray *
heights_need_section (TlRowHeights *heights, guint section)
{
  while (heights->sections->len <= section)
    g_ptr_array_add (heights->sections, section_new ());
  return g_ptr_array_index (heights->sections, section);
}

static void
section_need_row (GArray *section, guint row)
{
  double unknown = NAN;

  while (section->len <= row)
    g_array_append_val (section, unknown);
}

/**
 * tl_row_heights_get_n_known:
 * @heights: a table
 *
 * Counts the rows whose height is known.
 *
 * Returns: the number of heights
 */
guint
tl_row_heights_get_n_known (const TlRowHeights *heights)
{
  guint n_known = 0;

  for (guint s = 0; s < heights->sections->len; s++)
    {
      const GArray *section = heights_section (heights, s);

      for (guint row = 0; row < section->len; row++)
        n_known += !isnan (g_array_index (section, double, row));
    }
  return n_known;
}

/**
 * tl_row_heights_get_n_rows:
 * @heights: a table
 * @section: a section
 *
 * Counts the rows of a section up to the last one whose place is known; no height is known beyond.
 *
 * Returns: the number of rows
 */
guint
tl_row_heights_get_n_rows (const TlRowHeights *heights, guint section)
{
  const GArray *rows = heights_section (heights, section);

  return rows == NULL ? 0 : rows->len;
}

/**
 * tl_row_heights_store:
 * @heights: a table
 * @section: a section
 * @row: a row of it
 * @height: the row's height, in points
 *
 * Remembers a height in place of an earlier one.
 *
 * Returns: %TRUE if it was stored; %FALSE if it was refused because it is negative or not finite
 */
gboolean
tl_row_heights_store (TlRowHeights *heights, guint section, guint row, double height)
{
  GArray *rows;

  if (!isfinite (height) || height < 0.0)
    return FALSE;
  rows = heights_need_section (heights, section);
  section_need_row (rows, row);
  g_array_index (rows, double, row) = height;
  return TRUE;
}

/**
 * tl_row_heights_lookup:
 * @heights: a table
 * @section: a section
 * @row: a row of it
 * @height: (out) (optional): return location for the height, in points
 *
 * Looks up a row's height.
 *
 * Returns: %TRUE and sets @height if it is known; otherwise %FALSE, @height untouched
 */
gboolean
tl_row_heights_lookup (const TlRowHeights *heights, guint section, guint row, double *height)
{
  const GArray *rows = heights_section (heights, section);

  if (rows == NULL || row >= rows->len || isnan (g_array_index (rows, double, row)))
    return FALSE;
  if (height != NULL)
    *height = g_array_index (rows, double, row);
  return TRUE;
}

/* How many of `count` items from `first` lie before `end`. */
static guint
clip_count (guint first, guint count, guint end)
{
  return first >= end ? 0 : MIN (count, end - first);
}

/**
 * tl_row_heights_forget_rows:
 * @heights: a table
 * @section: a section
 * @first: the first row
 * @n_rows: how many rows
 *
 * Forgets the heights of rows that stay where they are.
 */
void
tl_row_heights_forget_rows (TlRowHeights *heights, guint section, guint first, guint n_rows)
{
  GArray *rows = heights_section (heights, section);
  guint   count = rows == NULL ? 0 : clip_count (first, n_rows, rows->len);

  for (guint i = 0; i < count; i++)
    g_array_index (rows, double, first + i) = NAN;
}

/**
 * tl_row_heights_forget_sections:
 * @heights: a table
 * @first: the first section
 * @n_sections: how many sections
 *
 * Forgets the heights of all rows of sections that stay where they are.
 */
void
tl_row_heights_forget_sections (TlRowHeights *heights, guint first, guint n_sections)
{
  guint count = clip_count (first, n_sections, heights->sections->len);

  for (guint i = 0; i < count; i++)
    g_array_set_size (heights_section (heights, first + i), 0);
}

/**
 * tl_row_heights_clear:
 * @heights: a table
 *
 * Forgets all heights.
 */
void
tl_row_heights_clear (TlRowHeights *heights)
{
  g_ptr_array_set_size (heights->sections, 0);
}

/**
 * tl_row_heights_insert_sections:
 * @heights: a table
 * @first: where the first new section will be
 * @n_sections: how many sections
 *
 * Inserts sections of unknown heights; those from @first on move up.
 */
void
tl_row_heights_insert_sections (TlRowHeights *heights, guint first, guint n_sections)
{
  if (first >= heights->sections->len)
    return;
  for (guint i = 0; i < n_sections; i++)
    g_ptr_array_insert (heights->sections, (gint)first, section_new ());
}

/**
 * tl_row_heights_remove_sections:
 * @heights: a table
 * @first: the first section
 * @n_sections: how many sections
 *
 * Removes sections; those behind them move down.
 */
void
tl_row_heights_remove_sections (TlRowHeights *heights, guint first, guint n_sections)
{
  guint count = clip_count (first, n_sections, heights->sections->len);

  if (count > 0)
    g_ptr_array_remove_range (heights->sections, first, count);
}

/**
 * tl_row_heights_move_section:
 * @heights: a table
 * @from: where the section is
 * @to: where it will be
 *
 * Moves a section; those between the two places move by one.
 */
void
tl_row_heights_move_section (TlRowHeights *heights, guint from, guint to)
{
  GArray *section;

  if (from == to || MIN (from, to) >= heights->sections->len)
    return;
  heights_need_section (heights, MAX (from, to));
  section = g_ptr_array_steal_index (heights->sections, from);
  g_ptr_array_insert (heights->sections, (gint)to, section);
}

/**
 * tl_row_heights_insert_rows:
 * @heights: a table
 * @section: a section
 * @first: where the first new row will be
 * @n_rows: how many rows
 *
 * Inserts rows of unknown heights; those from @first on move up.
 */
void
tl_row_heights_insert_rows (TlRowHeights *heights, guint section, guint first, guint n_rows)
{
  GArray *rows = heights_section (heights, section);
  double  unknown = NAN;

  if (rows == NULL || first >= rows->len)
    return;
  for (guint i = 0; i < n_rows; i++)
    g_array_insert_val (rows, first, unknown);
}

/**
 * tl_row_heights_remove_rows:
 * @heights: a table
 * @section: a section
 * @first: the first row
 * @n_rows: how many rows
 *
 * Removes rows; those behind them move down.
 */
void
tl_row_heights_remove_rows (TlRowHeights *heights, guint section, guint first, guint n_rows)
{
  GArray *rows = heights_section (heights, section);
  guint   count = rows == NULL ? 0 : clip_count (first, n_rows, rows->len);

  if (count > 0)
    g_array_remove_range (rows, first, count);
}

/**
 * tl_row_heights_move_row:
 * @heights: a table
 * @from_section: the section that the row is in
 * @from_row: where it is there
 * @to_section: the section that it will be in
 * @to_row: where it will be there, after it has been taken away from where it was
 *
 * Moves a row; those between the two places move by one.
 */
void
tl_row_heights_move_row (
  TlRowHeights *heights, guint from_section, guint from_row, guint to_section, guint to_row)
{
  double   height = NAN;
  gboolean known = tl_row_heights_lookup (heights, from_section, from_row, &height);

  tl_row_heights_remove_rows (heights, from_section, from_row, 1);
  if (known)
    section_need_row (heights_need_section (heights, to_section), to_row);
  tl_row_heights_insert_rows (heights, to_section, to_row, 1);
  if (known)
    tl_row_heights_store (heights, to_section, to_row, height);
}
