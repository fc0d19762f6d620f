/* shot.h: a screenshot of the list. With the environment variable PICTURES, screenshots are stored in that
 * folder. */
#ifndef SHOT_H
#define SHOT_H

#include "window.h"

/* The part of a screenshot that shows the list. */
typedef struct
{
  cairo_surface_t *surface;
  const guint8    *data;
  int              stride;
  int              x, y, width, height;
  gboolean        *is_expected; /* for each pixel: whether text may be there */
} Shot;

/* Takes a screenshot of a window that is on the screen. */
void shot_init (Shot *shot, MessageWindow *window);

void shot_clear (Shot *shot);

/* Determines whether a pixel of the list is darker than the background, which is white. */
gboolean shot_has_ink (const Shot *shot, int x, int y);

/* Returns the bounds of the ink in a frame, without a row of pixels that the line above shares. Marks the
 * pixels of the frame, and those next to it, as expected. */
cairo_rectangle_int_t shot_find_ink (Shot *shot, const TlRectangle *frame);

/* Checks that there is no ink outside the texts and the avatars. */
void shot_check_space (const Shot *shot);

#endif /* SHOT_H */
