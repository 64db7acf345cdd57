import type { Option, Trip } from '@wayfarer/contract';

import type { RawCatalogue } from '../check-option.ts';
import type { Wishes } from '../wishes.ts';
import { listSaid } from './said.ts';
import type { Tally } from './tally.ts';

/** Must-dos that are in, told of, only on the list of all that is left out, or gone without a word. */
export function measureMustDos(option: Option, trip: Trip, { mustDos }: Wishes): Tally {
  const planned = new Set(option.days.flatMap(({ visits }) => visits.map(({ placeId }) => placeId)));
  const missing = mustDos.filter(({ id }) => !planned.has(id));
  const said = listSaid(option, trip).filter((sentence) => !sentence.startsWith('Must see'));
  const told = missing.filter(({ name }) => said.some((sentence) => isWordOn(name, sentence)));
  const listed = missing.filter(
    (one) => !told.includes(one) && option.leftOut.some(({ placeId }) => placeId === one.id),
  );
  return {
    mustDos: mustDos.length,
    mustDosIn: mustDos.length - missing.length,
    mustDosSaid: told.length,
    mustDosOnlyListed: listed.length,
    mustDosSilent: missing.length - told.length - listed.length,
  };
}

/** A reason, not just the name, e.g. in a summary of what is wished. */
function isWordOn(name: string, sentence: string): boolean {
  return sentence.includes(name) && /\b(not|no|closed|shut|cannot|could|left out|without|only)\b/i.test(sentence);
}

/** Visits of places that are not known to be free of steps, for somebody who needs that: with a word on it, and without. */
export function measureAccess(option: Option, catalogue: RawCatalogue, { stepFree }: Wishes): Tally {
  if (!stepFree) return {};
  const stops = option.days.flatMap(({ visits }) => visits.filter(({ kind }) => kind === 'place' || kind === 'meal'));
  const unknown = stops.filter(({ placeId }) => catalogue.get(placeId)?.stepFree !== 'yes');
  const silent = unknown.filter(({ name, why }) => !/step|accessible|wheelchair/i.test(`${name} ${why}`));
  return { accessStops: stops.length, accessNotWhole: unknown.length, accessSilent: silent.length };
}

/** Wishes that came to a fact or to a word of an answer, and those that nobody seems to have heard. */
export function measureHeard(trip: Trip, wishes: Wishes): Tally {
  const told = trip.messages.filter(({ role }) => role === 'assistant').map(({ text }) => text);
  const texts = [...told, ...trip.warnings, ...trip.facts.map(({ text }) => text)].join('\n').toLowerCase();
  const heard: [string, boolean][] = [
    ...(wishes.travelers === undefined
      ? []
      : [['Party', valueOf(trip, 'travelers') === wishes.travelers] satisfies [string, boolean]]),
    ...wishes.diets.map((diet): [string, boolean] => ['Diets', listOf(trip, 'dietary').includes(diet)]),
    ...wishes.mustDos.map(({ id, name }): [string, boolean] => [
      'MustDos',
      listOf(trip, 'mustDo').includes(id) || texts.includes(name.toLowerCase()),
    ]),
    ...(wishes.stepFree ? [['Access', listOf(trip, 'accessibility').length > 0] satisfies [string, boolean]] : []),
    ...(wishes.noCrowds ? [['Crowds', valueOf(trip, 'crowds') === 'avoid'] satisfies [string, boolean]] : []),
    ...(wishes.children ? [['Children', /child|kid/.test(texts)] satisfies [string, boolean]] : []),
    ...[wishes.arriveAt, wishes.leaveAt]
      .filter((time) => time !== undefined)
      .map((time): [string, boolean] => ['Times', texts.includes(time)]),
    ...(wishes.budget === undefined
      ? []
      : [
          // Who is told that it is too little, and then leaves it to the plan, has been heard.
          ['Budget', isBudgetRead(trip, wishes.budget) || TOO_LITTLE.test(texts)] satisfies [string, boolean],
        ]),
  ];
  const counts: Record<string, number> = { wishes: heard.length, wishesUnheard: 0 };
  for (const [topic, isHeard] of heard) {
    if (isHeard) continue;
    counts['wishesUnheard'] = (counts['wishesUnheard'] ?? 0) + 1;
    counts[`unheard${topic}`] = (counts[`unheard${topic}`] ?? 0) + 1;
  }
  return counts;
}

/** "Nothing fits the budget: the cheapest plan I find costs €1,902 in all.", or "… misses it by about €1,302." */
const TOO_LITTLE = /\bnothing fits the budget: [^\n]*\b(?:misses it by|costs)\b/;

function isBudgetRead(trip: Trip, { amount, scope }: NonNullable<Wishes['budget']>): boolean {
  const value = valueOf(trip, 'budget') as
    | { readonly scope?: string; readonly money?: { readonly amount?: number } }
    | undefined;
  return value?.scope === scope && value.money?.amount === amount * 100;
}

function listOf(trip: Trip, name: string): readonly string[] {
  const value = valueOf(trip, name);
  return Array.isArray(value) ? (value as string[]) : [];
}

function valueOf(trip: Trip, name: string): unknown {
  return trip.facts.find((fact) => fact.name === name)?.value;
}
