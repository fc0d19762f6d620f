/* shot.c: copies the window from the X server and finds its dark pixels. */
#include "shot.h"

#include <cairo-xlib.h>
#include <gdk/x11/gdkx.h>
#include <math.h>

/* Copies the window from the X server. */
static cairo_surface_t *
copy_window (GtkWindow *window)
{
  GdkSurface       *surface = gtk_native_get_surface (GTK_NATIVE (window));
  Display          *display = gdk_x11_display_get_xdisplay (gdk_surface_get_display (surface));
  Window            id = gdk_x11_surface_get_xid (surface);
  XWindowAttributes attributes;
  cairo_surface_t  *shown, *copy;
  cairo_t          *context;

  XGetWindowAttributes (display, id, &attributes);
  shown = cairo_xlib_surface_create (display, id, attributes.visual, attributes.width, attributes.height);
  copy = cairo_image_surface_create (CAIRO_FORMAT_RGB24, attributes.width, attributes.height);
  context = cairo_create (copy);
  cairo_set_source_surface (context, shown, 0.0, 0.0);
  cairo_paint (context);
  cairo_destroy (context);
  cairo_surface_destroy (shown);
  return copy;
}

static void
store_picture (cairo_surface_t *surface)
{
  static guint     n_pictures;
  const char      *folder = g_getenv ("PICTURES");
  g_autofree char *path = g_strdup_printf ("%s/%03u.png", folder, n_pictures++);

  if (folder != NULL)
    g_assert_cmpint (cairo_surface_write_to_png (surface, path), ==, CAIRO_STATUS_SUCCESS);
}

void
shot_init (Shot *shot, MessageWindow *window)
{
  GtkWidget       *view = GTK_WIDGET (window->view);
  graphene_point_t corner;
  double           x, y;

  gtk_native_get_surface_transform (GTK_NATIVE (window->window), &x, &y);
  g_assert_true (
    gtk_widget_compute_point (view, GTK_WIDGET (window->window), &GRAPHENE_POINT_INIT (0, 0), &corner));
  shot->surface = copy_window (window->window);
  shot->data = cairo_image_surface_get_data (shot->surface);
  shot->stride = cairo_image_surface_get_stride (shot->surface);
  shot->x = (int)(x + corner.x);
  shot->y = (int)(y + corner.y);
  shot->width = gtk_widget_get_width (view);
  shot->height = gtk_widget_get_height (view);
  shot->is_expected = g_new0 (gboolean, shot->width * shot->height);
  store_picture (shot->surface);
}

void
shot_clear (Shot *shot)
{
  cairo_surface_destroy (shot->surface);
  g_free (shot->is_expected);
}

gboolean
shot_has_ink (const Shot *shot, int x, int y)
{
  const guint8 *pixel = shot->data + (shot->y + y) * shot->stride + 4 * (shot->x + x);

  return pixel[0] + pixel[1] + pixel[2] < 3 * 0xe0;
}

cairo_rectangle_int_t
shot_find_ink (Shot *shot, const TlRectangle *frame)
{
  int first = (int)ceil (frame->y), end = (int)ceil (frame->y + frame->height);
  int left = shot->width, right = -1, top = shot->height, bottom = -1;

  for (int y = MAX (first - 1, 0); y <= end && y < shot->height; y++)
    for (int x = (int)floor (frame->x) - 2; x <= (int)ceil (frame->x + frame->width) + 2 && x < shot->width;
         x++)
      {
        shot->is_expected[y * shot->width + x] = TRUE;
        if (y < first || y == end || !shot_has_ink (shot, x, y))
          continue;
        left = MIN (left, x);
        right = MAX (right, x + 1);
        top = MIN (top, y);
        bottom = MAX (bottom, y + 1);
      }
  return (cairo_rectangle_int_t){ left, top, right - left, bottom - top };
}

void
shot_check_space (const Shot *shot)
{
  int n_unexpected = 0;

  for (int y = 0; y < shot->height; y++)
    for (int x = 49; x < shot->width; x++)
      n_unexpected += shot_has_ink (shot, x, y) && !shot->is_expected[y * shot->width + x];
  g_assert_cmpint (n_unexpected, ==, 0);
}
