import type { MessageReader } from '@wayfarer/language';
import { expect, it, vi } from 'vitest';

import { keepNewest } from '../src/open-reader.ts';

it('reads a message once that is asked for twice in a row, and anew with other marks', () => {
  const read = vi.fn<MessageReader>(() => ({ requests: [] }));
  const reader = keepNewest(read);
  const marked = { marks: [{ kind: 'number', from: 0, to: 5 }] } as const;
  expect(reader('Three days', marked)).toBe(reader('Three days', { marks: [...marked.marks] }));
  expect(read).toHaveBeenCalledTimes(1);
  reader('Three days', {});
  reader('Three days');
  reader('Four days');
  expect(read.mock.calls.map(([message]) => message)).toEqual(['Three days', 'Three days', 'Three days', 'Four days']);
});

it('reads messages once that come side by side and are each asked for twice, up to 32 of them', () => {
  const read = vi.fn<MessageReader>(() => ({ requests: [] }));
  const reader = keepNewest(read);
  const messages = Array.from({ length: 32 }, (_, number) => `${number} days`);
  for (const message of [...messages, ...messages]) reader(message);
  expect(read).toHaveBeenCalledTimes(32);
  reader('one more');
  reader('0 days');
  expect(read).toHaveBeenCalledTimes(34);
});
