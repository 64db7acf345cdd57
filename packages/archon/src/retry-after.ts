/**
 * Milliseconds that a `Retry-After` header asks for, in seconds or as a date; `undefined` where it says nothing readable.
 *
 * @param now - In milliseconds since 1970.
 */
export function parseRetryAfter(header: string | null | undefined, now: number): number | undefined {
  const text = header?.trim();
  if (!text) return undefined;
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000;
  const at = Date.parse(text);
  return Number.isNaN(at) ? undefined : Math.max(0, at - now);
}
