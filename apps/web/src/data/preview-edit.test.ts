import { expect, it } from 'vitest';

import { RefusedError } from './api.ts';
import { outcomeOf } from './preview-edit.ts';

const outcome = { outcome: 'refused', text: 'It is closed.', reasons: [], remedies: [] };
const refused = (details: unknown): Error => new RefusedError(422, { code: 'does-not-fit', message: 'No.', details });

it('is found in the details of a refusal, or one level below', () => {
  expect(outcomeOf(refused(outcome))).toBe(outcome);
  expect(outcomeOf(refused({ outcome }))).toBe(outcome);
});

it.each<[string, Error]>([
  ['no details', refused(undefined)],
  ['details that are nothing', refused(null)],
  ['details that are a word', refused('closed')],
  ['no outcome in them', refused({ outcome: null })],
  ['reasons alone', refused({ reasons: [] })],
  ['remedies alone', refused({ remedies: [] })],
])('is not there with %s', (_, error) => {
  expect(outcomeOf(error)).toBeUndefined();
});

it('is not there where the server did not answer', () => {
  expect(outcomeOf(new Error('unreachable'))).toBeUndefined();
});
