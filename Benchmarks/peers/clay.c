/* clay.c: the feed cell as a program declares it with Clay: nested rows and columns. */
#include "peers.h"

#include <stdio.h>
#include <stdlib.h>

#define CLAY_IMPLEMENTATION
#include <clay.h>

/* More elements than the cell has; Clay allocates memory for all of them in advance. */
#define MOST_ELEMENTS 64

struct ClayCell
{
  void         *memory;
  Clay_Context *context;
  float         sizes[10];
};

static void
report (Clay_ErrorData error)
{
  fprintf (stderr, "clay: %.*s\n", error.errorText.length, error.errorText.chars);
  exit (1);
}

ClayCell *
clay_cell_new (void)
{
  ClayCell *cell = malloc (sizeof *cell);
  uint32_t  size;

  Clay_SetCurrentContext (NULL);
  Clay_SetMaxElementCount (MOST_ELEMENTS);
  Clay_SetMaxMeasureTextCacheWordCount (MOST_ELEMENTS);
  size = Clay_MinMemorySize ();
  cell->memory = malloc (size);
  cell->context = Clay_Initialize (Clay_CreateArenaWithCapacityAndMemory (size, cell->memory),
                                   (Clay_Dimensions){ 375, 10000 }, (Clay_ErrorHandler){ report, NULL });
  Clay_SetCullingEnabled (false);
  return cell;
}

void
clay_cell_free (ClayCell *cell)
{
  free (cell->memory);
  free (cell);
}

void
clay_cell_set_sizes (ClayCell *cell, const double *sizes)
{
  for (int i = 0; i < 10; i++)
    cell->sizes[i] = (float)sizes[i];
}

/* Declares a box of a fixed size. */
static void
box (const float *size)
{
  CLAY ({ .layout.sizing = { CLAY_SIZING_FIXED (size[0]), CLAY_SIZING_FIXED (size[1]) } }) {}
}

/* Declares a box and, below it, a space of the given height. */
static void
box_and_space (const float *size, float space)
{
  box (size);
  CLAY ({ .layout.sizing = { CLAY_SIZING_FIXED (0), CLAY_SIZING_FIXED (space) } }) {}
}

/* Declares the user on the left and the time on the right, one point above the user's bottom edge. */
static void
last_line (const float *user, const float *time)
{
  CLAY ({ .layout = { .sizing = { CLAY_SIZING_GROW (0), CLAY_SIZING_FIT (0) },
                      .childAlignment.y = CLAY_ALIGN_Y_BOTTOM } })
  {
    box (user);
    CLAY ({ .layout.sizing.width = CLAY_SIZING_GROW (0) }) {}
    CLAY ({ .layout.padding.bottom = 1 }) { box (time); }
  }
}

double
clay_cell_height (ClayCell *cell)
{
  const float *sizes = cell->sizes;

  Clay_SetCurrentContext (cell->context);
  Clay_BeginLayout ();
  CLAY ({ .id = CLAY_ID ("cell"),
          .layout = { .sizing = { CLAY_SIZING_FIXED (375), CLAY_SIZING_FIT (0) },
                      .padding = { 16, 10, 10, 4 },
                      .layoutDirection = CLAY_TOP_TO_BOTTOM } })
  {
    box_and_space (sizes, 6);
    box_and_space (sizes + 2, 8);
    box_and_space (sizes + 4, 8);
    last_line (sizes + 6, sizes + 8);
  }
  Clay_EndLayout ();
  return Clay_GetElementData (CLAY_ID ("cell")).boundingBox.height;
}
