import { type RefObject, useEffect, useRef } from 'react';

import { GHOST_ID } from '../components/carry-ghost.tsx';
import { autoScroll } from '../lib/auto-scroll.ts';
import { findCargo } from '../lib/cargo.ts';
import { followPointer, type Point, type PointerHandlers } from '../lib/follow-pointer.ts';
import { usePut } from './use-edits.ts';
import { note } from './use-path.ts';
import { useTripScreen } from './use-trip-screen.ts';

/** How long something carried rests on the tab of a day before that day opens. */
const OPEN_DAY_MS = 250;

/** Carries stops and ideas of a region by mouse and finger. */
export function usePointerCarry(region: RefObject<HTMLElement | null>): void {
  const handlers = usePointerHandlers();
  const newest = useRef(handlers);
  useEffect(() => {
    newest.current = handlers;
  });
  useEffect(() => {
    if (!region.current) return undefined;
    return followPointer(region.current, {
      onLift: (source, at) => newest.current.onLift(source, at),
      onFrame: (at) => newest.current.onFrame(at),
      onDrop: () => newest.current.onDrop(),
      onCancel: () => newest.current.onCancel(),
    });
  }, [region]);
}

function usePointerHandlers(): PointerHandlers {
  const { trip, hands, plan } = useTripScreen();
  const put = usePut();
  const resting = useRef<{ readonly tab: string; readonly since: number } | null>(null);
  const home = useRef(0);

  const restOn = (tab: string | undefined): void => {
    const now = performance.now();
    if (tab === undefined) resting.current = null;
    else if (resting.current?.tab !== tab) resting.current = { tab, since: now };
    else if (now - resting.current.since > OPEN_DAY_MS && Number(tab) !== plan.dayIndex)
      note({ day: String(Number(tab) + 1) });
  };
  return {
    onLift: (source) => {
      const cargo = findCargo(trip, source.dataset['carry'] ?? '');
      if (!cargo) return false;
      home.current = plan.dayIndex;
      const shown = [...document.querySelectorAll<HTMLElement>('[data-drop-date]')].flatMap(
        ({ dataset }) => dataset['dropDate'] ?? [],
      );
      const first = cargo.home?.date;
      hands.lift(cargo, 'pointer', [
        ...shown.filter((date) => date === first),
        ...shown.filter((date) => date !== first),
      ]);
      return true;
    },
    onFrame: (at) => {
      const start = performance.now();
      const under = document.elementFromPoint(at.x, at.y);
      const scrolled = under ?? document.getElementById('main');
      autoScroll(at, scrolled);
      restOn(under?.closest<HTMLElement>('[data-drop-tab]')?.dataset['dropTab']);
      hands.hover(spotAt(at, under));
      const ghost = document.getElementById(GHOST_ID);
      if (ghost) ghost.style.transform = ghostPlace(at, ghost);
      performance.measure('wayfarer:carry-frame', { start });
    },
    onDrop: () => {
      const carry = hands.get();
      const slot = hands.slot();
      if (carry && slot) return put(carry.cargo, slot);
      return hands.clear();
    },
    onCancel: () => {
      hands.clear();
      if (plan.view === 'day' && plan.dayIndex !== home.current) note({ day: String(home.current + 1) });
    },
  };
}

/** The slot nearest to the pointer, of the day that lies under it. */
function spotAt({ y }: Point, under: Element | null) {
  const day = under?.closest<HTMLElement>('[data-drop-date]');
  const date = day?.dataset['dropDate'];
  if (!day || date === undefined) return null;
  let [index, least] = [-1, Infinity];
  for (const bar of day.querySelectorAll<HTMLElement>('[data-slot]')) {
    const { top, height } = bar.getBoundingClientRect();
    const distance = Math.abs(top + height / 2 - y);
    if (distance >= least) continue;
    [index, least] = [Number(bar.dataset['slot']), distance];
  }
  return { date, index };
}

/** Beside the pointer, and within the window. */
function ghostPlace({ x, y }: Point, ghost: HTMLElement): string {
  const left = Math.min(x + 14, window.innerWidth - ghost.offsetWidth - 8);
  const top = Math.max(8, Math.min(y - ghost.offsetHeight - 14, window.innerHeight - ghost.offsetHeight - 8));
  return `translate(${Math.max(8, left)}px, ${top}px)`;
}
