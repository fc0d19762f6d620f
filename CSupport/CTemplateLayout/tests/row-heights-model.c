/* row-heights-model.c: see row-heights-model.h. */
#include "row-heights-model.h"

#include <math.h>

typedef struct
{
  TlRowHeight header;
  TlRowHeight footer;
  GArray     *rows; /* TlRowHeight */
} ModelSection;

struct _RowHeightsModel
{
  TlRowHeights *heights;
  GPtrArray    *sections; /* ModelSection; owned */
  ChoiceFunc    choose;
  gpointer      user_data; /* passed to choose; not owned */
  double        estimate;
  double        unit; /* heights are multiples of it */
};

typedef RowHeightsModel Table;

/* --- The model --- */

static guint
below (const Table *table, guint end)
{
  return table->choose (end, table->user_data);
}

static const TlRowHeight unknown = { TL_HEIGHT_UNKNOWN, 0.0 };

static void
section_free (gpointer data)
{
  ModelSection *section = data;

  g_array_unref (section->rows);
  g_free (section);
}

static ModelSection *
section_new (void)
{
  ModelSection *section = g_new0 (ModelSection, 1);

  section->header = section->footer = (TlRowHeight){ TL_HEIGHT_KNOWN, 0.0 };
  section->rows = g_array_new (FALSE, FALSE, sizeof (TlRowHeight));
  return section;
}

static ModelSection *
model_section (const Table *table, guint index)
{
  return g_ptr_array_index (table->sections, index);
}

static TlRowHeight *
model_row (const Table *table, guint section, guint row)
{
  return &g_array_index (model_section (table, section)->rows, TlRowHeight, row);
}

static double
length_of (TlRowHeight height, double otherwise)
{
  return height.state == TL_HEIGHT_UNKNOWN ? otherwise : height.height;
}

static void
model_insert_rows (Table *table, guint section, guint first, guint n_rows)
{
  for (guint i = 0; i < n_rows; i++)
    g_array_insert_val (model_section (table, section)->rows, first, unknown);
}

/* --- Comparison --- */

static void
assert_near (const Table *table, double value, double expected)
{
  /* Multiples of a power of two are added without rounding, in any order. */
  double tolerance = table->unit == 0.25 ? 0.0 : 1e-9 * (1.0 + expected);

  g_assert_cmpfloat_with_epsilon (value, expected, tolerance + DBL_MIN);
}

static void
assert_place (const Table *table, TlTablePart part, guint section, guint row, double offset, double height)
{
  TlTablePlace place;
  TlTablePlace found;

  g_assert_true (tl_row_heights_get_place (table->heights, part, section, row, &place));
  assert_near (table, place.offset, offset);
  assert_near (table, place.height, height);
  if (height <= 0.0)
    return;
  found = tl_row_heights_find_offset (table->heights, place.offset);
  g_assert_cmpint (found.part, ==, part);
  g_assert_cmpuint (found.section, ==, section);
  g_assert_cmpuint (found.row, ==, row);
  assert_near (table, found.offset, offset);
  found = tl_row_heights_find_offset (table->heights, place.offset + height / 2);
  g_assert_cmpuint (found.section, ==, section);
  g_assert_cmpuint (found.row, ==, row);
  assert_near (table, found.height, height);
}

static guint
assert_section (const Table *table, guint index, double *offset)
{
  const ModelSection *section = model_section (table, index);
  double              start = *offset;
  double              extent[2];
  guint               n_known = 0;

  assert_place (table, TL_TABLE_HEADER, index, 0, *offset, length_of (section->header, 0.0));
  *offset += length_of (section->header, 0.0);
  g_assert_cmpuint (tl_row_heights_get_n_rows (table->heights, index), ==, section->rows->len);
  for (guint row = 0; row < section->rows->len; row++)
    {
      TlRowHeight expected = g_array_index (section->rows, TlRowHeight, row);
      double      height = -1.0;
      gboolean    known = tl_row_heights_lookup (table->heights, index, row, &height);

      g_assert_cmpint (known, ==, expected.state == TL_HEIGHT_KNOWN);
      g_assert_cmpfloat (height, ==, known ? expected.height : -1.0);
      assert_place (table, TL_TABLE_ROW, index, row, *offset, length_of (expected, table->estimate));
      *offset += length_of (expected, table->estimate);
      n_known += known;
    }
  assert_place (table, TL_TABLE_FOOTER, index, 0, *offset, length_of (section->footer, 0.0));
  *offset += length_of (section->footer, 0.0);
  g_assert_true (tl_row_heights_get_section_extent (table->heights, index, &extent[0], &extent[1]));
  assert_near (table, extent[0], start);
  assert_near (table, extent[1], *offset - start);
  return n_known;
}

