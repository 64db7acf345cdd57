import { RefusedError } from '../data/api.ts';
import { type Arrival, isDoubtful, toArrival } from '../lib/arrival.ts';
import { keepFocus } from '../lib/keep-focus.ts';
import { words } from '../words/in-use.ts';
import { useTripScreen } from './use-trip-screen.ts';

/** Takes the newest change of the plan back. */
export function useUndo(): () => void {
  const { writes, toasts } = useTripScreen();
  return () =>
    writes.write('undo', {}, () => {
      keepFocus();
      toasts.tell(words().plan.history.undone);
    });
}

/** Does again what was taken back last. */
export function useRedo(): () => void {
  const { writes, toasts } = useTripScreen();
  return () =>
    writes.write('redo', {}, (after) => {
      keepFocus();
      toasts.tell(words().plan.history.redone, after.canUndo);
    });
}

/**
 * Marks all before a visit as done. Where the server finds that too much to be meant, it is asked about; what was
 * confirmed says so.
 */
export function useConfirmArrival(): (arrival: Arrival, confirmed?: boolean) => void {
  const { writes, plan, arrival, toasts } = useTripScreen();
  return (asked, confirmed = true) =>
    writes.attempt(
      'advance',
      { to: asked.visit.id, ...(confirmed && { confirmed }) },
      {
        done: (after) => {
          arrival.close();
          plan.closeVisit();
          keepFocus();
          toasts.tell(words().way.arrive.done(asked.visit.name), after.canUndo);
        },
        refused: (error) => {
          const isAsked = error instanceof RefusedError && error.code === 'needs-confirmation';
          if (isAsked) arrival.ask(asked);
          return isAsked;
        },
      },
    );
}

/** The traveller has got to a visit; where that may be a slip of the finger, it is asked about first. */
export function useArrive(): (visitId: string) => void {
  const { trip, arrival } = useTripScreen();
  const confirm = useConfirmArrival();
  return (visitId) => {
    const found = toArrival(trip, visitId, new Date());
    if (!found) return;
    if (isDoubtful(found)) arrival.ask(found);
    else confirm(found, false);
  };
}

/** Asks before the trip, or what was said in it, is erased. What is asked about outlives the screen, so it takes no words along. */
export function useErasureOfTrip() {
  const { trip, erasing } = useTripScreen();
  const named = { id: trip.id, title: trip.title };
  return {
    onForget: () => erasing.ask({ kind: 'forget', trip: named }),
    onForgetHere: () => erasing.ask({ kind: 'forget-here', trip: named }),
    onErase: () => erasing.ask({ kind: 'erase', trip: named }),
  };
}
