import type { Person } from '@wayfarer/trip';
import { formatMoney } from '@wayfarer/trip/money';

import type { BrainRequest, Learned, OpenQuestion, Understanding } from '../src/brain.ts';
import type { Fact, FactName } from '../src/facts.ts';

export const TODAY = '2026-11-21';

export interface Case {
  readonly line: number;
  readonly message: string;
  readonly open: readonly OpenQuestion[];
  readonly facts: readonly Fact[];
  readonly hints: NonNullable<BrainRequest['hints']>;
  readonly expected: string;
}

/** Reads the notation that the head of `utterances.txt` describes. */
export function parseCase(source: string, line: number): Case {
  const bar = source.lastIndexOf(' |');
  let message = source.slice(0, bar);
  const brackets: Record<string, string> = {};
  for (
    let match;
    (match = /^\[(open|known|heard): ([^\]]*)\] ?/.exec(message));
    message = message.slice(match[0].length)
  ) {
    brackets[match[1] ?? ''] = match[2] ?? '';
  }
  const known = (brackets['known'] ?? '').split(' ').filter(Boolean);
  const heard = Object.fromEntries(
    (brackets['heard'] ?? '')
      .split(' ')
      .filter(Boolean)
      .map((pair) => pair.split('=')),
  );
  return {
    line,
    message: message.replaceAll(String.raw`\n`, '\n'),
    open: (brackets['open'] ?? '')
      .split(' ')
      .filter(Boolean)
      .map((fact) => toQuestion(fact as FactName)),
    facts: known.map(toFact),
    hints: {
      ...(heard['days'] ? { days: Number(heard['days']) } : {}),
      ...(heard['month'] ? { month: heard['month'] } : {}),
    },
    expected: words(source.slice(bar + 2)),
  };
}

function toQuestion(fact: FactName): OpenQuestion {
  return { id: `question_${fact}`, text: `What about ${fact}?`, fact, chips: [] };
}

const LISTS = ['destinations', 'dietary', 'interests', 'mustDo', 'avoid', 'accessibility'];

function toFact(pair: string): Fact {
  const [name = '', text = ''] = pair.split('=');
  const value = LISTS.includes(name) ? text.split(',') : name === 'travelers' ? Number(text) : text;
  return { name, value, text, status: 'stated', from: 0 } as unknown as Fact;
}

function words(text: string): string {
  return text.trim().split(/\s+/).filter(Boolean).toSorted().join(' ');
}

/** What was understood in the same notation; hints on a length or a month where they are asked for. */
export function show(
  { learned, remarks, assent, hints = {} }: Understanding,
  { withHints = false }: { readonly withHints?: boolean } = {},
): string {
  const facts = learned.map(showFact);
  const codes = remarks.map(({ code, fact }) => `!${code}${fact ? `:${fact}` : ''}`);
  const { days, month } = withHints && !hasEnd(learned) ? hints : {};
  const heard = [...(days === undefined ? [] : [`days=${days}`]), ...(month === undefined ? [] : [`month=${month}`])];
  return [...facts, ...codes, ...heard, ...(assent ? [`assent=${assent}`] : [])].toSorted().join(' ');
}

/** A length beside both ends says nothing new. */
function hasEnd(learned: readonly Learned[]): boolean {
  return learned.some(({ name }) => name === 'end');
}

function showFact(fact: Learned): string {
  const sign = fact.status === 'assumed' ? '~' : '=';
  if (fact.value === null) return `${fact.name}=?`;
  if (fact.name === 'budget') {
    const { money, scope } = fact.value as { money: { amount: number; currency: string }; scope: string };
    return `budget${sign}${formatMoney(money).replaceAll(' ', '')}/${scope}`;
  }
  if (fact.name === 'transport')
    return `transport${sign}${fact.value.map((wish) => Object.values(wish).join('_')).join(',')}`;
  if (fact.name === 'persons') return `persons${sign}${fact.value.map(showPerson).join(';')}`;
  const value = Array.isArray(fact.value)
    ? fact.value.join(',') || 'none'
    : typeof fact.value === 'object'
      ? JSON.stringify(fact.value)
      : String(fact.value);
  return `${fact.name}${sign}${value.replaceAll(' ', '_')}`;
}

/** `two_of_you*2:€600`, `Anna:vegan+art-museum@6`. */
function showPerson({
  label,
  count,
  ages = [],
  diets = [],
  access = [],
  interests = [],
  avoid = [],
  limit,
}: Person): string {
  const said = [
    [...diets, ...access].join(','),
    ...interests.map((interest) => `+${interest}`),
    ...avoid.map((kind) => `-${kind}`),
    ages.length > 0 ? `@${ages.join(',')}` : '',
    limit ? `<${formatMoney(limit.money)}${limit.scope === 'person' ? '' : '/day'}` : '',
  ].join('');
  return `${label.replaceAll(' ', '_')}${count === 1 ? '' : `*${count}`}:${said}`;
}
