import { expect, it } from 'vitest';

import { stated } from '../test/tiny-town.ts';
import { answerFormOf, listMissing, listToAsk, sameSubject } from './questions.ts';

it('is answered by a day, a number or in words, with several things where several may be', () => {
  expect(answerFormOf('start')).toEqual({ multiple: false, input: 'date' });
  expect(answerFormOf('end')).toEqual({ multiple: false, input: 'date' });
  expect(answerFormOf('travelers')).toEqual({ multiple: false, input: 'number' });
  expect(answerFormOf('pace')).toEqual({ multiple: false, input: 'text' });
  expect(answerFormOf('interests')).toEqual({ multiple: true, input: 'text' });
});

it('is asked for what is missing, the most important first, an amount or a level', () => {
  const ALL = ['destinations', 'start', 'end', 'travelers', 'origin', 'budgetLevel'];
  expect(listMissing([]).slice(0, 6)).toEqual(ALL);
  const known = stated({
    destinations: ['kyoto'],
    origin: 'Osaka',
    budget: { money: { amount: 1, currency: 'JPY' }, scope: 'total' },
  });
  expect(listMissing(known).slice(0, 3)).toEqual(['start', 'end', 'travelers']);
  expect(listMissing(known)).not.toContain('budgetLevel');
});

it('is asked for where and when alone, and for what a message left open', () => {
  expect(listToAsk([], [])).toEqual(['destinations', 'start']);
  const toKyoto = stated({ destinations: ['kyoto'] });
  // Whoever says when it starts says how long it is, too.
  expect(listToAsk(toKyoto, [])).toEqual(['start']);
  expect(listToAsk(toKyoto, ['travelers'])).toEqual(['start', 'travelers']);
  expect(listToAsk([...toKyoto, ...stated({ start: '2027-04-03' })], [])).toEqual(['end']);
});

it('is of one subject with what will do for it', () => {
  expect([
    sameSubject('budget', 'budgetLevel'),
    sameSubject('start', 'start'),
    sameSubject('start', 'end'),
    sameSubject('budget', 'start'),
  ]).toEqual([true, true, false, false]);
});
