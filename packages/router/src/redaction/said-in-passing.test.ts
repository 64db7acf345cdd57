import { readFileSync } from 'node:fs';

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { restore } from './placeholders.ts';
import { redact, Redactor } from './redact.ts';
import type { RedactedText } from './redaction.ts';

function linesOf(name: string): readonly string[] {
  const text = readFileSync(new URL(`./__fixtures__/${name}.txt`, import.meta.url), 'utf8');
  return text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
}

/** What stands in braces is personal. */
function casesOf(name: string): readonly { readonly said: string; readonly values: readonly string[] }[] {
  return linesOf(name).map((line) => ({
    said: line.replaceAll(/[{}]/g, ''),
    values: [...line.matchAll(/\{([^}]+)\}/g)].map(([, value = '']) => value),
  }));
}

function known({ values }: RedactedText): ReadonlyMap<string, string> {
  return new Map(values.map(({ placeholder, value }) => [placeholder, value]));
}

const PERSONAL = casesOf('personal');
const ORDINARY = linesOf('ordinary');

describe('what is personal in a sentence', () => {
  it.each(PERSONAL)('is hidden, and nothing else: $said', ({ said, values }) => {
    const redacted = redact(said);
    const shown = values.reduce((text, value) => text.replace(value, '*'), said);
    expect(redacted.text.replaceAll(/⟦[^⟧]+⟧/g, '*')).toBe(shown);
    expect(restore(redacted.text, known(redacted))).toBe(said);
  });

  it('is told by its kind', () => {
    const kinds = (text: string) => redact(text).values.map(({ kind }) => kind);
    expect(kinds('passport X12345678, plate B-MW 1234, PNR ABC123')).toEqual(['passport', 'plate', 'booking']);
    expect(kinds('insurance number A123456789, pw: hunter2, 203.0.113.42')).toEqual([
      'password',
      'ip-address',
      'insurance-number',
    ]);
    expect(kinds('I live at 12 Rue de la Paix, 75002 Paris with my wife Anna')).toEqual(['address', 'name']);
    expect(kinds('home is 48.8584, 2.2945; I have epilepsy')).toEqual(['coordinates', 'health']);
  });

  it('is known when it is said again', () => {
    const redactor = new Redactor();
    redactor.redact('I travel with my wife Xanthippe Wolfenstein');
    expect(redactor.redact('xanthippe is tired').text).toBe('⟦name:2⟧ is tired');
  });
});

it.each(ORDINARY)('leaves as it is: %s', (text) => {
  expect(redact(text)).toEqual({ text, values: [] });
});

describe('what is public', () => {
  const isPublic = (words: string) => ['Florence', 'Paris'].includes(words);

  it('is no name, unless it is announced as one', () => {
    const hide = (text: string) => new Redactor({ isPublic }).redact(text).text;
    expect(hide('for my wife Florence is a dream')).toBe('for my wife Florence is a dream');
    expect(hide('my name is Florence Berg')).toBe('my name is ⟦name:1⟧');
  });

  it('stays at the end of an address', () => {
    const { text } = redact('I live at 12 Rue de la Paix, 75002 Paris.', { isPublic });
    expect(text).toBe('I live at ⟦address:1⟧ Paris.');
  });
});

it('throws at nothing, hides each value among others, and can be undone', () => {
  const sentence = fc.constantFrom(...PERSONAL.map(({ said, values }) => ({ said, values })));
  const other = fc.constantFrom(...ORDINARY).map((said) => ({ said, values: [] as readonly string[] }));
  fc.assert(
    fc.property(fc.array(fc.oneof(sentence, other), { maxLength: 8 }), (parts) => {
      const text = parts.map(({ said }) => said).join('\n');
      const redacted = redact(text);
      for (const value of parts.flatMap(({ values }) => values)) expect(redacted.text).not.toContain(value);
      expect(restore(redacted.text, known(redacted))).toBe(text);
    }),
    { numRuns: 200 },
  );
});

it('gives back texts that are cut anywhere', () => {
  const pieces = [...PERSONAL.map(({ said }) => said), ...ORDINARY];
  fc.assert(
    fc.property(fc.constantFrom(...pieces), fc.nat(120), fc.nat(120), (said, one, other) => {
      const text = said.slice(one) + said.slice(0, other);
      const redacted = redact(text);
      expect(restore(redacted.text, known(redacted))).toBe(text);
    }),
    { numRuns: 500 },
  );
});
