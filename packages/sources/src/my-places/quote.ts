import { clean } from '../osm/clean.ts';

/** Signs that are repeated. */
const LONGEST = 60;

/** What a file says, as a fault may repeat it. */
export function quote(text: string): string {
  return JSON.stringify(clean(text, LONGEST) ?? '');
}
