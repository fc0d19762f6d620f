/* tl-text-cache.c: keeps a hash table of the entries that are looked up by key, and an array of the entries
 * whose addresses are stored in slots.
 *
 * Eviction sorts all entries by their last use. It therefore frees a quarter of the bound at a time: an entry
 * is then sorted only a few times before it is evicted, however many entries are added. */
#include <string.h>

#include "cache/tl-text-cache.h"

/* The estimated number of bytes that GHashTable adds to an entry: for an address and a hash value, divided by
 * the table's load factor. */
#define TABLE_SHARE 24

static guint
hash_of_entry (gconstpointer entry)
{
  return ((const TlEntry *)entry)->hash;
}

/* Whether two entries have the same owner, kind and text. */
static gboolean
entries_are_equal (gconstpointer left, gconstpointer right)
{
  const TlEntry *a = left, *b = right;

  return a->owner == b->owner && a->kind_and_length == b->kind_and_length
         && memcmp (a->text, b->text, tl_entry_get_length (a)) == 0;
}

/* Initialises an empty cache whose entries may take @bound bytes. */
void
tl_cache_init (TlCache *cache, gsize bound)
{
  memset (cache, 0, sizeof *cache);
  cache->entries = g_hash_table_new_full (hash_of_entry, entries_are_equal, g_free, NULL);
  cache->slotted = g_ptr_array_new ();
  cache->bound = bound;
}

/* Clears an entry's slot and frees the entry. */
static void
free_slotted (TlEntry *entry)
{
  *entry->slot = NULL;
  g_free (entry);
}

/* Drops all entries. Linear in their number. */
void
tl_cache_empty (TlCache *cache)
{
  cache->n_evicted += g_hash_table_size (cache->entries) + cache->slotted->len;
  memset (cache->recent, 0, sizeof cache->recent);
  g_hash_table_remove_all (cache->entries);
  for (guint i = 0; i < cache->slotted->len; i++)
    free_slotted (g_ptr_array_index (cache->slotted, i));
  g_ptr_array_set_size (cache->slotted, 0);
  cache->bytes = 0;
}

/* Frees all entries and the tables. */
void
tl_cache_clear (TlCache *cache)
{
  tl_cache_empty (cache);
  g_hash_table_unref (cache->entries);
  g_ptr_array_unref (cache->slotted);
}

/* Begins the measurement of a text: entries that are used from now on are not evicted until the next
 * measurement begins. */
void
tl_cache_begin (TlCache *cache)
{
  if (++cache->age == 0)
    {
      tl_cache_empty (cache);
      cache->age = 1;
    }
}

typedef struct
{
  guint32 last_used;
  guint32 size;
} Use;

/* Compares two Uses by the age of the last use, for sorting from the oldest to the newest. */
static int
compare_uses (gconstpointer left, gconstpointer right)
{
  const Use *a = left, *b = right;

  return a->last_used < b->last_used ? -1 : a->last_used > b->last_used;
}

/* Returns the age up to which entries have to be evicted, by their last use, to free @excess bytes. */
static guint32
find_age_to_evict (TlCache *cache, gsize excess)
{
  guint          n_entries = g_hash_table_size (cache->entries) + cache->slotted->len, n = 0;
  Use           *uses = g_new (Use, n_entries);
  guint32        age = 0;
  GHashTableIter iter;
  gpointer       entry;
  gsize          freed = 0;

  g_hash_table_iter_init (&iter, cache->entries);
  while (g_hash_table_iter_next (&iter, &entry, NULL))
    uses[n++] = (Use){ ((TlEntry *)entry)->last_used, ((TlEntry *)entry)->size };
  for (guint i = 0; i < cache->slotted->len; i++)
    {
      TlEntry *slotted = g_ptr_array_index (cache->slotted, i);

      uses[n++] = (Use){ slotted->last_used, slotted->size };
    }
  qsort (uses, n, sizeof *uses, compare_uses);
  for (guint i = 0; i < n && freed < excess; i++)
    {
      freed += uses[i].size;
      age = uses[i].last_used;
    }
  g_free (uses);
  return age;
}

