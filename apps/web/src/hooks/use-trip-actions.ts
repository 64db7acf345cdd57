import { type Arrival, isDoubtful, toArrival } from '../lib/arrival.ts';
import { keepFocus } from '../lib/keep-focus.ts';
import { useTripScreen } from './use-trip-screen.ts';

/** Takes the newest change of the plan back. */
export function useUndo(): () => void {
  const { writes, toasts } = useTripScreen();
  return () =>
    writes.write('undo', {}, () => {
      keepFocus();
      toasts.tell('Taken back: it is as it was before.');
    });
}

/** Marks all before a visit as done. */
export function useConfirmArrival(): (arrival: Arrival) => void {
  const { writes, plan, arrival, toasts } = useTripScreen();
  return ({ visit }) =>
    writes.write('advance', { to: visit.id }, (after) => {
      arrival.close();
      plan.closeVisit();
      keepFocus();
      toasts.tell(`You are at ${visit.name}.`, after.canUndo);
    });
}

/** The traveller has got to a visit; where that may be a slip of the finger, it is asked about first. */
export function useArrive(): (visitId: string) => void {
  const { trip, arrival } = useTripScreen();
  const confirm = useConfirmArrival();
  return (visitId) => {
    const found = toArrival(trip, visitId, new Date());
    if (found) (isDoubtful(found) ? arrival.ask : confirm)(found);
  };
}

/** Asks before the trip, or what was said in it, is erased. What is asked about outlives the screen, so it takes no words along. */
export function useErasureOfTrip() {
  const { trip, erasing } = useTripScreen();
  const named = { id: trip.id, title: trip.title };
  return {
    onForget: () => erasing.ask({ kind: 'forget', trip: named }),
    onErase: () => erasing.ask({ kind: 'erase', trip: named }),
  };
}
