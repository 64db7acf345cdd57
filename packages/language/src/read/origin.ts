import type { Remark } from '../brain.ts';
import { nearestKnown } from '../facts/city-remarks.ts';
import { type Context, isCorrection, learn, NOTHING, type ReadResult } from '../facts/read-result.ts';
import type { CityMatch } from '../gazetteer.ts';
import { SENTENCES } from '../say/sentences.ts';
import { listed } from '../say/words.ts';
import { type CityMention, toHeard } from './cities.ts';

/** Where the trip starts from; any city of the world. */
export function readOrigin(text: string, mentions: readonly CityMention[]): ReadResult {
  const destinations = mentions.filter((mention) => mention.role === 'destination').map(({ match }) => nameOf(match));
  const said = mentions.filter((mention) => mention.role === 'origin');
  // "From London to Tokyo, then from Tokyo to Kyoto": a stop on the way is no start.
  const outside = said.filter(({ match }) => !destinations.includes(nameOf(match)));
  const origins = outside.length > 0 ? outside : said;
  const corrected = origins.findLast(({ index }) => isCorrection(text, index));
  const names = [...new Set(origins.map(({ match }) => nameOf(match)))].filter((name) => name !== undefined);
  const name = corrected ? nameOf(corrected.match) : names[0];
  if (name === undefined) return NOTHING;
  if (names.length < 2 || corrected) {
    const match = (corrected ?? origins[0])?.match;
    // Of several the likeliest, as in its name.
    const heard =
      match?.kind === 'ambiguous' ? { name, country: match.candidates[0].country } : match && toHeard(match);
    return { learned: [learn('origin', name)], remarks: [], taken: said, ...(heard && { heard: { origin: heard } }) };
  }
  const which = `You named ${listed(names)}. From which of them does the trip start?`;
  return { learned: [], remarks: [{ code: 'not-understood', text: which, fact: 'origin' }], taken: said };
}

/** A city alone, where the question was where they start. */
export function readBareOrigin(text: string, context: Context): ReadResult {
  const match = context.gazetteer.resolveCity(text);
  const name = nameOf(match);
  const taken = [{ index: 0, end: text.length }];
  if (name !== undefined) return { learned: [learn('origin', name)], remarks: [], taken };
  const remark: Remark = {
    code: 'unknown-city',
    text: `${SENTENCES.unknownCity(text)}${nearestKnown(match)} From which city do you start?`,
    fact: 'origin',
  };
  return { learned: [], remarks: [remark], taken };
}

function nameOf(match: CityMatch): string | undefined {
  switch (match.kind) {
    case 'known':
      return match.city.name;
    case 'elsewhere':
      return match.name;
    // Of several the likeliest: where one comes from is not worth a question.
    case 'ambiguous':
      return match.candidates[0].known?.name ?? match.candidates[0].name;
    case 'region':
    case 'unknown':
      return undefined;
  }
}
