import type { Trip } from '@wayfarer/contract';

import { wrap } from './lay-out.ts';
import { numbersIn, showCosts, showDays, showLeftOut } from './show-days.ts';
import { showDecision } from './show-decision.ts';
import { showFindings } from './show-findings.ts';
import { listFurther, showOptions } from './show-options.ts';
import { showPersons, showSplit } from './show-persons.ts';
import { showSources } from './show-sources.ts';
import type { Style } from './style.ts';

export interface TripOptions {
  readonly isWhyShown?: boolean;
}

/** Everything about a trip that helps with the next step. */
export function showTrip(trip: Trip, style: Style, { isWhyShown = false }: TripOptions = {}): string {
  const isChoice = trip.selected === null && trip.options.length > 0;
  const warnings = isChoice ? listFurther(trip.warnings, trip.options) : trip.warnings;
  const parts = [
    showHead(trip, style),
    showLastWords(trip, style),
    showQuestions(trip, style),
    ...(isChoice ? [showOptions(trip, style), showSources(trip.attributions, style)] : []),
    ...(trip.days.length > 0 ? showPlan(trip, style, isWhyShown) : []),
    ...(warnings.length > 0 ? [style.warn(wrap(warnings.join('\n'), style.width))] : []),
    ...(trip.pending ? [showDecision(trip.pending, style)] : []),
    showCityOffer(trip, style),
    showNextStep(trip, style),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

function showHead({ id, title, now, mode }: Trip, style: Style): string {
  const where = now ? `${now.date} ${now.time}` : mode;
  return `${style.bold(title)}  ${style.dim(`${id} · ${where}`)}`;
}

/** What was said last, without what the questions and options below say better. */
function showLastWords({ messages, options, questions, days }: Trip, style: Style): string {
  const last = messages.at(-1);
  if (last?.role !== 'assistant' || days.length > 0) return '';
  return options.length > 0
    ? wrap(last.text.split('\n')[0] ?? '', style.width)
    : showWords(last.text, questions, style);
}

/** A message without the questions in it that are shown with their answers. */
export function showWords(text: string, questions: Trip['questions'], style: Style): string {
  const lines = text.split('\n').filter((line) => !questions.some((question) => line.endsWith(question.text)));
  return wrap(lines.join('\n'), style.width);
}

/** What a moment of the trip needs: the open decision, or the day as it now is. */
export function showMoment(
  trip: Trip,
  style: Style,
  {
    words = [],
    days = trip.days.filter(({ date }) => date === trip.now?.date),
  }: { readonly words?: readonly string[]; readonly days?: Trip['days'] } = {},
): string {
  const body = trip.pending
    ? showDecision(trip.pending, style)
    : showDays(days, {
        style,
        nextVisitId: trip.nextVisitId,
        waiting: trip.waiting,
        numbers: numbersIn(trip.days),
      });
  const more = trip.queue > 0 ? [`${trip.queue} more decisions wait behind this one.`] : [];
  const said = wrap(words.join('\n'), style.width);
  return `${[showHead(trip, style), said, body, ...more, showSources(trip.attributions, style), showNextStep(trip, style)].filter((part) => part !== '').join('\n\n')}\n`;
}

/** Numbered as they are answered: the questions where there are several, else the answers, unless a number is asked for itself. */
export function showQuestions({ questions }: Pick<Trip, 'questions'>, style: Style): string {
  const isNumbered = questions.length > 1;
  const asked = questions.map(({ text, chips, input, number }, at) => {
    const isAmount = input !== 'text';
    const answers = chips.map((chip, index) =>
      isNumbered || isAmount ? `  - ${chip}` : `  ${style.accent(`${index + 1}`)} ${chip}`,
    );
    return [style.bold(isNumbered ? `${number ?? at + 1}. ${text}` : text), ...answers].join('\n');
  });
  return asked.join('\n');
}

/** What may be said next, numbered; nothing where the questions say it. */
export function showChips({ questions, chips }: Pick<Trip, 'questions' | 'chips'>, style: Style): string {
  if (questions.length > 0) return '';
  return chips.map((chip, index) => `  ${style.accent(`${index + 1}`)} ${chip}`).join('\n');
}

/** How the rest of a city is had of which little is known, or why it could not be. */
function showCityOffer({ id, cityOffer }: Trip, style: Style): string {
  if (!cityOffer) return '';
  const { city, from, megabytes, seconds, status, note } = cityOffer;
  if (status === 'fetching') return wrap(note ?? '', style.width);
  const size = [
    ...(megabytes === undefined ? [] : [`${megabytes} MB`]),
    ...(seconds === undefined ? [] : [`${seconds} s`]),
  ];
  const about = size.length === 0 ? '' : ` (about ${size.join(', ')})`;
  const why = status === 'failed' && note !== undefined ? note : `Little is known of ${city} here.`;
  return `${wrap(`${why} Get it from ${from}${about}:`, style.width)}\n  wayfarer say ${id} "Get ${city} from ${from}"`;
}

export function showPlan(trip: Trip, style: Style, isWhyShown: boolean): string[] {
  const days = showDays(trip.days, { style, nextVisitId: trip.nextVisitId, waiting: trip.waiting, isWhyShown });
  const costs = `${style.bold('Costs')}\n${showCosts(trip)}`;
  const leftOut =
    isWhyShown && trip.leftOut.length > 0 ? [`${style.bold('Left out')}\n${showLeftOut(trip.leftOut, style)}`] : [];
  const persons = showPersons(trip, style);
  const each = persons === '' ? [] : [`${style.bold('Each of you')}\n${persons}`];
  const split = isWhyShown && trip.split ? [`${style.bold('Who pays what')}\n${showSplit(trip, style)}`] : [];
  return [
    days,
    costs,
    ...each,
    ...split,
    ...leftOut,
    showFindings(trip, style),
    showSources(trip.attributions, style),
  ].filter((part) => part !== '');
}

function showNextStep({ id, questions, options, selected, pending }: Trip, style: Style): string {
  const steps = [
    ...(questions.length > 0 ? [`wayfarer say ${id} "…"`] : []),
    ...(selected === null && options.length > 0 ? [`wayfarer choose ${id} 1`] : []),
    ...(pending
      ? [`wayfarer decide ${id} ${pending.choices.find(({ recommended }) => recommended)?.choice ?? 'keep'}`]
      : []),
  ];
  return steps.length === 0 ? '' : style.dim(`Next: ${steps.join('  or  ')}`);
}
