import type { Gazetteer } from '@wayfarer/language';

import { describeValue } from './fact-text.ts';
import { type Fact, type FactName, type FactValues, findFact, valueOf } from './facts.ts';

/** A fact with its text. */
export function toFact<Name extends FactName>(
  name: Name,
  value: FactValues[Name] | null,
  context: { readonly status: Fact['status']; readonly from?: number; readonly gazetteer: Gazetteer },
): Fact {
  const text = describeValue(name, value, context.gazetteer);
  return {
    name,
    value,
    text,
    status: context.status,
    ...(context.from === undefined ? {} : { from: context.from }),
  } as Fact;
}

/** What "you decide" becomes. Facts without an entry cannot be left to us; `null` stands for "does not matter". */
const WHEN_WAIVED: Partial<FactValues> & Readonly<Partial<Record<FactName, unknown>>> = {
  budgetLevel: 'mid',
  pace: 'moderate',
  dietary: [],
  interests: [],
  mustDo: [],
  accessibility: [],
  avoid: [],
  crowds: 'fine',
  openingHours: 'any',
  stayAreas: [],
};
const CANNOT_BE_WAIVED: ReadonlySet<FactName> = new Set(['destinations', 'start', 'end', 'travelers']);

/** The value that a waived fact takes, or `undefined` when nobody but the traveller can know it. */
export function waivedValue<Name extends FactName>(name: Name): FactValues[Name] | null | undefined {
  if (CANNOT_BE_WAIVED.has(name)) return undefined;
  return (WHEN_WAIVED[name] as FactValues[Name] | undefined) ?? null;
}

/** What nobody asked about and is taken for granted in plain sight, once the trip is otherwise known. */
export function listDefaults(facts: readonly Fact[], gazetteer: Gazetteer): readonly Fact[] {
  const [first] = valueOf(facts, 'destinations') ?? [];
  // Limits are compared with what somebody pays, so the trip is counted in their money.
  const currency =
    valueOf(facts, 'persons')?.find(({ limit }) => limit)?.limit?.money.currency ??
    valueOf(facts, 'budget')?.money.currency ??
    (first ? gazetteer.getCity(first).currency : undefined);
  const assumed = { status: 'assumed', gazetteer } as const;
  const all = [
    toFact('dietary', [], assumed),
    toFact('hotelStyle', 'any', assumed),
    ...(currency ? [toFact('currency', currency, assumed)] : []),
    toFact('accessibility', [], assumed),
    toFact('avoid', [], assumed),
    toFact('crowds', 'fine', assumed),
  ];
  return all.filter((fact) => !findFact(facts, fact.name));
}
