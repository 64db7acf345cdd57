/** What a result's content says, as a value: an object or a list where it is JSON of one, else the text itself. */
export function resultValue(content: string): unknown {
  if (!/^\s*[[{]/.test(content)) return content;
  try {
    return JSON.parse(content) as unknown;
  } catch {
    return content;
  }
}
