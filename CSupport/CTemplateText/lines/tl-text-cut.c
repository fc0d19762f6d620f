#include <string.h>

#include "lines/tl-text-cut.h"

/* How many words there is room for at first, and at most between texts. */
#define FEWEST_WORDS 64
#define MOST_WORDS_KEPT 4096

void
tl_cutter_init (TlCutter *cutter, TlWordMaker maker)
{
  cutter->maker = maker;
  cutter->capacity = FEWEST_WORDS;
  cutter->words = g_new (TlCutWord, cutter->capacity);
}

/* Gives back the room that a long text took. */
void
tl_cutter_trim (TlCutter *cutter)
{
  if (cutter->capacity <= MOST_WORDS_KEPT)
    return;
  g_free (cutter->words);
  cutter->capacity = FEWEST_WORDS;
  cutter->words = g_new (TlCutWord, cutter->capacity);
}

void
tl_cutter_clear (TlCutter *cutter)
{
  g_free (cutter->words);
}

/* What a first look at a paragraph shows. */
typedef struct
{
  TlCutResult result;
  guint8      script;         /* the one that its letters are in; common if there are none */
  gboolean    has_one_script; /* whether all is in that script */
  gboolean    has_ideographs; /* or white space that takes the font of its neighbours */
} Look;

static inline gboolean
is_ascii_letter (guint8 byte)
{
  return (guint8)((byte | 0x20) - 'a') < 26;
}

static gboolean
has_ascii_letter (const char *text, const char *end)
{
  for (; text < end; text++)
    if (is_ascii_letter ((guint8)*text))
      return TRUE;
  return FALSE;
}

/* Takes a character's script into account; common ones are in that of their neighbours. */
static inline void
add_script (Look *look, guint8 script)
{
  if (script == look->script || script == G_UNICODE_SCRIPT_COMMON)
    return;
  look->has_one_script = look->has_one_script && look->script == G_UNICODE_SCRIPT_COMMON;
  look->script = script;
}

static Look
look_at (TlCharTable *chars, const char *text, const char *end)
{
  Look look = { .result = TL_CUT_DONE, .script = G_UNICODE_SCRIPT_COMMON, .has_one_script = TRUE };

  while (text < end)
    {
      const char   *ascii_end = tl_text_skip_ascii (text, end);
      const TlChar *known;

      if (look.script != G_UNICODE_SCRIPT_LATIN && has_ascii_letter (text, ascii_end))
        add_script (&look, G_UNICODE_SCRIPT_LATIN);
      text = ascii_end;
      if (text == end)
        break;
      known = tl_char_table_get (chars, tl_text_next (&text));
      if (G_UNLIKELY ((known->flags & TL_CHAR_SPECIAL) != 0))
        {
          look.result
            = (known->flags & TL_CHAR_BIDI) != 0 ? TL_CUT_TEXT_IS_SPECIAL : TL_CUT_PARAGRAPH_IS_SPECIAL;
          if (look.result == TL_CUT_TEXT_IS_SPECIAL)
            return look;
        }
      look.has_ideographs = look.has_ideographs || (known->flags & (TL_CHAR_IDEOGRAPH | TL_CHAR_WHITE)) != 0;
      add_script (&look, known->script);
    }
  return look;
}

static inline void
add_word (TlCutter *cutter, TlScript *script, TlWord *word, TlFace *face, gsize end, gboolean begins_run)
{
  TlCutWord added
    = { .word = word, .face = face, .script = script, .end = (guint32)end, .begins_run = begins_run };

  if (G_UNLIKELY (cutter->n_words == cutter->capacity))
    {
      cutter->capacity *= 2;
      cutter->words = g_renew (TlCutWord, cutter->words, cutter->capacity);
    }
  cutter->words[cutter->n_words++] = added;
  cutter->is_settled
    = cutter->is_settled && word != NULL && word->first != 0x3000 && face == cutter->words[0].face;
}

static inline void
forget_words (TlCutter *cutter)
{
  cutter->n_words = 0;
  cutter->is_settled = TRUE;
}

