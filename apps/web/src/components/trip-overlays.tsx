import type { Layout } from '../hooks/use-layout.ts';
import type { TripScreenState } from '../hooks/use-trip-screen.ts';
import { ArrivalQuestion } from './arrival-question.tsx';
import { DecisionSheet } from './decision-sheet.tsx';
import { Toast } from './toast.tsx';
import { VisitSheet } from './visit-sheet.tsx';

interface TripOverlaysProps {
  readonly screen: TripScreenState;
  readonly layout: Layout;
}

/** What lies above the panes in every arrangement: the sheets and the toast. */
export function TripOverlays({ screen, layout }: TripOverlaysProps) {
  const { trip, plan, decision, actions, toasts } = screen;
  const { problem } = actions;
  const toast =
    toasts.toast ??
    (problem === null || decision.opened ? null : { id: 0, text: problem, tone: 'problem' as const, undo: false });
  return (
    <>
      <VisitSheet
        visit={plan.openedDay?.visits.find(({ id }) => id === plan.openedId) ?? null}
        date={plan.openedDay?.date ?? null}
        isNext={plan.openedId !== null && plan.openedId === trip.nextVisitId}
        layout={layout}
        busy={actions.busy}
        onClose={plan.closeVisit}
        onReport={screen.report}
        onArrive={screen.arrive}
        underWay={screen.underWay}
      />
      <ArrivalQuestion busy={actions.busy} {...screen.arrival} />
      {decision.decision && (
        <DecisionSheet
          key={decision.decision.id}
          decision={decision.decision}
          visit={decision.visit}
          day={decision.day}
          opened={decision.opened}
          layout={layout}
          busy={actions.busy}
          problem={problem}
          n={decision.n}
          onPick={decision.onPick}
          onDecide={screen.decide}
          onClose={decision.onLater}
        />
      )}
      {toast && <Toast key={toast.id} toast={toast} onUndo={screen.undo} onClose={toasts.close} />}
      {!toast && screen.notice && (
        <Toast key={`notice ${screen.notice.id}`} toast={screen.notice} onClose={screen.onNoticeClose} />
      )}
    </>
  );
}
