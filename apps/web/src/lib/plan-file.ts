/** Of a pasted plan that the server reads, in characters. */
export const LONGEST_PLAN = 20_000;
/** No plan of so many characters takes more bytes. */
export const LARGEST_PLAN_FILE = 4 * LONGEST_PLAN;

export type PlanFile =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'too-large' | 'not-text' | 'empty' };

/** What is written in a file, if it is a text that may be a plan. */
export async function readPlanFile(file: Blob): Promise<PlanFile> {
  if (file.size > LARGEST_PLAN_FILE) return { kind: 'too-large' };
  const bytes = new Uint8Array(await file.arrayBuffer());
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (text.includes('\0')) return { kind: 'not-text' };
    return text.trim() === '' ? { kind: 'empty' } : { kind: 'text', text };
  } catch {
    return { kind: 'not-text' };
  }
}
