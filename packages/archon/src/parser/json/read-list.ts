import { skipBlanks, skipSeparators } from './blanks.ts';
import { enter, type JsonReading, leave } from './reading.ts';

/**
 * Reads a list at its `[` or `(`. What stands alone in round brackets is itself; names in a list make objects:
 * `["a": 1]` is `[{ "a": 1 }]`.
 */
export function readList(reading: JsonReading, bracket: '[' | '('): unknown {
  const { scanner, repairs } = reading;
  enter(reading, bracket);
  const items: unknown[] = [];
  let pairs: Map<string, unknown> | undefined;
  let isGroup = bracket === '(';
  for (;;) {
    const before = scanner.position;
    skipSeparators(reading, items.length === 0);
    if (items.length > 0 && scanner.text.slice(before, scanner.position).includes(',')) isGroup = false;
    if (leave(reading)) break;
    const item = reading.readValue(reading, 'item');
    skipBlanks(reading);
    if (typeof item === 'string' && scanner.peek() === ':') {
      scanner.position += 1;
      repairs.add('bracket');
      if (pairs === undefined) items.push((pairs = new Map()));
      pairs.set(item, reading.readValue(reading, 'value'));
    } else {
      pairs = undefined;
      items.push(item);
    }
  }
  const list = items.map((item) => (item instanceof Map ? Object.fromEntries(item as Map<string, unknown>) : item));
  if (isGroup && list.length === 1) return list[0];
  if (bracket === '(') repairs.add('tuple');
  return list;
}
