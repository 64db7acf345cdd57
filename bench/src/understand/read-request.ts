import { type Brain, type FactName, findFact, type Understanding, valueOf } from '@wayfarer/language';
import { daysBetween } from '@wayfarer/trip/clock';
import { minorDigits } from '@wayfarer/trip/money';

import type { Field, Known, Reading, Request } from './request.ts';

/** What the brain makes of a first sentence, in the bench's words. */
export async function readRequest(brain: Brain, request: Request, today: string): Promise<Reading> {
  const signal = new AbortController().signal;
  const message = { message: request.text, index: 0, mode: 'CLARIFY', facts: [], open: [], today } as const;
  const understanding = await brain.understand(message, signal);
  const known = toKnown(understanding);
  return { id: request.id, known, asks: listAsks(understanding, known) };
}

function toKnown({ learned, hints = {}, heard = {} }: Understanding): Known {
  const facts = learned.map((fact) => ({ ...fact, text: '' }));
  const [start, end, travelers, budget] = [
    valueOf(facts, 'start') ?? hints.month,
    valueOf(facts, 'end'),
    valueOf(facts, 'travelers'),
    valueOf(facts, 'budget'),
  ];
  const { amount = 0, currency = 'USD' } = budget?.money ?? {};
  const destinations = (heard.destinations ?? []).map(toName);
  const days = toDays(valueOf(facts, 'start'), end) ?? hints.days;
  return {
    ...(destinations.length > 0 && { destinations }),
    ...(heard.origin && { origin: toName(heard.origin) }),
    ...(start && { start }),
    ...(end && { end }),
    ...(days !== undefined && { days }),
    ...(travelers !== undefined && { travelers }),
    ...(budget && {
      budget: { amount: amount / 10 ** minorDigits(currency), currency, scope: budget.scope },
    }),
  };
}

/** Both ends count. */
function toDays(start: string | undefined, end: string | undefined): number | undefined {
  return start === undefined || end === undefined ? undefined : daysBetween(start, end) + 1;
}

/** The product asks for whatever is required and not known; a waived fact is not asked for. */
function listAsks({ learned }: Understanding, known: Known): readonly Field[] {
  const facts = learned.map((fact) => ({ ...fact, text: '' }));
  const isOpen = (name: FactName): boolean => findFact(facts, name) === undefined;
  const asks: readonly (readonly [Field, boolean])[] = [
    ['destinations', isOpen('destinations')],
    ['origin', isOpen('origin')],
    ['start', isOpen('start')],
    ['end', isOpen('end')],
    ['days', isOpen('end')],
    ['travelers', isOpen('travelers')],
    ['budget', isOpen('budget') && isOpen('budgetLevel')],
  ];
  return asks.filter(([field, open]) => open && known[field] === undefined).map(([field]) => field);
}

/** ASCII as the table of cities writes it: Köln is Koeln. */
function toName({ name, country }: { readonly name: string; readonly country: string }): string {
  const ascii = name
    .replace(/[’‘]/g, "'")
    .replace(/[äöü]/gi, (letter) => `${letter.normalize('NFD').slice(0, 1)}e`)
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '');
  return `${ascii}/${country}`;
}
