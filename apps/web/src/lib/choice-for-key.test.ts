import type { Decision } from '@wayfarer/contract';
import { describe, expect, it } from 'vitest';

import { choiceForKey } from './choice-for-key.ts';

const decision: Decision = {
  id: 'd',
  visitId: 'v',
  reading: { kind: 'crowd', level: 85, limit: 35, limitWhy: '' },
  severity: 'high',
  text: '',
  choices: [
    { choice: 'wait', offered: false, recommended: false, text: '' },
    { choice: 'replace', offered: true, recommended: true, text: '' },
    { choice: 'skip', offered: true, recommended: false, text: '' },
    { choice: 'keep', offered: true, recommended: false, text: '' },
  ],
  alternatives: [],
  noneBecause: null,
};
const pressed = (key: string, change = {}) => ({
  key,
  repeat: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  target: null,
  ...change,
});

describe('choiceForKey', () => {
  it('chooses by the order of the buttons', () => {
    expect(choiceForKey(pressed('2'), { decision, n: 3 })).toEqual({ choice: 'replace', n: 3 });
    expect(choiceForKey(pressed('4'), { decision, n: 3 })).toEqual({ choice: 'keep' });
  });

  it('takes the recommended on Enter, but not on a held one', () => {
    expect(choiceForKey(pressed('Enter'), { decision, n: 1 })).toEqual({ choice: 'replace', n: 1 });
    expect(choiceForKey(pressed('Enter', { repeat: true }), { decision, n: 1 })).toBeUndefined();
  });

  it('leaves alone what is not offered, and keys of the browser', () => {
    expect(choiceForKey(pressed('1'), { decision, n: 1 })).toBeUndefined();
    expect(choiceForKey(pressed('3', { ctrlKey: true }), { decision, n: 1 })).toBeUndefined();
  });
});
