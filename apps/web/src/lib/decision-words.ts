import type { Decision, Visit } from '@wayfarer/contract';

import { words } from '../words/in-use.ts';

/** `85 % full at Nanzen-ji: above your 35 % limit`. */
export function headlineOf({ reading }: Decision, visit: Pick<Visit, 'name'> | undefined): string {
  const said = words().way.decision.head;
  const place = visit?.name ?? said.nextStop;
  const { level, limit } = reading;
  const beside = (text: string): string => (limit === null ? text : said.above(text, limit));
  switch (reading.kind) {
    case 'crowd':
      return level === null ? said.crowded(place) : beside(said.crowd(level, place));
    case 'traffic':
      return beside(said.traffic(String(level ?? '?'), place));
    case 'weather':
      return said.weather(place);
    case 'unwanted':
      return said.unwanted(place);
    case 'delay':
      return said.delay(place);
    case 'closed':
      return said.closed(place);
    default:
      return said.other(place);
  }
}

/** Why there is no alternative, as a sentence; the code is that of a search that came back empty. */
export function noneBecauseText(code: string): string {
  const { none, noneBecause } = words().way.decision;
  return none((noneBecause as Readonly<Record<string, string>>)[code] ?? code.replaceAll('-', ' '));
}

/** What an alternative is measured by. */
export function nameCriterion(criterion: string): string {
  return (words().way.decision.criteria as Readonly<Record<string, string>>)[criterion] ?? criterion;
}

/** What the button says: `Wait`, `Replace 2`. */
export function choiceName(choice: Decision['choices'][number]['choice'], n: number | null): string {
  const said = words().way.decision;
  return choice === 'replace' && n !== null ? said.replaceBy(n) : said[choice];
}
