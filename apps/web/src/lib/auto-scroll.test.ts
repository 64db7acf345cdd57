import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { autoScroll } from './auto-scroll.ts';

/** An element of 400 × 800 pixels at 100, 100, of which twice as much is there. */
function element(change: Partial<Record<'scrollHeight' | 'scrollWidth', number>> = {}, parent: Element | null = null) {
  const box = { left: 100, right: 500, top: 100, bottom: 900 };
  const scrollBy = vi.fn<(by: { readonly left: number; readonly top: number }) => void>();
  const size = { clientHeight: 800, scrollHeight: 1600, clientWidth: 400, scrollWidth: 800, ...change };
  return { ...size, getBoundingClientRect: () => box, scrollBy, parentElement: parent } as unknown as Element & {
    readonly scrollBy: typeof scrollBy;
  };
}

let overflow = { overflowX: 'auto', overflowY: 'scroll' };
beforeEach(() => {
  overflow = { overflowX: 'auto', overflowY: 'scroll' };
  vi.stubGlobal('document', { body: {} });
  vi.stubGlobal('window', { innerHeight: 1000, getComputedStyle: () => overflow });
});
afterEach(() => vi.unstubAllGlobals());

const scrolled = (x: number, y: number, under = element()): readonly unknown[] => {
  autoScroll({ x, y }, under);
  return under.scrollBy.mock.calls.map(([by]) => [by.left, by.top]);
};

it('goes on faster the nearer the pointer is to an edge, up to 14 pixels a frame', () => {
  // Within 64 pixels of an edge: 64 − 32 = half of 14, 64 − 1 = nearly all of it.
  expect(scrolled(300, 100 + 32)).toEqual([[0, -7]]);
  expect(scrolled(300, 900 - 32)).toEqual([[0, 7]]);
  expect(scrolled(100 + 32, 500)).toEqual([[-7, 0]]);
  expect(scrolled(500 - 32, 500)).toEqual([[7, 0]]);
  expect(scrolled(300, 100)).toEqual([[0, -14]]);
  expect(scrolled(300, 20)).toEqual([[0, -14]]);
  expect(scrolled(300, 990)).toEqual([[0, 14]]);
});

it('stands still in the middle, up to 64 pixels from each edge', () => {
  for (const y of [164, 500, 836]) expect(scrolled(300, y)).toEqual([[0, 0]]);
  expect(scrolled(300, 163)).toEqual([[0, -1]]);
  expect(scrolled(300, 837)).toEqual([[0, 1]]);
});

it('takes the window for the edge of what goes beyond it', () => {
  vi.stubGlobal('window', { innerHeight: 600, getComputedStyle: () => overflow });
  expect(scrolled(300, 600 - 32)).toEqual([[0, 7]]);
  expect(scrolled(300, 836)).toEqual([[0, 14]]);
});

it('leaves a middle in what is small: a quarter of it is edge at most', () => {
  const low = element();
  const box = { left: 100, right: 500, top: 100, bottom: 140 };
  Object.assign(low, { getBoundingClientRect: () => box });
  expect(scrolled(300, 110, low)).toEqual([[0, 0]]);
});

it('does nothing to what does not scroll, and goes on with what is around it', () => {
  const around = element();
  const fitting = element({ scrollHeight: 801, scrollWidth: 401 }, around);
  expect(scrolled(300, 132, fitting)).toEqual([]);
  expect(around.scrollBy).toHaveBeenCalledTimes(1);
  expect(scrolled(132, 132, element({ scrollWidth: 401 }))).toEqual([[0, -7]]);
  expect(scrolled(132, 132, element({ scrollHeight: 801 }))).toEqual([[-7, 0]]);
  expect(scrolled(132, 132, element({ scrollHeight: 802, scrollWidth: 402 }))).toEqual([[-7, -7]]);
  overflow = { overflowX: 'visible', overflowY: 'hidden' };
  expect(scrolled(132, 132)).toEqual([]);
});
