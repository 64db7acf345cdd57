import { useEffect, useRef } from 'react';

import { findCargo } from '../lib/cargo.ts';
import { focusStop } from '../lib/focus-stop.ts';
import { firstSpot, type Spot, type Step, stepSlot } from '../lib/step-slot.ts';
import { usePut } from './use-edits.ts';
import { note } from './use-path.ts';
import { useTripScreen } from './use-trip-screen.ts';

const STEPS: Readonly<Record<string, Step>> = {
  ArrowUp: 'back',
  ArrowDown: 'on',
  ArrowLeft: 'day-back',
  ArrowRight: 'day-on',
};

/** Carries stops by keyboard: Space picks up, arrows move from slot to slot, Enter or Space puts down, Escape leaves it. */
export function useKeyboardCarry(): void {
  const handle = useKeyHandler();
  const newest = useRef(handle);
  useEffect(() => {
    newest.current = handle;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => newest.current(event);
    // A button is pressed when Space comes up again.
    const still = (event: KeyboardEvent): void => {
      if (event.key === ' ' && isCarriedBy(event.target)) event.preventDefault();
    };
    window.addEventListener('keydown', listen, { capture: true });
    window.addEventListener('keyup', still, { capture: true });
    return () => {
      window.removeEventListener('keydown', listen, { capture: true });
      window.removeEventListener('keyup', still, { capture: true });
    };
  }, []);
}

function isCarriedBy(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('[data-carry] [data-name], [data-slot]');
}

function useKeyHandler(): (event: KeyboardEvent) => void {
  const { trip, hands, plan } = useTripScreen();
  const put = usePut();
  const dates = trip.days.map(({ date }) => date);

  const show = (spot: Spot): void => {
    hands.hover(spot);
    if (plan.view === 'day') note({ day: String(dates.indexOf(spot.date) + 1) });
  };
  const lift = (source: HTMLElement): boolean => {
    const cargo = findCargo(trip, source.dataset['carry'] ?? '');
    // Where no day is drawn there is nowhere to carry it: the button does what it does otherwise.
    if (!cargo || !document.querySelector('[data-drop-date]')) return false;
    const date = cargo.home?.date ?? dates[plan.dayIndex];
    if (date === undefined) return false;
    hands.lift(cargo, 'keyboard', [date]);
    show(firstSpot(date, hands.slotsOf(date)));
    return true;
  };
  const leave = (): void => {
    const { home, place } = hands.get()?.cargo ?? {};
    hands.clear();
    if (home && plan.view === 'day') note({ day: String(dates.indexOf(home.date) + 1) });
    focusStop(home?.visit ?? place);
  };
  return (event) => {
    const carry = hands.get();
    if (carry?.by === 'pointer' || carry?.placing) return;
    if (!carry) {
      const source = isCarriedBy(event.target) ? (event.target as Element).closest<HTMLElement>('[data-carry]') : null;
      if (event.key === ' ' && source && !event.repeat && lift(source)) stop(event);
      return;
    }
    const step = STEPS[event.key];
    if (step && carry.over) {
      stop(event);
      return show(stepSlot({ dates, slotsOf: hands.slotsOf }, carry.over, step));
    }
    if (event.key === 'Escape' || event.key === 'Tab') {
      stop(event);
      return leave();
    }
    if (event.key !== 'Enter' && event.key !== ' ') return undefined;
    stop(event);
    const slot = hands.slot();
    return slot && slot.answer !== 'home' ? put(carry.cargo, slot) : leave();
  };
}

function stop(event: KeyboardEvent): void {
  event.preventDefault();
  event.stopPropagation();
}
