import '../testing/english.ts';

import { expect, it } from 'vitest';

import { sampleTransit } from '../testing/sample.ts';
import { en } from '../words/en/index.ts';
import { speak } from '../words/in-use.ts';
import { zh } from '../words/zh/index.ts';
import { describeLeg, nameLines } from './way-words.ts';

it('names what to look for at the stop', () => {
  const [tram] = sampleTransit().rides;
  const rides = [...(tram ? [tram, { ...tram, mode: 'ride' as const, line: 'Elevador da Bica' }] : [])];
  expect(nameLines({ transit: { ...sampleTransit(), rides } })).toBe('tram 19, Elevador da Bica');
  expect(nameLines({})).toBe('');
});

it('says how to get there in the order of the language, with its own marks', () => {
  const leg = { minutes: 72, mode: 'transit', estimate: true } as const;
  expect(describeLeg(leg)).toBe('1 h 12 min by transit (est.)');
  speak('zh', zh);
  expect(describeLeg(leg)).toBe('公共交通1小时12分钟（估算）');
  speak('en', en);
});
