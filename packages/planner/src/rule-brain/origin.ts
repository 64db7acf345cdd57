import type { Remark } from '../ports/brain.ts';
import type { CityMatch } from '../ports/gazetteer.ts';
import type { CityMention } from './cities.ts';
import { nearestKnown } from './city-remarks.ts';
import { type Context, learn, NOTHING, type Reading } from './reading.ts';
import { before } from './text.ts';

/** Where the trip starts from; any city of the world. */
export function readOrigin(text: string, mentions: readonly CityMention[]): Reading {
  const origins = mentions.filter((mention) => mention.role === 'origin');
  const strong = origins.filter(({ index }) =>
    /\b(?:fly\w*|leav\w*|depart\w*|start\w*|travell?ing|actually|instead)\b[^.;,]*$/i.test(before(text, index)),
  );
  const chosen = strong.at(-1) ?? origins[0];
  const name = chosen && nameOf(chosen.match);
  return name === undefined ? NOTHING : { learned: [learn('origin', name)], remarks: [], taken: origins };
}

/** A city alone, where the question was where they start. */
export function readBareOrigin(text: string, context: Context): Reading {
  const match = context.gazetteer.resolveCity(text);
  const name = nameOf(match);
  const taken = [{ index: 0, end: text.length }];
  if (name !== undefined) return { learned: [learn('origin', name)], remarks: [], taken };
  const remark: Remark = {
    code: 'unknown-city',
    text: `I know no city called "${text.slice(0, 60)}".${nearestKnown(match)} From which city do you start?`,
    fact: 'origin',
  };
  return { learned: [], remarks: [remark], taken };
}

function nameOf(match: CityMatch): string | undefined {
  return match.kind === 'known' ? match.city.name : match.kind === 'elsewhere' ? match.name : undefined;
}
