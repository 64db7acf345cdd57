import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { redactJsonBy } from './redact-json.ts';
import { Redactor } from './redact.ts';

const SAID = [
  'my name is Anna Berg',
  'Anna called',
  'anna@example.com',
  'ANNA@EXAMPLE.COM too',
  'call +49 30 1234567',
  '0049301234567',
  'refund',
  'where is ORD-1001?',
  '⟦name:1⟧',
  '田中と申します',
];

describe('Redactor', () => {
  it('says of every text what one says that is made anew with all that is known by then', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...SAID), { maxLength: 12 }), (texts) => {
        const lasting = new Redactor();
        const known = new Map<string, string>();
        for (const text of texts) {
          const anew = new Redactor({ known }).redact(text);
          for (const { placeholder, value } of anew.values) known.set(placeholder, value);
          expect(lasting.redact(text)).toEqual(anew);
        }
      }),
    );
  });

  it('finds in a text that it has seen what it has learned since', () => {
    const redactor = new Redactor();
    expect(redactor.redact('Berg was here').text).toBe('Berg was here');
    redactor.learn('name', 'Berg');
    expect(redactor.redact('Berg was here').text).toBe('⟦name:1⟧ was here');
    expect(redactor.redact('Anna was here').text).toBe('Anna was here');
    redactJsonBy(redactor, { firstName: 'Anna' });
    expect(redactor.redact('Anna was here').text).toBe('⟦name:2⟧ was here');
  });

  it('tells of a text that comes again whether its placeholders are ours', () => {
    const redactor = new Redactor({ known: new Map([['⟦name:1⟧', 'Anna']]) });
    const text = 'for ⟦name:1⟧';
    expect([false, true, false].map((ours) => redactor.redact(text, { ours }).text)).toEqual([
      'for [name:1]',
      'for ⟦name:1⟧',
      'for [name:1]',
    ]);
  });

  it('knows nothing of what another one was told', () => {
    const text = 'Anna Berg wants a refund';
    expect(new Redactor({ personal: [{ kind: 'name', value: 'Anna Berg' }] }).redact(text).values).toHaveLength(1);
    expect(new Redactor().redact(text)).toEqual({ text, values: [] });
  });

  it('gives the right answer to more texts than it remembers', () => {
    const redactor = new Redactor();
    const texts = Array.from({ length: 500 }, (_, n) => `refund of order ${n}`);
    redactor.redact('mail x@example.com');
    for (const text of [...texts, ...texts]) expect(redactor.redact(text)).toEqual({ text, values: [] });
  });
});
