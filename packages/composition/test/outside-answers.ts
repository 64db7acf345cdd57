import { MODEL_LIMITS } from '@wayfarer/archon/ai-sdk';
import type { AnswerLimits } from '@wayfarer/archon/data';
import { PAGE_LIMITS, SEARCH_LIMITS } from '@wayfarer/archon/tools';
import { ANSWER_LIMITS, MODEL_ANSWER_BYTES } from '@wayfarer/sources';

const SOURCES: readonly (readonly [source: string, limits: AnswerLimits])[] = [
  ['language model', { ...MODEL_LIMITS, maxBytes: MODEL_ANSWER_BYTES }],
  ['language model, in the framework by itself', MODEL_LIMITS],
  ['search engine (SearXNG, Brave)', SEARCH_LIMITS],
  ['web page that research reads', PAGE_LIMITS],
  ['maps: Overpass', ANSWER_LIMITS.overpass],
  ['maps: Postpass', ANSWER_LIMITS.postpass],
  ['Wikidata', ANSWER_LIMITS.wikidata],
  ['weather: forecast', ANSWER_LIMITS.forecast],
  ['weather: past years', ANSWER_LIMITS.pastWeather],
  ['routing: OSRM, Valhalla', ANSWER_LIMITS.routing],
  ['timetables: Transitous', ANSWER_LIMITS.timetable],
  ['scenes: Anitabi', ANSWER_LIMITS.scenes],
  ['titles: Bangumi', ANSWER_LIMITS.titles],
];

/** The table of `docs/outside-answers.md`, as the constants have it. */
export function tableOfLimits(): string {
  const rows = SOURCES.map(([source, { maxBytes, totalMs, idleMs, json }]) => [
    source,
    sayBytes(maxBytes),
    `${totalMs / 1000} s`,
    `${idleMs / 1000} s`,
    json ? `${json.maxValues.toLocaleString('en')}, ${json.maxDepth} deep` : 'any',
  ]);
  const heads = [
    ['source', 'at most', 'whole answer', 'between pieces', 'values of JSON'],
    ['---', '---', '---', '---', '---'],
  ];
  return [...heads, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function sayBytes(bytes: number): string {
  return bytes >= 1e6 ? `${bytes / 1e6} MB` : `${bytes / 1e3} kB`;
}
