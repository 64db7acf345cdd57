import type { Finding } from '@wayfarer/contract';
import { expect, it } from 'vitest';

import { showFindings } from './show-findings.ts';
import { createStyle } from './style.ts';

const FOUND: Finding = {
  id: 'hours garden',
  specialist: 'places',
  about: 'Murin-an',
  question: 'When is Murin-an open?',
  status: 'found',
  text: 'Murin-an is open 09:00–18:00 on Saturday 3 April, and you are there 14:20–15:05.',
  counts: true,
  by: 'openai:large',
  source: { url: 'https://garden.example/', title: 'Murin-an garden', at: '2026-11-21T10:00:00.000Z' },
};

it('lists what was looked up with its page, and whether it counts', () => {
  const findings: Finding[] = [
    FOUND,
    { ...FOUND, text: 'Murin-an is closed.', counts: false },
    { ...FOUND, status: 'left-out', text: 'It gives no price.', source: null },
    { ...FOUND, status: 'unknown', text: '', source: null },
  ];
  expect(showFindings({ findings }, createStyle(120, false))).toBe(
    [
      'Looked up',
      '  Murin-an is open 09:00–18:00 on Saturday 3 April, and you are there 14:20–15:05.',
      '    Murin-an garden, 2026-11-21, found by openai:large: https://garden.example/',
      '  Murin-an is closed. (The plan does not count with it.)',
      '    Murin-an garden, 2026-11-21, found by openai:large: https://garden.example/',
      '  Murin-an: left out. It gives no price.',
      '  When is Murin-an open? Nothing was found.',
    ].join('\n'),
  );
});

it('is nothing where nothing was', () => {
  expect(showFindings({}, createStyle(80, false))).toBe('');
});