static inline const char *
skip_spaces (const char *text, const char *end)
{
  while (text < end && *text == ' ')
    text++;
  return text;
}

/* The first space, or @end; eight bytes at a time. */
static inline const char *
find_space (const char *text, const char *end)
{
  const guint64 ones = 0x0101010101010101u;

  for (; end - text >= 8; text += 8)
    {
      guint64 bytes, found;

      memcpy (&bytes, text, 8);
      bytes = GUINT64_FROM_LE (bytes) ^ ones * ' ';
      found = (bytes - ones) & ~bytes & ones * 0x80;
      if (found != 0)
        return text + __builtin_ctzll (found) / 8;
    }
  while (text < end && *text != ' ')
    text++;
  return text;
}

/* Cuts text in one script at its spaces. FALSE if a word stands in the way. */
static gboolean
cut_at_spaces (TlCutter *cutter, TlScript *script, const char *text, const char *end, guint8 *obstacle)
{
  const char *place = skip_spaces (text, end);

  if (place > text)
    add_word (cutter, script, NULL, NULL, (gsize)(place - text), TRUE);
  while (place < end)
    {
      const char *begin = place;
      TlWord     *word;

      place = skip_spaces (find_space (place, end), end);
      word = tl_word_find (&cutter->maker, script, begin, (gsize)(place - begin));
      if (G_UNLIKELY (word == NULL || (word->flags & (TL_WORD_COMPLEX | TL_WORD_MIXED)) != 0))
        {
          *obstacle = word == NULL ? TL_WORD_COMPLEX : word->flags;
          return FALSE;
        }
      add_word (cutter, script, word, word->face, (gsize)(place - text), begin == text);
    }
  return TRUE;
}

/* Where a run of one script is being cut. */
typedef struct
{
  TlScript   *script;
  const char *paragraph;
  const char *begin;    /* of the word that is being read; NULL between words */
  guint8      face;     /* its number; unknown as long as all its characters take that of their neighbours */
  gboolean    is_first; /* whether no word of the run has been read yet */
} RunCut;

static gboolean
add_found (TlCutter *cutter, RunCut *run, TlWord *word, const char *end)
{
  if (word == NULL || (word->flags & (TL_WORD_COMPLEX | TL_WORD_MIXED)) != 0)
    return FALSE;
  add_word (cutter, run->script, word, word->face, (gsize)(end - run->paragraph), run->is_first);
  run->is_first = FALSE;
  return TRUE;
}

static gboolean
end_word (TlCutter *cutter, RunCut *run, const char *end)
{
  const char *begin = run->begin;

  run->begin = NULL;
  run->face = TL_FACE_UNKNOWN;
  return begin == NULL
         || add_found (cutter, run, tl_word_find (&cutter->maker, run->script, begin, (gsize)(end - begin)),
                       end);
}

/* Whether white space that takes the font of what is before it follows. */
static gboolean
is_white_next (const char *next, const char *end)
{
  return next < end && (*next == ' ' || (end - next >= 2 && next[0] == '\xc2' && next[1] == '\xa0'));
}

/* Reads an ideograph: a word of its own, with the white space behind it. */
static gboolean
cut_ideograph (
  TlCutter *cutter, RunCut *run, gunichar character, const char *at, const char *next, const char *end)
{
  if (is_white_next (next, end))
    {
      run->begin = at;
      run->face = tl_script_get_face_number (run->script, character, cutter->maker.shaper);
      return run->face != TL_FACE_NONE;
    }
  return add_found (cutter, run,
                    tl_word_find_char (&cutter->maker, run->script, character, at, (gsize)(next - at)), next);
}

/* Reads another character: a new word begins with it where the font changes. */
static gboolean
cut_letter (TlCutter *cutter, RunCut *run, gunichar character, const TlChar *known, const char *at)
{
  guint8 face = run->face;

  if ((known->flags & TL_CHAR_WHITE) == 0)
    face = tl_script_get_face_number (run->script, character, cutter->maker.shaper);
  if (face == TL_FACE_NONE)
    return FALSE;
  if (run->face != TL_FACE_UNKNOWN && run->face != face && !end_word (cutter, run, at))
    return FALSE;
  if (run->begin == NULL)
    run->begin = at;
  run->face = face;
  return TRUE;
}

