import { expect, it } from 'vitest';

import { assertAllowed, FORBIDDEN_KEYS } from './guardrails.ts';

it.each(FORBIDDEN_KEYS)('refuses %s by its name, wherever and however it is written', (key) => {
  const camel = key.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  for (const written of [key, camel, key.replaceAll('_', '-')]) {
    expect(() => assertAllowed({ [written]: false })).toThrow(written);
    expect(() => assertAllowed({ edit: [{ parameters: { [written]: 1 } }] })).toThrow(written);
  }
});

it('refuses more than one target, and lets one pass', () => {
  expect(() => assertAllowed({ targets: ['a', 'b'] })).toThrow(/one at a time/);
  expect(() => assertAllowed({ targets: ['a'] })).not.toThrow();
});

it('is not overwhelmed by depth', () => {
  const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
  expect(() => assertAllowed(JSON.parse(deep))).not.toThrow();
});

it('lets everything else pass', () => {
  for (const said of [null, 'change_hotel', 3, [], { choice: 'keep', n: 1 }, undefined])
    expect(() => assertAllowed(said)).not.toThrow();
});
