import { blank, fold, type Span } from '@wayfarer/router/grammar';

import type { BrainRequest, MissingCity } from '../brain.ts';
import type { Gazetteer } from '../gazetteer.ts';
import { toMissing } from './city-remarks.ts';

/** A city that is asked to be fetched, and where that is said. */
export interface FetchWish {
  readonly city: MissingCity;
  /** The message without it. */
  readonly rest: string;
}

/** What comes before it: "yes, please fetch …". */
const YES = String.raw`(?:(?:yes|yeah|ok|okay|sure|please|go ahead and|then|ja|bitte|oui|sí|si|はい|好|好的|是)[,、,]?\s*)*`;
const DETAILS = String.raw`(?:\s+(?:for details|in detail|mit einzelheiten|en détail|con detalle|from openstreetmap|please|then|now|bitte|anyway))*`;
const NAME = String.raw`([^.,;!?。、,!?]{1,60}?)`;
/** What it takes, as the chip says it, belongs to the wish. */
const SIZE = String.raw`(?:\s*[((][^()()]{0,60}[))])?`;
const END = String.raw`${SIZE}(?=\s*(?:$|[.,;!?。、,!?]))`;
const OSM = String.raw`\s*(?:openstreetmap|osm)\s*`;
const PATTERNS = [
  String.raw`get\s+${NAME}\s+from${OSM}`,
  String.raw`(?:fetch|download)\s+${NAME}(?:\s+from${OSM})?${DETAILS}`,
  String.raw`(?:lade|hole)\s+${NAME}(?:\s+(?:von|aus)${OSM})?${DETAILS}`,
  String.raw`${NAME}(?:\s+(?:von|aus)${OSM})?${DETAILS}\s*(?:laden|holen)`,
  String.raw`(?:chargez?|charger|télécharger|téléchargez?)\s+${NAME}(?:\s+(?:depuis|de)${OSM})?${DETAILS}`,
  String.raw`(?:descargar|descarga|descargue|trae)\s+${NAME}(?:\s+(?:de|desde)${OSM})?${DETAILS}`,
  String.raw`(?:${OSM}から)?${NAME}(?:の詳細)?を取得(?:して(?:ください)?|する)?`,
  String.raw`(?:从${OSM})?(?:获取|下载)${NAME}(?:的详细资料)?`,
].map((body) => new RegExp(String.raw`(?:^|[.,;!?。、,!?]\s*)${YES}${body}${END}`, 'iu'));

/** What stands for the city that was offered. */
const IT = /^(?:it|that|that one|this|the map|the city|es|sie|das|la|le|lo|それ|它)$/i;

/** The wish to have a city fetched, by the chip's words or one's own. */
export function findFetchWish(text: string, { offered }: BrainRequest, gazetteer: Gazetteer): FetchWish | undefined {
  for (const pattern of PATTERNS) {
    const match = pattern.exec(text);
    const name = match?.[1]?.trim();
    if (!match || name === undefined) continue;
    const city = toCity(name, offered, gazetteer);
    const span: Span = { index: match.index, end: match.index + match[0].length };
    if (city) return { city, rest: blank(text, [span]) };
  }
  return undefined;
}

function toCity(name: string, offered: MissingCity | undefined, gazetteer: Gazetteer): MissingCity | undefined {
  if (offered && (IT.test(name) || fold(name) === fold(offered.name))) return offered;
  const match = gazetteer.resolveCity(name);
  if (match.kind === 'elsewhere') return toMissing(match);
  if (match.kind !== 'known' || !match.city.outline) return undefined;
  const { city } = match;
  return { name: city.name, country: city.country, at: city.center, nearest: [], outline: true };
}

const OTHER =
  /^(?:no|nope|nein|non)?[,\s]*(?:(?:take |choose |i want |let's take )?(?:another|a different|some other) (?:city|one|place)|eine andere stadt|une autre ville|otra ciudad|別の都市|别的城市)(?: please)?[.!]*$/i;

/** "No, another city." */
export function wantsOtherCity(text: string): boolean {
  return OTHER.test(text.trim());
}
