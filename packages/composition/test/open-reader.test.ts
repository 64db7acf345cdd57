import type { MessageReader } from '@wayfarer/language';
import { expect, it, vi } from 'vitest';

import { keepLast } from '../src/open-reader.ts';

it('reads a message once that is asked for twice in a row, and anew with other marks', () => {
  const read = vi.fn<MessageReader>(() => ({ requests: [] }));
  const reader = keepLast(read);
  const marked = { marks: [{ kind: 'number', from: 0, to: 5 }] } as const;
  expect(reader('Three days', marked)).toBe(reader('Three days', { marks: [...marked.marks] }));
  expect(read).toHaveBeenCalledTimes(1);
  reader('Three days', {});
  reader('Three days');
  reader('Four days');
  expect(read.mock.calls.map(([message]) => message)).toEqual(['Three days', 'Three days', 'Three days', 'Four days']);
});