/* Reads the spaces up to @after: they belong to the word before, or stand for themselves. */
static gboolean
cut_spaces (TlCutter *cutter, RunCut *run, const char *after)
{
  if (run->begin != NULL)
    return end_word (cutter, run, after);
  add_word (cutter, run->script, NULL, NULL, (gsize)(after - run->paragraph), run->is_first);
  run->is_first = FALSE;
  return TRUE;
}

/* Cuts a run of one script into words and ideographs. */
static gboolean
cut_run (TlCutter *cutter, TlScript *script, const char *paragraph, const char *text, const char *end)
{
  RunCut run = { .script = script, .paragraph = paragraph, .is_first = TRUE };

  while (text < end)
    {
      const char   *at = text;
      gunichar      character = tl_text_next (&text);
      const TlChar *known = tl_char_table_get (cutter->maker.chars, character);
      gboolean      good;

      if (character == ' ')
        {
          text = skip_spaces (text, end);
          good = cut_spaces (cutter, &run, text);
        }
      else if ((known->flags & TL_CHAR_IDEOGRAPH) != 0)
        good = end_word (cutter, &run, at) && cut_ideograph (cutter, &run, character, at, text, end);
      else
        good = cut_letter (cutter, &run, character, known, at);
      if (!good)
        return FALSE;
    }
  return end_word (cutter, &run, end);
}

static gboolean
cut_into_runs (TlCutter *cutter, TlTextStyle *style, const char *text, const char *end, const Look *look)
{
  PangoScriptIter *iter;
  gboolean         good = TRUE;

  if (look->has_one_script)
    return cut_run (cutter, tl_text_style_get_script (style, look->script), text, text, end);
  iter = pango_script_iter_new (text, (int)(end - text));
  do
    {
      const char *begin, *run_end;
      PangoScript script;

      pango_script_iter_get_range (iter, &begin, &run_end, &script);
      good = cut_run (cutter, tl_text_style_get_script (style, (GUnicodeScript)script), text, begin, run_end);
    }
  while (good && pango_script_iter_next (iter));
  pango_script_iter_free (iter);
  return good;
}

static inline TlCutWord *
cut_word_at (TlCutter *cutter, guint i)
{
  return &cutter->words[i];
}

static inline gboolean
is_white_word (const TlCutWord *word)
{
  return word->word == NULL || word->word->first == 0x3000;
}

/* Gives spaces after a word to the font of the next word, where that is less of a fallback, as Pango does. */
static gboolean
move_spaces (TlCutter *cutter, const char *text, guint i)
{
  TlCutWord word = *cut_word_at (cutter, i), spaces = word, next = *cut_word_at (cutter, i + 1);
  guint32   begin = i > 0 ? cut_word_at (cutter, i - 1)->end : 0, end = word.end;

  while (text[end - 1] == ' ')
    end--;
  word.word = tl_word_find (&cutter->maker, word.script, text + begin, end - begin);
  if (word.word == NULL || (word.word->flags & (TL_WORD_COMPLEX | TL_WORD_MIXED)) != 0)
    return FALSE;
  word.end = end;
  spaces.word = NULL;
  spaces.face = next.face;
  spaces.begins_run = FALSE;
  *cut_word_at (cutter, i) = word;
  add_word (cutter, NULL, NULL, NULL, 0, FALSE);
  memmove (cut_word_at (cutter, i + 2), cut_word_at (cutter, i + 1),
           (cutter->n_words - i - 2) * sizeof (TlCutWord));
  *cut_word_at (cutter, i + 1) = spaces;
  return TRUE;
}

