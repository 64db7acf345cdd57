import type { Concierge } from '@wayfarer/concierge';
import type { Trip } from '@wayfarer/contract';

import { type Terminal, TRIP_WORD, type TripCommand } from '../command.ts';
import { findTripId } from '../find-trip.ts';
import { wrap } from '../render/lay-out.ts';
import { showDays } from '../render/show-days.ts';
import { showDecision } from '../render/show-decision.ts';
import { listFurther, showOptions } from '../render/show-options.ts';
import { showSources } from '../render/show-sources.ts';
import { showChips, showPlan, showQuestions, showWords } from '../render/show-trip.ts';
import type { Style } from '../render/style.ts';
import { toFailure } from '../to-failure.ts';

const HELP =
  'A number takes the answer or option of that number. Others: show, why, quit. On the way: crowd 85, closed, replace 1, undo.';

export const chat: TripCommand = {
  name: 'chat',
  summary: 'talk about a trip until it is planned, and on the way',
  usage: '[TRIP]',
  words: [0, 1],
  options: {},
  details: `${TRIP_WORD} Without one a trip is begun. ${HELP}`,
  async run({ concierge, terminal, words: [word] }) {
    const trip =
      word === undefined ? await concierge.createTrip({}) : await concierge.getTrip(await findTripId(concierge, word));
    terminal.out(terminal.style.dim(`${HELP}\n\n`));
    await talk(trip, concierge, terminal);
    return undefined;
  },
};

async function talk(begun: Trip, concierge: Concierge, terminal: Terminal): Promise<void> {
  let trip = begun;
  tell(trip, undefined, terminal);
  const prompt = (): void => terminal.out(terminal.isInteractive ? terminal.style.accent('> ') : '');
  prompt();
  for await (const line of terminal.lines()) {
    const text = line.trim();
    if (['quit', 'exit'].includes(text)) break;
    if (text === 'show' || text === 'why')
      terminal.out(`${showPlan(trip, terminal.style, text === 'why').join('\n\n')}\n`);
    else if (text !== '') trip = await answer(trip, text, { concierge, terminal });
    prompt();
  }
  terminal.out(terminal.style.dim(`${trip.id}: \`wayfarer chat ${trip.id}\` goes on.\n`));
}

/** Says what was typed, and tells what came of it. A refusal is told as well, and the talk goes on. */
async function answer(
  trip: Trip,
  text: string,
  { concierge, terminal }: Pick<Parameters<TripCommand['run']>[0], 'concierge' | 'terminal'>,
): Promise<Trip> {
  try {
    const next = await concierge.write(trip.id, 'message', { text });
    tell(next, trip, terminal);
    return next;
  } catch (error) {
    const { problem } = await toFailure(error);
    if (problem.code === 'internal') throw error;
    terminal.out(`${terminal.style.warn(problem.message)}\n`);
    return trip;
  }
}

/** The whole plan when it is chosen; later only the days that have changed. */
function showNewDays(trip: Trip, before: Trip | undefined, style: Style): string[] {
  if (!before || before.selected !== trip.selected) return trip.days.length > 0 ? showPlan(trip, style, false) : [];
  const known = new Set(before.days.map((day) => JSON.stringify(day)));
  const days = trip.days.filter((day) => !known.has(JSON.stringify(day)));
  return [showDays(days, { style, nextVisitId: trip.nextVisitId })];
}

/** What is new since `before`. */
function tell(trip: Trip, before: Trip | undefined, { out, style }: Terminal): void {
  const isNew = (name: 'options' | 'days' | 'pending'): boolean =>
    JSON.stringify(trip[name]) !== JSON.stringify(before?.[name]);
  const words = trip.messages.slice(before?.messages.length ?? 0).filter(({ role }) => role === 'assistant');
  const isChoice = isNew('options') && trip.selected === null && trip.options.length > 0;
  const known = isChoice ? listFurther(trip.warnings, trip.options) : trip.warnings;
  const warnings = known.filter((warning) => !before?.warnings.includes(warning));
  const parts = [
    ...words.map(({ text }) => showWords(text, trip.questions, style)),
    showQuestions(trip, style),
    ...(isChoice ? [showOptions(trip, style), showSources(trip.attributions, style)] : []),
    ...(isNew('days') ? showNewDays(trip, before, style) : []),
    ...(isNew('pending') && trip.pending ? [showDecision(trip.pending, style)] : [showChips(trip, style)]),
    ...(warnings.length > 0 ? [style.warn(wrap(warnings.join('\n'), style.width))] : []),
  ];
  out(`${parts.filter((part) => part !== '').join('\n\n')}\n\n`);
}
