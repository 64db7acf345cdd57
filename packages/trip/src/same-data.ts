/** True when two plain values hold the same data; the order of keys, which a log may change, does not count. */
export function isSameData(left: unknown, right: unknown): boolean {
  if (Object.is(left, right)) return true;
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return false;
  if (Array.isArray(left) !== Array.isArray(right)) return false;
  const [leftEntries, rightEntries] = [Object.entries(left), new Map(Object.entries(right))];
  return (
    leftEntries.length === rightEntries.size &&
    leftEntries.every(([key, value]) => rightEntries.has(key) && isSameData(value, rightEntries.get(key)))
  );
}
