/** What V8 takes, about, for an object without anything in it, and for each thing in it. */
const HEADER = 24;
const SLOT = 8;
/** An entry of a `Map` or a `Set`, or a property with a name of its own. */
const ENTRY = 24;

/** Of a long list so many items are looked at, spread over it, and stand for all. */
const SAMPLED = 16;

/** Nothing that is kept is deeper; what is counts as nothing. */
const DEEPEST = 64;

/**
 * About how many bytes of memory a value takes, with all that is reached from it. An estimate to bound caches by, within a factor
 * of two for JSON: what is shared is counted each time, and long lists by some of their items, so that it takes little time.
 */
export function bytesOf(value: unknown, depth = 0): number {
  if (typeof value === 'string') return HEADER + value.length;
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return SLOT;
  if (ArrayBuffer.isView(value)) return HEADER + value.byteLength;
  if (Array.isArray(value)) return HEADER + bytesOfItems(value, depth);
  if (value instanceof Map) return HEADER + value.size * ENTRY + bytesOfItems([...value].flat(), depth);
  if (value instanceof Set) return HEADER + value.size * ENTRY + bytesOfItems([...value], depth);
  return Object.values(value).reduce<number>((sum, item) => sum + SLOT + bytesOf(item, depth + 1), HEADER);
}

function bytesOfItems(items: readonly unknown[], depth: number): number {
  const step = Math.max(1, items.length / SAMPLED);
  let sampled = 0;
  let bytes = 0;
  for (let at = 0; at < items.length; at += step, sampled++) bytes += SLOT + bytesOf(items[Math.floor(at)], depth + 1);
  return sampled === 0 ? 0 : Math.round((bytes / sampled) * items.length);
}
