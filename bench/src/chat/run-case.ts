import type { RawCatalogue } from '../plan/check-option.ts';
import { isInLanguage } from './answer-language.ts';
import type { ChatCase } from './chat-case.ts';
import { judge, type Judged, type Verdict } from './judge.ts';
import { StaleCaseError } from './plan-seen.ts';
import type { ChatHouse } from './setups.ts';
import { type Heard, tellCase } from './tell-case.ts';

/** A line of the verdicts. */
export interface ChatRow {
  readonly id: string;
  readonly lang: ChatCase['lang'];
  readonly kind: string;
  readonly verdict: Verdict;
  readonly how: string;
  readonly ms: number;
  readonly cpuMs: number;
  readonly text: string;
  readonly said: string;
  /** The answer is in the language of the message. */
  readonly inLanguage: boolean;
}

/** What a yes to it is part of: what it costs beyond the stops is asked first, by the travel policy. */
const ASKED_FIRST = [
  'stay',
  'dates',
  'travelers',
  'diet',
  'budget',
  'cheaper',
  'option',
  'arrival',
  'departure',
] as const;
/** More chips than this are not tried. */
const MOST_CHIPS = 5;

/** One case, told and judged. */
export async function runCase(
  one: ChatCase,
  parts: { readonly house: ChatHouse; readonly catalogue: RawCatalogue },
): Promise<ChatRow> {
  const { id, lang, kind, text } = one;
  const about = { id, lang, kind, text: text.slice(0, 200) };
  try {
    const heard = await tellCase(one, parts);
    const { ms, cpuMs, said } = heard;
    return {
      ...about,
      ...(await judgeWhole(one, heard, parts)),
      ms: round(ms),
      cpuMs: round(cpuMs),
      said,
      inLanguage: isInLanguage(said, lang),
    };
  } catch (error) {
    const verdict = error instanceof StaleCaseError ? 'stale' : 'silent';
    const how = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    return { ...about, verdict, how, ms: 0, cpuMs: 0, said: '', inLanguage: false };
  }
}

/** Where something is offered to say yes to, or to tap, it counts what that would do. */
async function judgeWhole(
  one: ChatCase,
  heard: Heard,
  parts: { readonly house: ChatHouse; readonly catalogue: RawCatalogue },
): Promise<Judged> {
  const judged = judge(one, heard);
  const isRightAfter = async (then: Parameters<typeof tellCase>[1]['then']): Promise<boolean> =>
    judge(one, await tellCase(one, { ...parts, ...(then && { then }) })).verdict === 'right';
  if (judged.how === 'proposed' && (await isRightAfter([['approval', { approved: true }]])))
    return { verdict: ASKED_FIRST.some((key) => key in one.expect) ? 'right' : 'asked', how: 'after a yes' };
  if (judged.how !== 'asked' && judged.how !== 'not understood') return judged;
  if (judged.verdict === 'right') return judged;
  for (const chip of heard.after.trip.chips.slice(0, MOST_CHIPS)) {
    if (!(await isRightAfter([['message', { text: chip }]]))) continue;
    const isFirst = chip === heard.after.trip.chips[0] && ASKED_FIRST.some((key) => key in one.expect);
    return { verdict: isFirst ? 'right' : 'asked', how: `a tap away` };
  }
  return judged;
}

function round(milliseconds: number): number {
  return Number(milliseconds.toFixed(1));
}
