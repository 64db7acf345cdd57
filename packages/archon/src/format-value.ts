/** Whatever was passed, as a message about it may show it. */
export function formatValue(value: unknown): string {
  return textOf(value).slice(0, 200);
}

function textOf(value: unknown): string {
  if (typeof value === 'number' || typeof value === 'function' || typeof value === 'symbol') return String(value);
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    // A circle, or a number that JSON has no word for.
    return Object.prototype.toString.call(value);
  }
}
