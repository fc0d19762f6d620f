/* frame-times.c: measures the processor time of frames and prints it. */
#include "frame-times.h"

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

/* Half the time of a frame at 60 frames a second, in milliseconds: the other half is left to the renderer. */
#define MOST_MILLISECONDS 8.0
#define RUN_FRAMES 600

struct _FrameTimes
{
  MessageWindow *window;
  gboolean       prints_frames;
  gint64         start;
  gint64         created;  /* the time when the window had been created */
  guint          n_frames; /* the number of all frames */
  GArray        *times;    /* double: the times of a run's frames, in milliseconds */
  Run            run;
  guint          step; /* the number of frames that the run has had */
  GMainLoop     *loop;
};

/* Returns the resident memory of this program, in MiB. */
static double
get_memory (void)
{
  g_autofree char *text = NULL;
  char            *rest;

  if (!g_file_get_contents ("/proc/self/statm", &text, NULL, NULL))
    return 0.0;
  g_ascii_strtoull (text, &rest, 10);
  return (double)g_ascii_strtoull (rest, NULL, 10) * (double)sysconf (_SC_PAGESIZE) / 1048576.0;
}

static void
frame_drawn (double layout, double drawing, gpointer data)
{
  FrameTimes *self = data;
  double      both = layout + drawing;

  if (self->n_frames++ == 0)
    printf ("first frame after %.0f ms, of which %.0f ms to create the messages and the window; %.0f MiB\n",
            1e-3 * (double)(g_get_monotonic_time () - self->start),
            1e-3 * (double)(self->created - self->start), get_memory ());
  if (self->prints_frames)
    printf ("frame %u: layout %.2f ms, drawing %.2f ms\n", self->n_frames, layout, drawing);
  if (self->step > 0)
    g_array_append_val (self->times, both);
}

FrameTimes *
frame_times_new (MessageWindow *window, gboolean prints_frames, gint64 start)
{
  FrameTimes *self = g_new0 (FrameTimes, 1);

  self->window = window;
  self->prints_frames = prints_frames;
  self->start = start;
  self->created = g_get_monotonic_time ();
  self->times = g_array_new (FALSE, FALSE, sizeof (double));
  message_view_set_frame_func (window->view, frame_drawn, self);
  return self;
}

void
frame_times_free (FrameTimes *self)
{
  message_view_set_frame_func (self->window->view, NULL, NULL);
  g_array_unref (self->times);
  g_free (self);
}

static int
compare (const void *first, const void *second)
{
  double one = *(const double *)first, other = *(const double *)second;

  return (one > other) - (one < other);
}

static void
print_summary (FrameTimes *self)
{
  double *times = (double *)(void *)self->times->data;
  guint   n_times = self->times->len, n_long = 0;

  for (guint i = 0; i < n_times; i++)
    n_long += times[i] > MOST_MILLISECONDS;
  qsort (times, n_times, sizeof (double), compare);
  if (n_times > 0)
    printf ("%u frames: median %.2f ms, 99th percentile %.2f ms, longest %.2f ms, %u over %.0f ms\n", n_times,
            times[n_times / 2], times[n_times * 99 / 100], times[n_times - 1], n_long, MOST_MILLISECONDS);
  printf ("longest pause for work in the background: %.2f ms; %.0f MiB\n",
          message_view_get_longest_pause (self->window->view), get_memory ());
}

/* Scrolls down to the end in the first half of the run, in equal steps, and then up by 40 points a frame. */
static void
scroll (FrameTimes *self)
{
  GtkAdjustment *adjustment = self->window->adjustment;
  double         value = gtk_adjustment_get_value (adjustment);
  double         end = gtk_adjustment_get_upper (adjustment) - gtk_adjustment_get_page_size (adjustment);

  if (self->step <= RUN_FRAMES / 2)
    gtk_adjustment_set_value (adjustment, end * self->step / (RUN_FRAMES / 2));
  else
    gtk_adjustment_set_value (adjustment, value - 40.0);
}

/* Makes the window narrower and wider, between 360 and 660 points, by three points a frame. */
static void
resize (FrameTimes *self)
{
  int phase = (int)(self->step % 200);

  gtk_window_set_default_size (self->window->window, 360 + 3 * (phase < 100 ? phase : 200 - phase), 720);
}

static gboolean
next_step (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  FrameTimes *self = data;

  (void)widget;
  (void)clock;
  if (self->step == 0)
    {
      if (!message_view_is_measured (self->window->view))
        return G_SOURCE_CONTINUE;
      printf ("all heights known after %.0f ms, %.0f MiB\n",
              1e-3 * (double)(g_get_monotonic_time () - self->start), get_memory ());
    }
  if (self->step++ == RUN_FRAMES || self->run == RUN_NONE)
    {
      print_summary (self);
      g_main_loop_quit (self->loop);
      return G_SOURCE_REMOVE;
    }
  if (self->run == RUN_SCROLL)
    scroll (self);
  else
    resize (self);
  return G_SOURCE_CONTINUE;
}

void
frame_times_run (FrameTimes *self, Run run, GMainLoop *loop)
{
  self->run = run;
  self->loop = loop;
  gtk_widget_add_tick_callback (GTK_WIDGET (self->window->view), next_step, self, NULL);
}
