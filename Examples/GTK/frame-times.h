/* frame-times.h: collects the times of frames, and scrolls or resizes a window by itself to measure them. */
#ifndef FRAME_TIMES_H
#define FRAME_TIMES_H

#include "window.h"

typedef enum
{
  RUN_NONE,
  RUN_SCROLL, /* from the beginning to the end in long steps, then upwards in short ones */
  RUN_RESIZE  /* a new width for each frame */
} Run;

typedef struct _FrameTimes FrameTimes;

/* Starts to collect the times of a window's frames. If @prints_frames, each time is printed after the frame.
 * @start is the time when the program was started (see g_get_monotonic_time()); the time until the first
 * frame is printed. */
FrameTimes *frame_times_new (MessageWindow *window, gboolean prints_frames, gint64 start);

void frame_times_free (FrameTimes *self);

/* Scrolls or resizes the window once all heights are known; then prints a summary and quits @loop. */
void frame_times_run (FrameTimes *self, Run run, GMainLoop *loop);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (FrameTimes, frame_times_free)

#endif /* FRAME_TIMES_H */
