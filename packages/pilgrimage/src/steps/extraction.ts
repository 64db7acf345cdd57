import type { StationsPort, WorksPort } from '../ports/index.ts';
import { flow } from './flow.ts';

/** What is read by rules is certain where both names are known, and a guess where a name was taken from the form of the sentence. */
const KNOWN = 1;
const BY_FORM = 0.5;

/** Forms in which people say both, when a name is none that we know. The title is `work`, the station `from`. */
const FORMS: readonly RegExp[] = [
  /(?:at|in|near|from)\s+(?<from>[^,.]+?)(?:\s+station)?\s*(?:,|\band\b|\bi\b).*?(?:visit|see|find|walk|tour)\s+(?:the\s+)?["“«]?(?<work>.+?)["”»]?\s+(?:locations?|scenes?|places?|spots?|pilgrimage)/iu,
  /(?:visit|see|find|walk|tour)\s+(?:the\s+)?["“«]?(?<work>.+?)["”»]?\s+(?:locations?|scenes?|places?|spots?|pilgrimage).*?\b(?:from|near|around|at)\s+(?<from>[^,.]+)/iu,
  /["“«](?<work>.+?)["”»].*?\b(?:from|near|around|at|in)\s+(?<from>[^,.]+)/iu,
  /(?<from>[^、。，,\s]+?)駅?(?:に|から|で|にいて|周辺|付近).*?[「『](?<work>.+?)[」』]/u,
  /[「『](?<work>.+?)[」』].*?(?<from>[^、。，,\sをに]+?)駅?(?:から|周辺|付近)/u,
  /(?:我在|从|從)(?<from>[^、。，,]+?)(?:站|駅)?(?:[，,、出]|想|$).*?[《「『](?<work>.+?)[》」』]/u,
];

/** Reads the title and the station out of the sentence. Names that we know are found anywhere in it; no model is asked. */
export function extractionStep({
  works,
  stations,
}: {
  readonly works: Pick<WorksPort, 'findIn'>;
  readonly stations: Pick<StationsPort, 'findIn'>;
}) {
  return flow.step({
    name: 'ExtractionAgent',
    reads: ['user_query'],
    writes: ['bangumi_name', 'location', 'extraction_meta'],
    run: ({ user_query: query }) => {
      const work = works.findIn(query);
      // What the title holds is no station: "The Garden of Words in Shinjuku".
      const rest = work === undefined ? query : query.replace(work, ' ');
      const station = stations.findIn(rest);
      const form = work !== undefined && station !== undefined ? undefined : formOf(query);
      return {
        bangumi_name: work ?? form?.work ?? null,
        location: station ?? form?.from ?? null,
        extraction_meta: { method: 'rules', confidence: confidenceOf(work, station, form) },
      };
    },
  });
}

interface Form {
  readonly work: string | undefined;
  readonly from: string | undefined;
}

function formOf(query: string): Form | undefined {
  for (const form of FORMS) {
    const { work, from } = form.exec(query)?.groups ?? {};
    if (work !== undefined || from !== undefined) return { work: work?.trim(), from: from?.trim() };
  }
  return undefined;
}

function confidenceOf(work: string | undefined, station: string | undefined, form: Form | undefined): number {
  const title = work === undefined ? Number(form?.work !== undefined) * BY_FORM : KNOWN;
  const from = station === undefined ? Number(form?.from !== undefined) * BY_FORM : KNOWN;
  return (title + from) / 2;
}
