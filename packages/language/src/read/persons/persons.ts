import { blank, findAll, findMoney, type Span } from '@wayfarer/router/grammar';
import { type Diet, isSameData, type Person } from '@wayfarer/trip';
import { fromMajor } from '@wayfarer/trip/money';

import type { Remark } from '../../brain.ts';
import { type FactValues, valueOf } from '../../facts.ts';
import { assumed, type Context, learn, NOTHING, type Reader, type ReadResult } from '../../facts/read-result.ts';
import { listed } from '../../say/words.ts';
import { readCurrency } from '../currency.ts';
import { findPersons, limitOf, type Said, withSaid } from './find-persons.ts';
import type { Known } from './subjects.ts';

const SUM = String.raw`(?<sum>\p{Sc}?\s?\d[\d.,]*(?:k\b)?\s?(?:\p{Sc}|euros?|dollars?|pounds?|yen|usd|eur|gbp|jpy)?)`;
/** "Nobody wants to spend more than 500", "everyone can spend 800": a limit of each of them. */
const EVERYBODY = new RegExp(
  [
    String.raw`\b(?:nobody|no one|none of us) (?:wants to |can |should |will |likes to |is able to )?(?:spends?|pays?|afford)s? (?:more than|over|above) ${SUM}`,
    String.raw`\b(?:everyone|everybody|each of us|each person|we each|we can each|each) (?:can |could |may |will |wants to |is able to |has |have )*(?:spend |afford |pay |a budget of |a limit of )(?:up to |at most |about |only |max(?:imum)? )*${SUM.replace('<sum>', '<each>')}`,
  ].join('|'),
  'giu',
);

/** What is said of single travellers: their money, what they like and eat, how old they are; and how all are done justice. */
export const readPersons: Reader = (text, context) => {
  const known = toKnown(context);
  const { said, unclear, fairness, split } = findPersons(text, known);
  const everybody = readEverybody(text, context);
  const parts = [
    everybody,
    toReading(text, said, context),
    unclear.length > 0 ? { ...NOTHING, taken: unclear, remarks: [askWho(text, unclear)] } : undefined,
    fairness && { ...NOTHING, learned: [learn('fairness', fairness.fairness)], taken: [fairness.span] },
    split && { ...NOTHING, taken: [split.span], remarks: [aboutSplit(split)] },
  ].filter((part) => part !== undefined);
  return parts.reduce<ReadResult>(
    (all, part) => ({
      learned: [...all.learned, ...part.learned],
      remarks: [...all.remarks, ...part.remarks],
      taken: [...all.taken, ...part.taken],
    }),
    NOTHING,
  );
};

/** True where a message speaks of single travellers, or of how they are done justice, and of nothing else. */
export function isOfPersonsOnly(text: string, context: Context): boolean {
  const { said, fairness, split } = findPersons(text, toKnown(context));
  const spans = [...said.map(({ span }) => span), ...(fairness ? [fairness.span] : []), ...(split ? [split.span] : [])];
  const all = [...spans, ...findAll(text, EVERYBODY)];
  return (
    all.length > 0 &&
    /^(?:[^\p{L}\p{N}]|\b(?:and|but|also|actually|please|now|so|sorry|no|well|ok|while|that|then|by the way|because|hi|hello)\b)*$/iu.test(
      blank(text, all).replaceAll('\uFFFC', ' '),
    )
  );
}

function toKnown({ facts, gazetteer }: Context): Known {
  return {
    persons: valueOf(facts, 'persons') ?? [],
    counted: new Map(),
    isPlace: (word) => gazetteer.findCityNames(word).some(({ match }) => match.kind === 'known'),
  };
}

function toReading(text: string, said: readonly Said[], context: Context): ReadResult {
  if (said.length === 0) return NOTHING;
  const uncounted = said.filter(({ subject }) => subject.uncounted);
  const currency = findCurrencyOf(text, context);
  const sums = said.filter(({ predicate }) => predicate.kind === 'limit' && predicate.amount !== null);
  const isUnclear = sums.some(
    ({ predicate }) => predicate.kind === 'limit' && (predicate.currency ?? currency) === undefined,
  );
  const usable = said.filter((one) => !uncounted.includes(one) && !(isUnclear && sums.includes(one)));
  const before = valueOf(context.facts, 'persons') ?? [];
  const persons = withSaid(before, usable, ({ amount, basis, currency: own }, count) =>
    amount === null ? undefined : limitOf({ amount, basis }, own ?? currency ?? '', count),
  );
  const isForEach = usable.some(({ predicate, subject }) => isTakenForEach(predicate, subject));
  return {
    learned: [
      ...(usable.length > 0
        ? [
            learn(
              'persons',
              persons,
              assumed(isForEach ? 'I took these sums for each person, not for them together.' : undefined),
            ),
          ]
        : []),
      ...learnDiets(said, persons, context),
    ],
    remarks: [
      ...(isUnclear ? [unclearCurrency(text, sums)] : []),
      ...[...new Set(uncounted.map(({ subject }) => subject.who.label))].map(askHowMany),
    ],
    taken: said.flatMap(spanTaken),
  };
}

