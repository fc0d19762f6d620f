/* gtk-cell.c: the feed cell as a widget of GTK 4 whose layout manager is a GtkConstraintLayout. GTK's sizes
 * are whole numbers, so the cell is measured in half points. */
#include <gtk/gtk.h>

#include "peers.h"

/* A child widget whose size is set by the program. */
typedef struct
{
  GtkWidget parent;
  int       sizes[2]; /* by GtkOrientation, in half points */
} Box;

typedef struct
{
  GtkWidgetClass parent;
} BoxClass;

G_DEFINE_TYPE (Box, box, GTK_TYPE_WIDGET)

struct _GtkCell
{
  GtkWidget *window;
  GtkWidget *root;
  GtkWidget *boxes[5]; /* title, content, image, user, time */
};

static void
box_measure (GtkWidget     *widget,
             GtkOrientation orientation,
             int            for_size,
             int           *minimum,
             int           *natural,
             int           *minimum_baseline,
             int           *natural_baseline)
{
  (void)for_size;
  (void)minimum_baseline;
  (void)natural_baseline;
  *minimum = orientation == GTK_ORIENTATION_VERTICAL ? ((Box *)widget)->sizes[orientation] : 0;
  *natural = ((Box *)widget)->sizes[orientation];
}

static void
box_class_init (BoxClass *class)
{
  GTK_WIDGET_CLASS (class)->measure = box_measure;
}

static void
box_init (Box *self)
{
  (void)self;
}

/* Adds "attribute of first = attribute of second + distance", with the distance in points. */
static void
relate (GtkConstraintLayout   *layout,
        GtkWidget             *first,
        GtkConstraintAttribute one,
        GtkConstraintRelation  relation,
        GtkWidget             *second,
        GtkConstraintAttribute other,
        double                 distance)
{
  gtk_constraint_layout_add_constraint (layout, gtk_constraint_new (first, one, relation, second, other, 1.0,
                                                                    2.0 * distance,
                                                                    GTK_CONSTRAINT_STRENGTH_REQUIRED));
}

static void
tie (GtkConstraintLayout   *layout,
     GtkWidget             *first,
     GtkConstraintAttribute one,
     GtkWidget             *second,
     GtkConstraintAttribute other,
     double                 distance)
{
  relate (layout, first, one, GTK_CONSTRAINT_RELATION_EQ, second, other, distance);
}

static void
add_constraints (GtkConstraintLayout *layout, GtkWidget *const *boxes)
{
  GtkWidget *title = boxes[0], *content = boxes[1], *image = boxes[2], *user = boxes[3], *time = boxes[4];

  tie (layout, user, GTK_CONSTRAINT_ATTRIBUTE_TOP, image, GTK_CONSTRAINT_ATTRIBUTE_BOTTOM, 8);
  tie (layout, title, GTK_CONSTRAINT_ATTRIBUTE_LEFT, user, GTK_CONSTRAINT_ATTRIBUTE_LEFT, 0);
  relate (layout, NULL, GTK_CONSTRAINT_ATTRIBUTE_RIGHT, GTK_CONSTRAINT_RELATION_GE, image,
          GTK_CONSTRAINT_ATTRIBUTE_RIGHT, 16);
  tie (layout, image, GTK_CONSTRAINT_ATTRIBUTE_TOP, content, GTK_CONSTRAINT_ATTRIBUTE_BOTTOM, 8);
  tie (layout, title, GTK_CONSTRAINT_ATTRIBUTE_TOP, NULL, GTK_CONSTRAINT_ATTRIBUTE_TOP, 10);
  tie (layout, image, GTK_CONSTRAINT_ATTRIBUTE_LEFT, title, GTK_CONSTRAINT_ATTRIBUTE_LEFT, 0);
  tie (layout, time, GTK_CONSTRAINT_ATTRIBUTE_BOTTOM, user, GTK_CONSTRAINT_ATTRIBUTE_BOTTOM, -1);
  tie (layout, content, GTK_CONSTRAINT_ATTRIBUTE_TOP, title, GTK_CONSTRAINT_ATTRIBUTE_BOTTOM, 6);
  tie (layout, NULL, GTK_CONSTRAINT_ATTRIBUTE_BOTTOM, user, GTK_CONSTRAINT_ATTRIBUTE_BOTTOM, 4);
  tie (layout, title, GTK_CONSTRAINT_ATTRIBUTE_LEFT, content, GTK_CONSTRAINT_ATTRIBUTE_LEFT, 0);
  for (int i = 0; i < 5; i++)
    if (boxes[i] == time || boxes[i] == title || boxes[i] == content)
      tie (layout, NULL, GTK_CONSTRAINT_ATTRIBUTE_RIGHT, boxes[i], GTK_CONSTRAINT_ATTRIBUTE_RIGHT, 10);
  tie (layout, title, GTK_CONSTRAINT_ATTRIBUTE_LEFT, NULL, GTK_CONSTRAINT_ATTRIBUTE_LEFT, 16);
  gtk_constraint_layout_add_constraint (
    layout, gtk_constraint_new_constant (NULL, GTK_CONSTRAINT_ATTRIBUTE_WIDTH, GTK_CONSTRAINT_RELATION_EQ,
                                         750.0, GTK_CONSTRAINT_STRENGTH_REQUIRED));
}

GtkCell *
gtk_cell_new (void)
{
  GtkCell          *cell = g_new (GtkCell, 1);
  GtkLayoutManager *layout = gtk_constraint_layout_new ();

  if (!gtk_init_check ())
    return g_free (cell), NULL;
  cell->root = g_object_ref_sink (g_object_new (box_get_type (), "layout-manager", layout, NULL));
  for (int i = 0; i < 5; i++)
    {
      cell->boxes[i] = g_object_new (box_get_type (), NULL);
      gtk_widget_set_parent (cell->boxes[i], cell->root);
    }
  add_constraints (GTK_CONSTRAINT_LAYOUT (layout), cell->boxes);
  /* A layout is only computed for a widget in a window. */
  cell->window = gtk_window_new ();
  gtk_window_set_child (GTK_WINDOW (cell->window), cell->root);
  return cell;
}

void
gtk_cell_free (GtkCell *cell)
{
  gtk_window_set_child (GTK_WINDOW (cell->window), NULL);
  gtk_window_destroy (GTK_WINDOW (cell->window));
  for (int i = 0; i < 5; i++)
    gtk_widget_unparent (cell->boxes[i]);
  g_object_unref (cell->root);
  g_free (cell);
}

void
gtk_cell_set_sizes (GtkCell *cell, const double *sizes)
{
  for (int i = 0; i < 5; i++)
    {
      Box *box = (Box *)cell->boxes[i];

      box->sizes[0] = (int)(2.0 * sizes[2 * i]);
      box->sizes[1] = (int)(2.0 * sizes[2 * i + 1]);
      gtk_widget_queue_resize (cell->boxes[i]);
    }
}

double
gtk_cell_height (GtkCell *cell)
{
  int minimum;

  gtk_widget_measure (cell->root, GTK_ORIENTATION_VERTICAL, 750, &minimum, NULL, NULL, NULL);
  return minimum / 2.0;
}
