import { expect, test } from 'vitest';

import { keepView } from './keep-view.ts';

interface Sources {
  readonly from: { readonly days: readonly string[]; readonly tasks: readonly string[] };
  readonly about: { readonly travelers: number };
}

function makeView() {
  return keepView(
    ({ from }: Sources) => from.days,
    ({ from, about }) => ({ text: [...from.days, ...from.tasks, about.travelers].join(' ') }),
  );
}

test('answers with what was made before while its sources are the same', () => {
  const view = makeView();
  const from = { days: ['monday'], tasks: ['rides'] };
  const first = view({ from, about: { travelers: 2 } });
  expect(first).toEqual({ text: 'monday rides 2' });
  expect(view({ from: { ...from }, about: { travelers: 2 } })).toBe(first);
});

test('makes it anew when another source is there, the owner or any other', () => {
  const view = makeView();
  const days = ['monday'];
  const tasks = ['rides'];
  view({ from: { days, tasks }, about: { travelers: 2 } });
  expect(view({ from: { days, tasks: ['fares'] }, about: { travelers: 2 } }).text).toBe('monday fares 2');
  expect(view({ from: { days, tasks }, about: { travelers: 2 } }).text).toBe('monday rides 2');
  expect(view({ from: { days: ['tuesday'], tasks }, about: { travelers: 2 } }).text).toBe('tuesday rides 2');
});

test('makes it anew when a small value differs', () => {
  const view = makeView();
  const from = { days: ['monday'], tasks: [] };
  view({ from, about: { travelers: 2 } });
  expect(view({ from, about: { travelers: 3 } }).text).toBe('monday 3');
});

test('keeps apart what belongs to two owners', () => {
  const view = makeView();
  const [one, other] = [
    { days: ['monday'], tasks: [] },
    { days: ['monday'], tasks: [] },
  ];
  const first = view({ from: one, about: { travelers: 2 } });
  view({ from: other, about: { travelers: 2 } });
  expect(view({ from: one, about: { travelers: 2 } })).toBe(first);
});
