/* templaterows.h: reads rows from JSON texts. The library is part of the tool and is not installed. */
#ifndef TEMPLATEROWS_H
#define TEMPLATEROWS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Declares a function of this library, which C, C++ and Swift call in the same way. */
#ifdef __cplusplus
#define TL_ROWS_PUBLIC extern "C"
#else
#define TL_ROWS_PUBLIC extern
#endif

/**
 * TL_JSON_PADDING:
 *
 * The number of bytes after a text that must be readable. Their values do not matter.
 */
#define TL_JSON_PADDING 64

/**
 * TlJSONKind:
 * @TL_JSON_MISSING: no value: the row has no such field, or is not an object
 * @TL_JSON_NULL: null
 * @TL_JSON_TEXT: a string
 * @TL_JSON_INTEGER: a whole number in the range of int64_t
 * @TL_JSON_NATURAL: a whole number beyond the range of int64_t, but in that of uint64_t
 * @TL_JSON_REAL: any other number
 * @TL_JSON_BOOLEAN: true or false
 * @TL_JSON_ARRAY: an array
 * @TL_JSON_OBJECT: an object
 *
 * The kind of a JSON value.
 */
typedef enum
{
  TL_JSON_MISSING,
  TL_JSON_NULL,
  TL_JSON_TEXT,
  TL_JSON_INTEGER,
  TL_JSON_NATURAL,
  TL_JSON_REAL,
  TL_JSON_BOOLEAN,
  TL_JSON_ARRAY,
  TL_JSON_OBJECT,
} TlJSONKind;

/**
 * TlJSONValue:
 * @kind: the kind of the value
 * @text: the bytes of a string in UTF-8, without escapes; owned by the parser, valid until it reads again
 * @length: the number of bytes in @text
 * @integer: the value of a %TL_JSON_INTEGER
 * @natural: the value of a %TL_JSON_NATURAL
 * @real: the value of a %TL_JSON_REAL
 *
 * A JSON value that is not an array or object. Members that do not belong to the kind are zero.
 */
typedef struct
{
  TlJSONKind  kind;
  const char *text;
  size_t      length;
  int64_t     integer;
  uint64_t    natural;
  double      real;
} TlJSONValue;

/**
 * TlJSONParser:
 *
 * A parser and the rows of the text that it read last. Only one thread at a time may use a parser.
 */
typedef struct TlJSONParser TlJSONParser;

/**
 * TlJSONNameFunc:
 * @name: the name of a field in UTF-8, without escapes and without a zero byte at its end
 * @length: the number of bytes in @name
 * @user_data: the data that was passed with the function
 *
 * The type of functions that receive the names of fields.
 */
typedef void (*TlJSONNameFunc) (const char *name, size_t length, void *user_data);

/**
 * tl_json_parser_new:
 *
 * Creates a parser that has read nothing. Constant time.
 *
 * Returns: (transfer full): a parser, to be freed with tl_json_parser_free()
 */
TL_ROWS_PUBLIC TlJSONParser *tl_json_parser_new (void);

/**
 * tl_json_parser_free:
 * @self: (transfer full) (nullable): a parser
 *
 * Frees a parser and everything that it read. %NULL is ignored.
 */
TL_ROWS_PUBLIC void tl_json_parser_free (TlJSONParser *self);

/**
 * tl_json_parser_read:
 * @self: a parser
 * @text: a JSON text in UTF-8, followed by %TL_JSON_PADDING readable bytes
 * @length: the number of bytes in @text
 *
 * Reads a text and checks all of it. The parser then has one row, the top-level value of the text;
 * tl_json_parser_open_rows() replaces this row by the elements of an array. Nothing of @text is used after
 * the call. Takes time in proportion to the length; the memory is reused for the next text.
 *
 * Returns: (nullable): %NULL, or the reason why the text is not valid, as static text; in
 * that case there are no rows
 */
TL_ROWS_PUBLIC const char *tl_json_parser_read (TlJSONParser *self, const char *text, size_t length);

/**
 * tl_json_parser_open_rows:
 * @self: a parser that has read a text
 * @name: (nullable): the name of a field of the top-level object; %NULL for the top-level value itself
 * @length: the number of bytes in @name
 *
 * Replaces the rows by the elements of the array that @name denotes. Linear in the number of elements.
 *
 * Returns: whether the value is an array; if not, the rows are unchanged
 */
TL_ROWS_PUBLIC bool tl_json_parser_open_rows (TlJSONParser *self, const char *name, size_t length);

/**
 * tl_json_parser_get_n_rows:
 * @self: a parser
 *
 * Gets the number of rows. Constant time.
 *
 * Returns: the number of rows
 */
TL_ROWS_PUBLIC size_t tl_json_parser_get_n_rows (const TlJSONParser *self);

/**
 * tl_json_parser_get_row_kind:
 * @self: a parser
 * @row: the index of a row
 *
 * Gets the kind of the value that is the row. Constant time.
 *
 * Returns: the kind; %TL_JSON_MISSING if there is no such row
 */
TL_ROWS_PUBLIC TlJSONKind tl_json_parser_get_row_kind (const TlJSONParser *self, size_t row);

/**
 * tl_json_parser_get_field:
 * @self: a parser
 * @row: the index of a row
 * @name: the name of a field
 * @length: the number of bytes in @name
 *
 * Gets the value of a field; the last one if the row has several fields of that name. Linear in the number
 * of fields of the row.
 *
 * Returns: the value; its kind is %TL_JSON_MISSING if the row has no such field
 */
TL_ROWS_PUBLIC TlJSONValue tl_json_parser_get_field (const TlJSONParser *self,
                                                     size_t              row,
                                                     const char         *name,
                                                     size_t              length);

/**
 * tl_json_parser_get_numbers:
 * @self: a parser
 * @row: the index of a row
 * @name: the name of a field
 * @length: the number of bytes in @name
 * @numbers: (out caller-allocates): memory for @n_numbers numbers
 * @n_numbers: the number of numbers
 *
 * Gets the numbers in an array. Linear in the number of fields of the row and of numbers.
 *
 * Returns: whether the field is an array of exactly @n_numbers numbers; if not, @numbers is undefined
 */
TL_ROWS_PUBLIC bool tl_json_parser_get_numbers (
  const TlJSONParser *self, size_t row, const char *name, size_t length, double *numbers, size_t n_numbers);

/**
 * tl_json_parser_list_fields:
 * @self: a parser
 * @visit: the function that is called once for each name
 * @user_data: data for @visit
 *
 * Lists the names of the fields of all rows, in no particular order. Linear in the number of fields of all
 * rows.
 */
TL_ROWS_PUBLIC void
tl_json_parser_list_fields (const TlJSONParser *self, TlJSONNameFunc visit, void *user_data);

#endif /* TEMPLATEROWS_H */
