import type { Point } from './follow-pointer.ts';

/** So near to an edge the page goes on under the pointer, the faster the nearer. */
const EDGE_PIXELS = 64;
const MOST_PIXELS_A_FRAME = 14;

/** Scrolls what lies under the pointer, where that is near to an edge of it. */
export function autoScroll({ x, y }: Point, under: Element | null): void {
  for (let element = under; element && element !== document.body; element = element.parentElement) {
    const isTall = element.scrollHeight > element.clientHeight + 1 && scrolls(element, 'overflowY');
    const isWide = element.scrollWidth > element.clientWidth + 1 && scrolls(element, 'overflowX');
    if (!isTall && !isWide) continue;
    const box = element.getBoundingClientRect();
    element.scrollBy({
      left: isWide ? pull(x, box.left, box.right) : 0,
      top: isTall ? pull(y, Math.max(0, box.top), Math.min(window.innerHeight, box.bottom)) : 0,
      behavior: 'instant',
    });
  }
}

function pull(at: number, start: number, end: number): number {
  const edge = Math.min(EDGE_PIXELS, (end - start) / 4);
  if (at < start + edge) return -speed((start + edge - at) / edge);
  if (at > end - edge) return speed((at - end + edge) / edge);
  return 0;
}

function speed(nearness: number): number {
  return Math.ceil(Math.min(1, nearness) * MOST_PIXELS_A_FRAME);
}

function scrolls(element: Element, side: 'overflowX' | 'overflowY'): boolean {
  const overflow = window.getComputedStyle(element)[side];
  return overflow === 'auto' || overflow === 'scroll';
}
