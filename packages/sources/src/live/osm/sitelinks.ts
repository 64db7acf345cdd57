import { z } from 'zod';

import type { OsmElement } from '../../osm/element.ts';
import { kindsOf } from '../../osm/kind-of.ts';
import { wikidataOf } from '../../osm/score-of.ts';
import type { Question } from '../http/ask.ts';
import { parseJson } from '../http/parse-json.ts';

/** One query takes about so many items. */
const MOST_ITEMS = 400;

/** The items of Wikidata among the sights that were found, each once. */
export function listItems(elements: readonly OsmElement[]): readonly string[] {
  const sights = elements.filter(({ tags }) => kindsOf(tags).includes('sight'));
  return [...new Set(sights.flatMap(({ tags }) => wikidataOf(tags) ?? []))].slice(0, MOST_ITEMS);
}

/** Asks Wikidata in how many encyclopedias each item has an article: how well known it is. */
export function toSitelinksQuestion(endpoint: string, items: readonly string[]): Omit<Question, 'userAgent'> {
  const values = items.map((item) => `wd:${item}`).join(' ');
  return {
    url: endpoint,
    accept: 'application/sparql-results+json',
    form: {
      query: `SELECT ?item ?sitelinks WHERE { VALUES ?item { ${values} } ?item wikibase:sitelinks ?sitelinks . }`,
    },
  };
}

const answerSchema = z.object({
  results: z.object({
    bindings: z.array(
      z.object({ item: z.object({ value: z.string() }), sitelinks: z.object({ value: z.string().regex(/^\d+$/) }) }),
    ),
  }),
});

/** Sitelinks by item, or `undefined` where that is not what came. */
export function parseSitelinks(text: string): ReadonlyMap<string, number> | undefined {
  const parsed = answerSchema.safeParse(parseJson(text));
  if (!parsed.success) return undefined;
  const rows = parsed.data.results.bindings.map(
    ({ item, sitelinks }) => [item.value.replace(/^.*\//, ''), Number(sitelinks.value)] as const,
  );
  return new Map(rows);
}