/* Whether an entry was last used at @age or earlier, but not at @in_use, the age of the text that is being
 * measured. */
static gboolean
is_old (const TlEntry *entry, guint32 age, guint32 in_use)
{
  return entry->last_used <= age && entry->last_used != in_use;
}

/* The entries to evict: those of some owners, or the least recently used ones. */
typedef struct
{
  gboolean (*is_evicted) (gconstpointer owner); /* whether the entries of an owner are evicted; NULL to select
                                                   entries by age instead */
  guint32 age; /* entries last used at this age or earlier are evicted, if @is_evicted is NULL */
} Eviction;

static gboolean
is_selected (const TlCache *cache, const Eviction *eviction, const TlEntry *entry)
{
  return eviction->is_evicted != NULL ? eviction->is_evicted (entry->owner)
                                      : is_old (entry, eviction->age, cache->age);
}

/* Drops the entries that @eviction selects. Linear in the number of all entries. */
static void
drop_entries (TlCache *cache, const Eviction *eviction)
{
  GHashTableIter iter;
  gpointer       entry;
  guint          kept = 0;

  memset (cache->recent, 0, sizeof cache->recent);
  g_hash_table_iter_init (&iter, cache->entries);
  while (g_hash_table_iter_next (&iter, &entry, NULL))
    if (is_selected (cache, eviction, entry))
      {
        cache->bytes -= ((TlEntry *)entry)->size;
        cache->n_evicted++;
        g_hash_table_iter_remove (&iter);
      }
  for (guint i = 0; i < cache->slotted->len; i++)
    {
      TlEntry *slotted = g_ptr_array_index (cache->slotted, i);

      if (is_selected (cache, eviction, slotted))
        {
          cache->bytes -= slotted->size;
          cache->n_evicted++;
          free_slotted (slotted);
        }
      else
        g_ptr_array_index (cache->slotted, kept++) = slotted;
    }
  g_ptr_array_set_size (cache->slotted, (int)kept);
}

/* Drops the least recently used entries until @n_free bytes are free, or only entries in use are left. */
static void
evict (TlCache *cache, gsize n_free)
{
  gsize    target = cache->bound > n_free ? cache->bound - n_free : 0;
  Eviction eviction = { .is_evicted = NULL };

  if (cache->bytes <= target)
    return;
  eviction.age = find_age_to_evict (cache, cache->bytes - target);
  drop_entries (cache, &eviction);
}

/* Drops the entries of all owners for which @is_evicted returns TRUE. Must not be called while a text is
 * being measured. */
void
tl_cache_remove_if (TlCache *cache, gboolean (*is_evicted) (gconstpointer owner))
{
  Eviction eviction = { .is_evicted = is_evicted };

  drop_entries (cache, &eviction);
}

/* Returns whether there is space for an entry of @size bytes. If there is not, first evicts entries until at
 * least a quarter of the bound is free, unless that has already failed for the current text. */
gboolean
tl_cache_reserve (TlCache *cache, gsize size)
{
  size += TABLE_SHARE;
  if (G_LIKELY (cache->bytes + size <= cache->bound))
    return TRUE;
  if (cache->full_at != cache->age)
    evict (cache, MAX (size, cache->bound / 4));
  if (cache->bytes + size <= cache->bound)
    return TRUE;
  cache->full_at = cache->age;
  return FALSE;
}

/* Adds @entry, allocated with g_malloc() as @size bytes, and takes ownership of it. */
void
tl_cache_add (TlCache *cache, TlEntry *entry, gsize size)
{
  entry->size = (guint32)(size + TABLE_SHARE);
  entry->last_used = cache->age;
  cache->bytes += entry->size;
  cache->n_misses++;
  if (entry->slot != NULL)
    {
      *entry->slot = entry;
      g_ptr_array_add (cache->slotted, entry);
    }
  else
    g_hash_table_add (cache->entries, entry);
}

/* Sets the bound, and evicts entries if it is exceeded. */
void
tl_cache_set_bound (TlCache *cache, gsize bound)
{
  cache->bound = bound;
  evict (cache, 0);
}
