/* make-rows.c: prints rows of a feed as JSON, one on each line.
 *
 *   make-rows COUNT [FIRST [SEED]]
 *
 * Each row is a function of its number and the seed alone, and all rows differ. COUNT rows are printed, from
 * the number FIRST on (0 by default). */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

static const char *words[] = {
  "a",          "and",      "the",
  "of",         "to",       "in",
  "is",         "that",     "we",
  "with",       "for",      "on",
  "it",         "was",      "at",
  "by",         "from",     "this",
  "have",       "not",      "morning",
  "evening",    "harbour",  "mountain",
  "station",    "ticket",   "weather",
  "lighthouse", "garden",   "bicycle",
  "Monday",     "October",  "Lisbon",
  "Reykjavík",  "Zürich",   "photo",
  "camera",     "exposure", "filter",
  "lens",       "slowly",   "never",
  "always",     "perhaps",  "quietly",
  "walked",     "waited",   "returned",
  "found",      "missed",   "café",
  "naïve",      "piñata",   "smörgåsbord",
  "Straße",     "e\\u0301", "\\\"quoted\\\"",
  "it's",       "—",        "…",
};
static const char *authors[] = { "Mira", "Jon", "Ada", "Käthe", "Tomás", "Ingrid", "Wei", "Olu" };

#define N(array) (sizeof (array) / sizeof (array)[0])

/* SplitMix64 (Steele, Lea and Flood, 2014): the next number of a sequence. */
static uint64_t
draw (uint64_t *state)
{
  uint64_t z = *state += 0x9E3779B97F4A7C15u;

  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
  return z ^ (z >> 31);
}

static void
print_words (uint64_t *state, uint64_t count)
{
  for (uint64_t i = 0; i < count; i++)
    {
      if (i > 0)
        putchar (' ');
      fputs (words[draw (state) % N (words)], stdout);
    }
}

static void
print_row (uint64_t number, uint64_t seed)
{
  uint64_t state = seed + number * 0xD1342543DE82EF95u;
  int      month = 1 + (int)(draw (&state) % 12);
  int      day = 1 + (int)(draw (&state) % 28);
  int      likes = (int)(draw (&state) % 10000);

  printf ("{\"id\":%" PRIu64 ",\"title\":\"", number);
  print_words (&state, 1 + draw (&state) % 8);
  printf ("\",\"content\":\"No. %" PRIu64 ": ", number);
  print_words (&state, draw (&state) % 70);
  printf ("\",\"photo\":null,\"author\":\"%s\",\"date\":\"2026-%02d-%02d\",\"likes\":%d}\n",
          authors[draw (&state) % N (authors)], month, day, likes);
}

int
main (int argc, char **argv)
{
  uint64_t count = argc > 1 ? strtoull (argv[1], NULL, 10) : 0;
  uint64_t first = argc > 2 ? strtoull (argv[2], NULL, 10) : 0;
  uint64_t seed = argc > 3 ? strtoull (argv[3], NULL, 10) : 1;

  if (argc < 2 || argc > 4)
    {
      fputs ("usage: make-rows COUNT [FIRST [SEED]]\n", stderr);
      return 64;
    }
  for (uint64_t i = 0; i < count; i++)
    print_row (first + i, seed);
  return fflush (stdout) == 0 ? 0 : 74;
}