/** Of relatives, who are counted by others, the likings and the money alone; ages and needs are read on by their own readers. */
function spanTaken({ predicate, span, head, subject }: Said): readonly Span[] {
  const isNamed = /^\p{Lu}/u.test(subject.who.label);
  const isTaken =
    ['likes', 'hates', 'limit'].includes(predicate.kind) ||
    (predicate.kind === 'diet' && (predicate.isGone || isNamed));
  if (isTaken) return [span];
  return isNamed ? [head] : [];
}

/** What they eat is the party's to keep; a diet that nobody keeps any more is not. */
function learnDiets(said: readonly Said[], persons: readonly Person[], { facts }: Context): ReadResult['learned'] {
  const gone = said.flatMap(({ predicate, subject }): readonly Diet[] => {
    if (predicate.kind !== 'diet' || !predicate.isGone) return [];
    const before = (valueOf(facts, 'persons') ?? []).find(({ label }) => label === subject.who.label);
    return predicate.diets.length > 0 ? predicate.diets : (before?.diets ?? []);
  });
  const kept = new Set(persons.flatMap(({ diets = [] }) => diets));
  const before = valueOf(facts, 'dietary') ?? [];
  const after = [...new Set([...before.filter((diet) => !gone.includes(diet) || kept.has(diet)), ...kept])];
  return isSameData(before, after) ? [] : [learn('dietary', after)];
}

function findCurrencyOf(text: string, context: Context): string | undefined {
  const [sum] = findMoney(text).filter(({ currency }) => currency !== undefined);
  const said = readCurrency(text, context).learned[0]?.value;
  const persons = valueOf(context.facts, 'persons') ?? [];
  return (
    sum?.currency ??
    (typeof said === 'string' ? said : undefined) ??
    persons.find(({ limit }) => limit)?.limit?.money.currency ??
    valueOf(context.facts, 'budget')?.money.currency ??
    valueOf(context.facts, 'currency')
  );
}

function isTakenForEach(predicate: Said['predicate'], { who }: Said['subject']): boolean {
  return predicate.kind === 'limit' && predicate.amount !== null && who.count !== 1 && predicate.basis === 'unsaid';
}

function unclearCurrency(text: string, sums: readonly Said[]): Remark {
  const words = sums.map(({ span }) => text.slice(span.index, span.end).trim());
  return {
    code: 'budget-unclear',
    fact: 'budget',
    text: `I do not know in which currency this is meant: ${listed(words.map((word) => `"${word}"`))}. Say it once more with the currency, e.g. "two of us can spend €600, the others €1,500".`,
  };
}

function askHowMany(label: string): Remark {
  return {
    code: 'travelers-out-of-range',
    text: `How many are ${label === 'the children' ? 'the children, and how old are they' : label}? Say e.g. "${label === 'the children' ? 'two kids, 6 and 9' : 'three friends'}", then what you said of them once more.`,
  };
}

function askWho(text: string, unclear: readonly Span[]): Remark {
  const words = unclear.map(({ index, end }) => `"${text.slice(index, end).trim()}"`);
  return {
    code: 'not-understood',
    text: `Of whom do you speak in ${listed(words)}? Say a name, e.g. "Ben hates shopping".`,
  };
}

function aboutSplit({ words, isEven }: { readonly words: string; readonly isEven: boolean }): Remark {
  const how = 'nights are shared by heads, and everybody pays their own tickets, entries and meals';
  return {
    code: 'not-used',
    text: isEven
      ? `Costs are split evenly already: ${how}. Ask "who pays what?" once there is a plan.`
      : `I cannot split costs as in "${words}": ${how}. Ask "who pays what?" once there is a plan; each line can be shared otherwise among you.`,
  };
}

function readEverybody(text: string, context: Context): ReadResult | undefined {
  const [found] = findAll(text, EVERYBODY);
  if (!found) return undefined;
  const currency = findCurrencyOf(text, context);
  const sum = findMoney(found.text)[0];
  const amount = sum?.amount ?? Number((found.groups['sum'] ?? found.groups['each'] ?? '').replace(/[^\d]/g, ''));
  if (currency === undefined)
    return {
      ...NOTHING,
      taken: [found],
      remarks: [
        {
          code: 'budget-unclear',
          fact: 'budget',
          text: `In which currency is "${found.text.trim()}" meant? Say e.g. "nobody wants to spend more than €500".`,
        },
      ],
    };
  const budget: FactValues['budget'] = { money: fromMajor(amount, sum?.currency ?? currency), scope: 'person' };
  return { ...NOTHING, learned: [learn('budget', budget)], taken: [found] };
}