/* Finds the first unknown row from a place on by searching all rows. */
static gboolean
model_find_unknown (const Table *table, guint *section, guint *row)
{
  guint first = *row;

  for (guint s = *section; s < table->sections->len; s++, first = 0)
    for (guint r = first; r < model_section (table, s)->rows->len; r++)
      if (model_row (table, s, r)->state != TL_HEIGHT_KNOWN)
        {
          *section = s;
          *row = r;
          return TRUE;
        }
  return FALSE;
}

static void
assert_next_unknown (const Table *table)
{
  guint section = below (table, 1 + table->sections->len);
  guint row = below (table, 200);
  guint found[2] = { section, row };
  guint expected[2] = { section, row };

  g_assert_cmpint (tl_row_heights_find_unknown (table->heights, &found[0], &found[1]), ==,
                   model_find_unknown (table, &expected[0], &expected[1]));
  g_assert_cmpuint (found[0], ==, expected[0]);
  g_assert_cmpuint (found[1], ==, expected[1]);
}

/* Checks every height, estimate and place of the table, and that its trees are balanced. */
void
row_heights_model_check (const RowHeightsModel *table)
{
  double offset = 0.0;
  guint  n_known = 0;

  g_assert_cmpuint (tl_row_heights_get_n_sections (table->heights), ==, table->sections->len);
  for (guint section = 0; section < table->sections->len; section++)
    n_known += assert_section (table, section, &offset);
  assert_near (table, tl_row_heights_get_total (table->heights), offset);
  g_assert_cmpuint (tl_row_heights_get_n_known (table->heights), ==, n_known);
  g_assert_cmpint (tl_row_heights_find_offset (table->heights, offset + 1.0).part, ==, TL_TABLE_NOWHERE);
  assert_next_unknown (table);
  g_assert_true (tl_row_heights_check_invariants (table->heights));
}

/* --- Updates --- */

static double
some_height (const Table *table)
{
  return below (table, 300) * table->unit;
}

static TlRowHeight
some_state (const Table *table)
{
  guint choice = below (table, 3);

  return (TlRowHeight){ (TlHeightState)choice, choice == TL_HEIGHT_UNKNOWN ? 0.0 : some_height (table) };
}

/* A random count: mostly one, sometimes many. */
static guint
some_count (const Table *table, guint most)
{
  return below (table, 3) > 0 ? MIN (1, most) : below (table, most + 1);
}

static void
update_rows (Table *table, guint section, guint n_rows)
{
  guint row = below (table, n_rows + 1);
  guint count = some_count (table, MIN (n_rows - row, 300));

  switch (below (table, 3))
    {
    case 0:
      count = some_count (table, n_rows > 200 ? 1 : 250);
      tl_row_heights_insert_rows (table->heights, section, row, count);
      model_insert_rows (table, section, row, count);
      break;
    case 1:
      tl_row_heights_remove_rows (table->heights, section, row, count);
      g_array_remove_range (model_section (table, section)->rows, row, count);
      break;
    default:
      tl_row_heights_forget_rows (table->heights, section, row, count);
      for (guint i = 0; i < count; i++)
        *model_row (table, section, row + i) = unknown;
    }
}

static void
store_rows (Table *table, guint section, guint n_rows)
{
  guint  row = below (table, n_rows);
  guint  count = some_count (table, MIN (n_rows - row, 200));
  double estimate = some_height (table);

  for (guint i = row; i < row + count; i++)
    {
      double height = some_height (table);

      g_assert_true (tl_row_heights_store (table->heights, section, i, height));
      *model_row (table, section, i) = (TlRowHeight){ TL_HEIGHT_KNOWN, height };
    }
  row = below (table, n_rows);
  if (tl_row_heights_estimate_row (table->heights, section, row, estimate))
    *model_row (table, section, row) = (TlRowHeight){ TL_HEIGHT_ESTIMATED, estimate };
}

