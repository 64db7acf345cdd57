const COMPILED = new Map<string, RegExp>();

/** The pattern of a source, made once; with the flag `g`, for {@link rewrite}. */
export function compiled(source: string): RegExp {
  const known = COMPILED.get(source);
  if (known) return known;
  const pattern = new RegExp(source, 'gu');
  COMPILED.set(source, pattern);
  return pattern;
}

/** Whether a text holds the pattern. */
export function has(text: string, source: string): boolean {
  const pattern = compiled(source);
  pattern.lastIndex = 0;
  return pattern.test(text);
}