/* Does the same with no-break spaces, which become part of the next word. */
static gboolean
move_no_break_spaces (TlCutter *cutter, const char *text, guint i)
{
  TlCutWord *word = cut_word_at (cutter, i), *next = word + 1;
  guint32    begin = i > 0 ? word[-1].end : 0, end = word->end;

  while (end - begin >= 2 && text[end - 2] == '\xc2' && text[end - 1] == '\xa0')
    end -= 2;
  if (end == begin || text[end - 1] == ' ' || text[word->end - 1] == ' ' || next->word == NULL)
    return FALSE;
  word->word = tl_word_find (&cutter->maker, word->script, text + begin, end - begin);
  next->word = tl_word_find (&cutter->maker, word->script, text + end, next->end - end);
  if (word->word == NULL || next->word == NULL
      || ((word->word->flags | next->word->flags) & (TL_WORD_COMPLEX | TL_WORD_MIXED)) != 0)
    return FALSE;
  word->end = end;
  next->owns_white = TRUE;
  return TRUE;
}

/* Whether there is nothing but white space from word @i to the end of its run. */
static gboolean
run_is_white (TlCutter *cutter, guint i)
{
  do
    if (!is_white_word (cut_word_at (cutter, i)))
      return FALSE;
  while (++i < cutter->n_words && !cut_word_at (cutter, i)->begins_run);
  return TRUE;
}

/* Finds the fonts of spaces and of U+3000, which take those of their neighbours. FALSE where it is not
 * certain. */
static gboolean
settle_white (TlCutter *cutter, const char *text)
{
  for (guint i = 0; i < cutter->n_words; i++)
    {
      TlCutWord       *word = cut_word_at (cutter, i);
      const TlCutWord *next = i + 1 < cutter->n_words ? word + 1 : NULL;
      const TlCutWord *before = i > 0 ? word - 1 : NULL;
      gboolean         has_next = next != NULL && !next->begins_run;

      if (word->word == NULL && word->face == NULL)
        {
          guint8 number = tl_script_get_face_number (word->script, ' ', cutter->maker.shaper);

          word->face = has_next ? next->face : tl_script_get_face (word->script, number);
          if (word->face == NULL || !word->face->is_simple)
            return FALSE;
        }
      else if (word->word != NULL && word->word->first == 0x3000)
        {
          if ((before != NULL && !word->begins_run && before->face != word->face)
              || (has_next && next->face != word->face && next->word != NULL)
              || (word->begins_run && run_is_white (cutter, i)))
            return FALSE;
        }
      else if (has_next && next->face != NULL && next->face->position < word->face->position
               && word->word != NULL
               && (word->word->last == 0xa0 ? !move_no_break_spaces (cutter, text, i)
                                            : text[word->end - 1] == ' ' && !move_spaces (cutter, text, i)))
        return FALSE;
      /* Pango lets white space of two fonts stand out together. */
      if (before != NULL && is_white_word (cut_word_at (cutter, i))
          && (is_white_word (cut_word_at (cutter, i - 1))
              || text[cut_word_at (cutter, i - 1)->end - 1] == ' ')
          && (cut_word_at (cutter, i)->begins_run
              || cut_word_at (cutter, i)->face != cut_word_at (cutter, i - 1)->face))
        return FALSE;
    }
  return TRUE;
}

/* What is known of the words up to here while they are turned into pieces. */
typedef struct
{
  const char  *text;
  TlTextPiece *next; /* where the next piece goes */
  gunichar     last; /* the last character but spaces and marks */
  guint8       last_type;
  gboolean     spaced; /* whether spaces end the word before */
  guint32      item;   /* the byte at which text of the same font begins */
} Joint;

static inline void
add_piece (Joint *joint, const TlTextPiece *piece)
{
  *joint->next++ = *piece;
}

static void
add_broken_word (Joint *joint, const TlWord *word, TlTextPiece whole, guint32 begin)
{
  TlTextPiece piece = { .start = whole.start, .face = whole.face, .can_break = TL_BREAK_ALLOWED };

  /* What the word gains where nothing stands before it is gained by its first piece. */
  gint64 gain = whole.advance - word->advance;

  for (guint i = 0; i < word->n_breaks; i++)
    {
      piece.advance = word->breaks[i].advance + (i == 0 ? gain : 0);
      piece.end = word->breaks[i].end;
      piece.end_byte = begin + word->breaks[i].offset;
      add_piece (joint, &piece);
      piece.start = word->breaks[i].start;
    }
  whole.advance = word->breaks[word->n_breaks].advance;
  whole.start = piece.start;
  add_piece (joint, &whole);
}

