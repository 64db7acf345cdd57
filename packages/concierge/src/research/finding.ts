import type { NewEvent } from '@wayfarer/archon';
import { type Language, textsIn } from '@wayfarer/language';

import { sayDecision } from '../chat/acts/say-decision.ts';
import type { Spoken } from '../chat/conversation.ts';
import { foldAhead } from '../chat/fold-ahead.ts';
import { speakerOf } from '../chat/scene.ts';
import { receive } from '../decide-say.ts';
import type { ForgetFindings, HeardResearch, NoteFindings } from '../trip-command.ts';
import type { TripState } from '../trip-state.ts';
import type { TripWorld } from '../trip-world.ts';
import { listUnknown } from './gap.ts';
import type { NotedFinding } from './noted-finding.ts';
import { askAboutHours, offerFor } from './offer.ts';
import { sayCosts } from './say-costs.ts';

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