static void
move_row (Table *table, guint section, guint n_rows)
{
  guint       from = below (table, n_rows);
  guint       target = below (table, table->sections->len);
  TlRowHeight moved = *model_row (table, section, from);
  guint       to;

  g_array_remove_index (model_section (table, section)->rows, from);
  to = below (table, model_section (table, target)->rows->len + 1);
  g_array_insert_val (model_section (table, target)->rows, to, moved);
  tl_row_heights_move_row (table->heights, section, from, target, to);
}

static void
insert_sections (Table *table)
{
  guint at = below (table, table->sections->len + 1);
  guint count = some_count (table, 3);

  tl_row_heights_insert_sections (table->heights, at, count);
  for (guint i = 0; i < count; i++)
    g_ptr_array_insert (table->sections, (gint)at, section_new ());
}

static void
move_section (Table *table)
{
  guint         from = below (table, table->sections->len);
  guint         to = below (table, table->sections->len);
  ModelSection *moved = g_ptr_array_steal_index (table->sections, from);

  g_ptr_array_insert (table->sections, (gint)to, moved);
  tl_row_heights_move_section (table->heights, from, to);
}

static void
forget_sections (Table *table)
{
  guint first = below (table, table->sections->len);
  guint count = some_count (table, MIN (2, table->sections->len - first));

  tl_row_heights_forget_sections (table->heights, first, count);
  for (guint i = first; i < first + count; i++)
    {
      section_free (g_ptr_array_steal_index (table->sections, i));
      g_ptr_array_insert (table->sections, (gint)i, section_new ());
    }
}

static void
remove_sections (Table *table)
{
  guint first = below (table, table->sections->len);
  guint count = some_count (table, MIN (3, table->sections->len - first));

  tl_row_heights_remove_sections (table->heights, first, count);
  if (count > 0)
    g_ptr_array_remove_range (table->sections, first, count);
}

static void
set_header_or_footer (Table *table)
{
  guint       section = below (table, table->sections->len);
  TlRowHeight height = some_state (table);
  gboolean    is_header = below (table, 2) == 0;

  g_assert_true (tl_row_heights_set_header_or_footer (table->heights, section,
                                                      is_header ? TL_TABLE_HEADER : TL_TABLE_FOOTER, height));
  *(is_header ? &model_section (table, section)->header : &model_section (table, section)->footer) = height;
}

static void
update_sections (Table *table)
{
  switch (below (table, 5))
    {
    case 0:
      move_section (table);
      break;
    case 1:
      (below (table, 4) == 0 ? forget_sections : set_header_or_footer) (table);
      break;
    case 2:
      if (table->sections->len > 2)
        remove_sections (table);
      break;
    case 3:
      table->estimate = some_height (table);
      tl_row_heights_set_estimate (table->heights, table->estimate);
      break;
    default:
      if (table->sections->len < 4)
        insert_sections (table);
    }
}

/* Makes one update, of any kind, to the table and to the arrays. */
void
row_heights_model_update (RowHeightsModel *table)
{
  guint section = table->sections->len == 0 ? 0 : below (table, table->sections->len);
  guint n_rows = table->sections->len == 0 ? 0 : model_section (table, section)->rows->len;
  guint choice = below (table, 12);

  if (table->sections->len == 0)
    insert_sections (table);
  else if (choice == 0)
    update_sections (table);
  else if (choice < 6 || n_rows == 0)
    update_rows (table, section, n_rows);
  else if (choice < 10)
    store_rows (table, section, n_rows);
  else
    move_row (table, section, n_rows);
}

RowHeightsModel *
row_heights_model_new (ChoiceFunc choose, gpointer user_data, double unit)
{
  RowHeightsModel *self = g_new0 (RowHeightsModel, 1);

  self->heights = tl_row_heights_new ();
  self->sections = g_ptr_array_new_with_free_func (section_free);
  self->choose = choose;
  self->user_data = user_data;
  self->unit = unit;
  return self;
}

void
row_heights_model_free (RowHeightsModel *self)
{
  g_ptr_array_unref (self->sections);
  tl_row_heights_free (self->heights);
  g_free (self);
}