/* Where the text of one font ends that word @i belongs to. */
static guint32
end_of_item (TlCutter *cutter, guint i)
{
  while (i + 1 < cutter->n_words && !cut_word_at (cutter, i + 1)->begins_run
         && cut_word_at (cutter, i + 1)->face == cut_word_at (cutter, i)->face)
    i++;
  return cut_word_at (cutter, i)->end;
}

/* Finds the nearest places before word @i at which a line may start. */
static void
find_starts (TlCutter *cutter, const Joint *joint, guint i, TlSurroundings *around)
{
  while (i > 0 && cut_word_at (cutter, i - 1)->end > joint->item && around->n_starts < TL_MOST_NEAR)
    {
      const TlCutWord *word = cut_word_at (cutter, --i);
      guint32          begin = i > 0 ? word[-1].end : 0;

      for (guint n = word->word != NULL ? word->word->n_breaks : 0; n > 0 && around->n_starts < TL_MOST_NEAR;
           n--)
        around->starts[around->n_starts++] = joint->text + begin + word->word->breaks[n - 1].offset;
      if (around->n_starts < TL_MOST_NEAR)
        around->starts[around->n_starts++] = joint->text + begin;
    }
}

/* Finds the nearest places after word @i at which a line may end. */
static void
find_ends (TlCutter *cutter, const Joint *joint, guint i, TlSurroundings *around)
{
  for (; joint->text + cut_word_at (cutter, i)->end < around->end && around->n_ends < TL_MOST_NEAR; i++)
    {
      const TlCutWord *next = cut_word_at (cutter, i + 1);
      guint            n_breaks = next->word != NULL ? next->word->n_breaks : 0;

      for (guint n = 0; n < n_breaks && around->n_ends < TL_MOST_NEAR; n++)
        around->ends[around->n_ends++] = joint->text + next[-1].end + next->word->breaks[n].offset;
      if (around->n_ends < TL_MOST_NEAR)
        around->ends[around->n_ends++] = joint->text + next->end;
    }
}

/* The measures of a dependent word among its neighbours. FALSE if only Pango knows. */
static gboolean
look_around (TlCutter *cutter, const Joint *joint, guint i, gboolean joined, TlTextPiece *piece, int *lead)
{
  const TlCutWord  *word = cut_word_at (cutter, i);
  guint32           begin = i > 0 ? word[-1].end : 0;
  TlSurroundings    around = { .begin = joint->text + joint->item,
                               .before = joined && joint->spaced ? joint->text + begin - 1 : NULL,
                               .after = joint->text + word->end,
                               .end = joint->text + end_of_item (cutter, i) };
  TlContextMeasures measures;

  if (joined && !joint->spaced)
    return FALSE;
  if (around.before != NULL)
    find_starts (cutter, joint, i, &around);
  find_ends (cutter, joint, i, &around);
  if (!tl_context_measure (&cutter->maker, word->word, &around, &measures))
    return FALSE;
  piece->advance = measures.advance;
  piece->start = measures.start;
  piece->end = measures.end;
  piece->white = piece->overhang = measures.white;
  *lead = measures.lead;
  return TRUE;
}

/* Whether words that stand side by side without a space between them do not know of each other. */
static gboolean
are_free (TlCutter *cutter, const Joint *joint, const TlCutWord *at)
{
  gunichar left = g_utf8_get_char (g_utf8_prev_char (joint->text + at[-1].end));

  if (((at->word->flags | at[-1].word->flags) & TL_WORD_DEPENDENT) != 0)
    return FALSE;
  if ((tl_char_table_get (cutter->maker.chars, left)->flags
       & tl_char_table_get (cutter->maker.chars, at->word->first)->flags & TL_CHAR_IDEOGRAPH)
      != 0)
    return TRUE;
  return tl_pair_is_free (&cutter->maker, at->script, at->face, left, at->word->first);
}

