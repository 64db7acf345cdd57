import { readFileSync } from 'node:fs';

import type { Person } from '@wayfarer/trip';
import { formatMoney } from '@wayfarer/trip/money';
import { describe, expect, it } from 'vitest';

import type { OpenQuestion } from '../src/brain.ts';
import type { BrainRequest, Learned, Understanding } from '../src/brain.ts';
import type { Fact, FactName } from '../src/facts.ts';
import { createRuleBrain } from '../src/read/rule-brain.ts';
import { fakeGazetteer } from './fake-gazetteer.ts';

const TODAY = '2026-11-21';
const brain = createRuleBrain({ gazetteer: fakeGazetteer });

interface Case {
  readonly line: number;
  readonly message: string;
  readonly open: readonly OpenQuestion[];
  readonly facts: readonly Fact[];
  readonly hints: NonNullable<BrainRequest['hints']>;
  readonly expected: string;
}

/** Reads the notation that the head of `utterances.txt` describes. */
function parseCase(source: string, line: number): Case {
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

function show({ learned, remarks, assent }: Understanding): string {
  const facts = learned.map(showFact);
  const codes = remarks.map(({ code, fact }) => `!${code}${fact ? `:${fact}` : ''}`);
  return [...facts, ...codes, ...(assent ? [`assent=${assent}`] : [])].toSorted().join(' ');
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

const cases = readFileSync(new URL('utterances.txt', import.meta.url), 'utf8')
  .split('\n')
  .map((source, at) => ({ source, line: at + 1 }))
  .filter(({ source }) => source.trim() !== '' && !source.startsWith('#'))
  .map(({ source, line }) => parseCase(source, line));

describe('the rule brain', () => {
  it.for(cases)('reads line $line: $message', async ({ message, open, facts, hints, expected }) => {
    const request: BrainRequest = { message, index: 1, mode: 'CLARIFY', facts, open, hints, today: TODAY };
    expect(show(await brain.understand(request, new AbortController().signal))).toBe(expected);
  });
});
