import type { Source, Visit } from '@wayfarer/contract';

import { words } from '../words/in-use.ts';
import { formatDayMonthYear } from './format.ts';

/** `OpenStreetMap, 20 Jul 2020, verify`. */
export function nameSource({ name, date, verify }: Source): string {
  return [name, formatDayMonthYear(date), ...(verify ? [words().plan.visit.verify] : [])].join(
    words().frame.marks.betweenClauses,
  );
}

/** Whom to name for it: `© OpenStreetMap contributors, ODbL 1.0`, and the page that leads to; `null` where nobody asks for it. */
export function creditOf({
  attribution,
  license,
  url,
  attributionUrl,
}: Source): { readonly text: string; readonly href: string | null } | null {
  if (attribution === undefined) return null;
  return {
    text: license === undefined ? attribution : `${attribution}, ${license}`,
    href: attributionUrl ?? url ?? null,
  };
}

const FACTS = ['hours', 'fee', 'price', 'nightly', 'serves', 'significance', 'summary'] as const;

/** Where single facts are from, as far as it is elsewhere: each with the fact it is of. */
export function listFactSources({
  factSources = {},
}: Visit): readonly { readonly of: string; readonly source: Source }[] {
  return FACTS.flatMap((fact) => {
    const source = factSources[fact];
    return source ? [{ of: words().plan.sources[fact], source }] : [];
  });
}
