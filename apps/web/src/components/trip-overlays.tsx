import { useKeyboardCarry } from '../hooks/use-keyboard-carry.ts';
import type { Layout } from '../hooks/use-layout.ts';
import { useUndo } from '../hooks/use-trip-actions.ts';
import { useTripScreen } from '../hooks/use-trip-screen.ts';
import { useUndoKeys } from '../hooks/use-undo-keys.ts';
import { ArrivalQuestion } from './arrival-question.tsx';
import { CarryAnnouncer } from './carry-announcer.tsx';
import { CarryGhost } from './carry-ghost.tsx';
import { DaySheet } from './day-sheet.tsx';
import { DecisionSheet } from './decision-sheet.tsx';
import { FixCard } from './fix-card.tsx';
import { HistorySheet } from './history-sheet.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import { MoveSheet } from './move-sheet.tsx';
import { MyPlacesSheet } from './my-places.tsx';
import { ReplaceSheet } from './replace-sheet.tsx';
import { Toast } from './toast.tsx';
import { TripBookingsSheet } from './trip-bookings.tsx';
import { VisitSheet } from './visit-sheet.tsx';

/** What lies above the panes in every arrangement: the sheets and the toast. */
export function TripOverlays({ layout }: { readonly layout: Layout }) {
  const { trip, decision, writes, toasts, erasing } = useTripScreen();
  const undo = useUndo();
  useKeyboardCarry();
  useUndoKeys();
  const { problem } = writes;
  const toast =
    toasts.toast ??
    (problem === null || decision.opened ? null : { id: 0, text: problem, tone: 'problem' as const, undo: false });
  return (
    <>
      <CarryGhost />
      <CarryAnnouncer />
      <VisitSheet layout={layout} />
      <MoveSheet layout={layout} />
      <ReplaceSheet layout={layout} />
      <DaySheet layout={layout} />
      <HistorySheet layout={layout} />
      <MyPlacesSheet trip={trip.id} />
      <TripBookingsSheet trip={trip.id} />
      <FixCard />
      <MergeDialog />
      <ArrivalQuestion />
      {trip.pending && <DecisionSheet key={trip.pending.id} decision={trip.pending} layout={layout} />}
      {toast && <Toast key={toast.id} toast={toast} onUndo={undo} onClose={toasts.close} />}
      {!toast && erasing.notice && (
        <Toast key={`notice ${erasing.notice.id}`} toast={erasing.notice} onClose={erasing.onNoticeClose} />
      )}
    </>
  );
}
