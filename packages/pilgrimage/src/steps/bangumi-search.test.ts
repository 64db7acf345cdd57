import { describe, expect, it } from 'vitest';

import { faultOf, walk } from '../../test/run-walk.ts';
import { sources, YOUR_NAME } from '../../test/sources.ts';
import type { WorkCandidate } from '../ports/index.ts';
import { describeWork } from './bangumi-search.ts';

const candidate = (over: Partial<WorkCandidate>): WorkCandidate => ({ ...YOUR_NAME, ...over });
const finding = (...found: readonly WorkCandidate[]) => ({
  works: { ...sources().works, search: () => Promise.resolve(found) },
});

describe('a title', () => {
  it.each<[string, readonly Partial<WorkCandidate>[]]>([
    ['that is alike by 0.6', [{ confidence: 0.6 }]],
    ['when the next is less alike by more than 0.1', [{ confidence: 0.9 }, { id: 2, confidence: 0.79 }]],
    ['that is the same, whatever is nearly', [{ confidence: 1 }, { id: 2, confidence: 0.99 }]],
    ['when of the other one no places are known', [{ confidence: 0.9 }, { id: 2, confidence: 0.9, has_points: false }]],
  ])('means the work %s', async (_, found) => {
    const { result } = await walk(finding(...found.map(candidate)));
    expect(result).toMatchObject({ status: 'completed', state: { bangumi_id: 160209 } });
  });

  it.each<[string, readonly Partial<WorkCandidate>[]]>([
    ['another is less alike by 0.1', [{ confidence: 0.9 }, { id: 2, confidence: 0.8 }]],
    ['two are the same', [{ confidence: 1 }, { id: 2, confidence: 1 }]],
    [
      'of neither places are known',
      [
        { confidence: 0.9, has_points: false },
        { id: 2, confidence: 0.9, has_points: false },
      ],
    ],
    ['a third is as alike', [{ confidence: 0.9 }, { id: 2, confidence: 0.7 }, { id: 3, confidence: 0.9 }]],
  ])('is asked about where %s', async (_, found) => {
    const { result } = await walk(finding(...found.map(candidate)));
    expect(result.status).toBe('waiting');
  });

  it('that is alike by less than 0.6 is none, and three that are spelt alike are named', async () => {
    const alike = ['One', 'Two', 'Three', 'Four'].map((matched) => candidate({ matched, confidence: 0.59 }));
    expect(await faultOf(finding(...alike))).toEqual({
      code: 'no-bangumi-found',
      message: 'No film or series is known here as "Your Name".',
      next: ['Did you mean One, Two or Three?', 'Try its title in Japanese, English or Chinese.'],
    });
    expect((await faultOf(finding(...alike.slice(0, 1))))?.next[0]).toBe('Did you mean One?');
  });

  it('that nothing is like is answered with three titles of which places are known', async () => {
    const titles = [{ title_en: 'One' }, { title: '二', title_en: null }, { title_en: 'Three' }, { title_en: 'Four' }];
    const { works } = finding();
    const known = { works: { ...works, listWithPoints: () => titles.map(candidate) } };
    expect((await faultOf(known))?.next[0]).toBe('Did you mean One, 二 or Three?');
    expect((await faultOf({ works: { ...works, listWithPoints: () => [] } }))?.next).toEqual([
      'Try its title in Japanese, English or Chinese.',
    ]);
  });
});

it.each<[Partial<WorkCandidate>, string]>([
  [{}, 'Your Name. (君の名は。, film, 2016)'],
  [{ kind: 'tv' }, 'Your Name. (君の名は。, series, 2016)'],
  [{ kind: 'other', date: null }, 'Your Name. (君の名は。)'],
  [{ title_en: null }, '君の名は。 (film, 2016)'],
  [{ title: 'K', title_en: 'K', kind: 'other' }, 'K (2016)'],
  [{ title_en: null, kind: 'other', date: null }, '君の名は。'],
])('describes a work by its other title, kind and year, as far as they are known: %o', (over, text) => {
  expect(describeWork(candidate(over))).toBe(text);
});
