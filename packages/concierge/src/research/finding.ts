import type { NewEvent, StoredEvent } from '@wayfarer/archon';
import type { Finding } from '@wayfarer/contract';
import { type Language, textsIn } from '@wayfarer/language';
import { type FoundFact, isSameData } from '@wayfarer/trip';

import { sayDecision } from '../chat/acts/say-decision.ts';
import type { Spoken } from '../chat/conversation.ts';
import { foldAhead } from '../chat/fold-ahead.ts';
import { speakerOf } from '../chat/scene.ts';
import type { Heard, TripState, TripWorld } from '../core.ts';
import { receive } from '../decide-say.ts';
import { listUnknown } from './gap.ts';
import { askAboutHours, offerFor } from './offer.ts';
import { sayCosts } from './say-costs.ts';

/** A finding as the log keeps it, with what the plan may count with. */
export interface NotedFinding extends Omit<Finding, 'counts'> {
  readonly fact?: FoundFact;
}

/** A message that is about research and nothing else, in the language that it is written in. */
export interface HeardResearch extends Heard {
  readonly language?: Language;
}

/** Notes what was looked up: the plan counts with what holds, and its days stay as they are until the traveller answers. */
export interface NoteFindings {
  readonly type: 'note-findings';
  readonly findings: readonly NotedFinding[];
  /** The message that asked for it, if one did. */
  readonly heard?: HeardResearch;
  /** Nobody has asked: where nothing is new, nothing is said. */
  readonly unasked?: boolean;
}

/** The plan counts no more with anything that was looked up. */
export interface ForgetFindings {
  readonly type: 'forget-findings';
  readonly heard?: HeardResearch;
}

/** Up to version 1 a finding was shown alone. */
export const FINDING_VERSIONS: Readonly<Record<string, number>> = { 'findings-noted': 2 };

export function decideFindings(
  state: TripState,
  { findings, heard, unasked = false }: Omit<NoteFindings, 'type'>,
  world: TripWorld,
): readonly NewEvent[] {
  const language = languageOf(state, heard);
  const { begin } = textsIn(language).findings;
  if (findings.length === 0)
    return unasked ? [] : withAnswer(state, heard, { events: [], spoken: { text: sayNothingFound(state, language) } });
  const noted: NewEvent = { type: 'findings-noted', version: 2, author: 'researcher', content: { findings } };
  const after = foldAhead(state, noted);
  const asked = askAboutHours(after, findings, world);
  const then = asked.reduce(foldAhead, after);
  const costs = sayCosts({ before: state.journey, after: then.journey }, language);
  const offer = then.journey?.pending ? undefined : offerFor(then, { findings, isOver: costs.isOver, language, world });
  const question = sayQuestion(asked, then, language);
  const spoken: Spoken = {
    ...(question?.offered && { offered: question.offered }),
    ...(offer?.offered && { offered: offer.offered }),
    text: [
      ...(unasked ? [begin] : []),
      ...findings.map((finding) => sayFinding(finding, language)),
      ...costs.sentences,
      ...(offer ? [offer.text] : []),
      ...(offer?.offered ? [] : [textsIn(language).findings.daysStay]),
      ...(question ? [question.text] : []),
    ].join('\n'),
  };
  return withAnswer(state, heard, { events: [noted, ...asked, ...(offer?.events ?? [])], spoken });
}

/** So many names are said; the plan shows the others. */
const MOST_NAMES = 3;

/** That everything is known is said only where it is so. */
function sayNothingFound({ journey }: TripState, language: Language): string {
  const { nothingOpen, nothingMore } = textsIn(language).findings;
  const unknown = journey ? listUnknown(journey) : [];
  if (unknown.length === 0) return nothingOpen;
  const more = unknown.length > MOST_NAMES ? ' …' : '';
  return nothingMore(`${unknown.slice(0, MOST_NAMES).join(', ')}${more}`);
}

export function forgetFindings(state: TripState, { heard }: Omit<ForgetFindings, 'type'>): readonly NewEvent[] {
  const { forgotten, nothingToForget } = textsIn(languageOf(state, heard)).findings;
  if (state.found.length === 0) return withAnswer(state, heard, { events: [], spoken: { text: nothingToForget } });
  const gone: NewEvent = { type: 'findings-forgotten', version: 1, author: 'traveller', content: {} };
  return withAnswer(state, heard, { events: [gone], spoken: { text: forgotten } });
}

/** What is found and what is forgotten after one more event. The newest finding of a gap takes the place of the one before. */
export function evolveFindings(
  { found, forgotten }: Pick<TripState, 'found' | 'forgotten'>,
  { type, content }: StoredEvent,
): Pick<TripState, 'found' | 'forgotten'> {
  if (type === 'findings-forgotten') return { found: [], forgotten: [...forgotten, ...found] };
  if (type !== 'findings-noted') return { found, forgotten };
  const { findings } = content as { readonly findings: readonly NotedFinding[] };
  const ids = new Set(findings.map(({ id }) => id));
  const others = (all: readonly NotedFinding[]) => all.filter(({ id }) => !ids.has(id));
  const replaced = found.filter((one) => ids.has(one.id) && !findings.some(({ fact }) => isSameData(fact, one.fact)));
  return { found: [...others(found), ...findings], forgotten: [...others(forgotten), ...replaced] };
}

function languageOf({ conversation }: TripState, heard: HeardResearch | undefined): Language {
  return heard?.language ?? conversation.language;
}

function withAnswer(
  state: TripState,
  heard: HeardResearch | undefined,
  { events, spoken }: { readonly events: readonly NewEvent[]; readonly spoken: Spoken },
): readonly NewEvent[] {
  const language = languageOf(state, heard);
  const received = heard ? receive(state, { ...heard, understood: { language } }) : [];
  // A message is heard once, and so is what it leads to.
  if (heard && received.length === 0) return [];
  return [...received, ...events, { type: 'message-sent', version: 1, author: 'researcher', content: spoken }];
}

function sayFinding({ about, status, text, by, source, question }: NotedFinding, language: Language): string {
  const { found, leftOut, unknown } = textsIn(language).findings;
  if (status === 'found') return found({ text, by, title: source?.title ?? '', url: source?.url ?? '' });
  return status === 'left-out' ? leftOut(about, text) : unknown(question);
}

/** The question that the hours lead to, if there is one; of several, which stop it is about. */
function sayQuestion(
  asked: readonly NewEvent[],
  state: TripState,
  language: Language,
): Pick<Spoken, 'text' | 'offered'> | undefined {
  const requested = asked.findLast(({ type }) => type === 'decision-requested');
  const isTold = asked.length === 1;
  return requested && sayDecision(requested.content, { speaker: speakerOf(state, language), isTold });
}
