/**
 * What had to be mended before a text could be read as JSON:
 *
 * - around the value: `text-around`, `code-fence`, `several-values`, `escaped` (one level of escaping too many), `wrapper`
 *   (a call such as `NumberLong(2)` around it)
 * - structure: `comma`, `colon`, `bracket` (one was missing or to spare), `missing-value` (null was put there), `comment`,
 *   `ellipsis`, `tuple`
 * - texts: `quotes` (others than `"`), `inner-quote`, `escape`, `control-character`, `concatenation`, `unquoted-key`,
 *   `unquoted-text`
 * - literals: `literal` (`True`, `None`, `undefined`), `number` (`.5`, `0x1F`, `1_000`), `not-a-number` (read as null)
 * - the end is missing, or may be: `cut-off` (after a value, or a bracket, a quote or a block of code was never closed),
 *   `cut-value` (inside a value)
 */
export type Repair =
  | 'text-around'
  | 'code-fence'
  | 'several-values'
  | 'escaped'
  | 'wrapper'
  | 'comma'
  | 'colon'
  | 'bracket'
  | 'missing-value'
  | 'comment'
  | 'ellipsis'
  | 'tuple'
  | 'quotes'
  | 'inner-quote'
  | 'escape'
  | 'control-character'
  | 'concatenation'
  | 'unquoted-key'
  | 'unquoted-text'
  | 'literal'
  | 'number'
  | 'not-a-number'
  | 'cut-off'
  | 'cut-value';