/* How many pieces there will be. */
static guint
count_pieces (const TlCutter *cutter)
{
  guint n_pieces = cutter->n_words;

  for (guint i = 0; i < cutter->n_words; i++)
    if (cutter->words[i].word != NULL)
      n_pieces += cutter->words[i].word->n_breaks;
  return n_pieces;
}

/* Turns words into pieces: what they take among their neighbours, and at the ends of lines. */
static gboolean
join_words (TlCutter *cutter, const char *text, GArray *pieces)
{
  Joint   joint = { .text = text, .last_type = TL_BREAK_TYPE_NONE };
  guint32 begin = 0;
  guint   n_pieces = pieces->len;

  g_array_set_size (pieces, n_pieces + count_pieces (cutter));
  joint.next = &g_array_index (pieces, TlTextPiece, n_pieces);
  for (guint i = 0; i < cutter->n_words; i++)
    {
      const TlCutWord *at = cut_word_at (cutter, i);
      const TlWord    *word = at->word;
      gboolean         joined = i > 0 && !at->begins_run && at->face == at[-1].face;
      TlTextPiece      piece = { .end_byte = at->end, .face = at->face };
      int              lead = 0;

      if (!joined)
        joint.item = begin;
      if (word == NULL)
        {
          piece.advance = (gint64)(at->end - begin) * at->face->space_advance;
          piece.white = piece.overhang = at->face->space_advance;
        }
      else
        {
          if (i > 0)
            {
              TlBreak found = tl_break_table_ask (cutter->maker.breaks, joint.last, joint.last_type,
                                                  joint.spaced, word->first, word->first_type);

              if (found == TL_BREAK_UNCERTAIN || (word->first == 0xa0 && !joined && !at->owns_white))
                return FALSE;
              joint.next[-1].can_break = found;
            }
          piece.white = piece.overhang = word->white;
          if (G_UNLIKELY ((word->flags & TL_WORD_DEPENDENT) != 0))
            {
              if (!look_around (cutter, &joint, i, joined, &piece, &lead))
                return FALSE;
            }
          else if (joined && joint.spaced)
            {
              piece.advance = word->advance;
              piece.start = word->start;
              lead = word->lead;
            }
          else if (joined && at[-1].word != NULL && !are_free (cutter, &joint, at))
            return FALSE;
          else
            piece.advance = word->advance + word->start;
          joint.last = word->last;
          joint.last_type = word->last_type;
        }
      if (lead != 0 && joined)
        {
          TlTextPiece *before = &joint.next[-1];

          before->advance += lead;
          before->end -= lead;
          before->overhang += lead;
        }
      if (word != NULL && word->n_breaks > 0)
        add_broken_word (&joint, word, piece, begin);
      else
        add_piece (&joint, &piece);
      joint.spaced = text[at->end - 1] == ' ';
      begin = at->end;
    }
  return TRUE;
}

/* Cuts the @length bytes at @text, one paragraph without its end, into @pieces, which it adds to. */
TlCutResult
tl_cutter_cut (TlCutter *cutter, TlTextStyle *style, const char *text, gsize length, GArray *pieces)
{
  const char *end = text + length;
  Look        look = look_at (cutter->maker.chars, text, end);
  guint       n_pieces = pieces->len;
  guint8      obstacle = TL_WORD_MIXED;
  gboolean    good = FALSE;

  if (look.result != TL_CUT_DONE)
    return look.result;
  forget_words (cutter);
  if (look.has_one_script && !look.has_ideographs)
    good = cut_at_spaces (cutter, tl_text_style_get_script (style, look.script), text, end, &obstacle);
  if (!good && obstacle == TL_WORD_MIXED)
    {
      forget_words (cutter);
      good = cut_into_runs (cutter, style, text, end, &look);
    }
  if (good && (cutter->is_settled || settle_white (cutter, text)) && join_words (cutter, text, pieces))
    return TL_CUT_DONE;
  g_array_set_size (pieces, n_pieces);
  return TL_CUT_PARAGRAPH_IS_SPECIAL;
}
