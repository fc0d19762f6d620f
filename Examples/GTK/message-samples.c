/* message-samples.c: messages with made-up texts of different lengths. */
#include "message.h"

static const char *const senders[]
  = { "Mira Anders", "Jon", "Ada Okafor", "Lin Wei", "Pavel", "Sofia Marchetti" };

static const char *const words[]
  = { "the",   "tide",   "was",     "already", "turning", "when", "we",      "reached", "a",       "harbour",
      "and",   "nobody", "had",     "seen",    "ferry",   "I",    "brought", "bread",   "cheese",  "two",
      "maps",  "of",     "coast",   "but",     "fog",     "came", "back",    "so",      "waited",  "under",
      "old",   "crane",  "until",   "light",   "changed", "then", "all",     "at",      "once",    "boats",
      "could", "be",     "heard",   "before",  "they",    "were", "visible", "which",   "is",      "strange",
      "feel",  "on",     "morning", "like",    "that",    "one",  "please",  "answer",  "tonight", "if" };

/* A generator of pseudo-random numbers (splitmix64), so that the text depends only on the number. */
static guint64
next_random (guint64 *state)
{
  guint64 mixed = *state += G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);

  mixed = (mixed ^ (mixed >> 30)) * G_GUINT64_CONSTANT (0xbf58476d1ce4e5b9);
  mixed = (mixed ^ (mixed >> 27)) * G_GUINT64_CONSTANT (0x94d049bb133111eb);
  return mixed ^ (mixed >> 31);
}

/* Appends a sentence of @n_words words. */
static void
append_sentence (GString *text, guint n_words, guint64 *state)
{
  gsize start = text->len;

  for (guint i = 0; i < n_words; i++)
    {
      if (i > 0)
        g_string_append_c (text, ' ');
      g_string_append (text, words[next_random (state) % G_N_ELEMENTS (words)]);
    }
  text->str[start] = g_ascii_toupper (text->str[start]);
  g_string_append_c (text, next_random (state) % 8 == 0 ? '?' : '.');
}

Message *
message_new_sample (gint64 number)
{
  guint64 state = (guint64)number;
  g_autoptr (GString) text = g_string_new (NULL);
  const char *sender = senders[next_random (&state) % G_N_ELEMENTS (senders)];
  guint       left = 1 + next_random (&state) % (next_random (&state) % 4 == 0 ? 64 : 16);

  while (left > 0)
    {
      guint n_words = 4 + next_random (&state) % 12;

      if (text->len > 0)
        g_string_append_c (text, next_random (&state) % 8 == 0 ? '\n' : ' ');
      n_words = MIN (n_words, left);
      append_sentence (text, n_words, &state);
      left -= n_words;
    }
  return message_new (number, sender, text->str);
}

void
message_add_samples (GListStore *store, gboolean at_end, gint64 first, guint n_messages)
{
  guint n_items = g_list_model_get_n_items (G_LIST_MODEL (store));
  g_autoptr (GPtrArray) added = g_ptr_array_new_full (n_messages, g_object_unref);

  for (guint i = 0; i < n_messages; i++)
    g_ptr_array_add (added, message_new_sample (first + i));
  g_list_store_splice (store, at_end ? n_items : 0, 0, added->pdata, n_messages);
}
