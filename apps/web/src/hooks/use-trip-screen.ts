import type { AutonomyRequest, City, DecideRequest, Option, ReadingRequest, Trip } from '@wayfarer/contract';
import { useMemo, useState } from 'react';

import { tripCall } from '../data/trip-call.ts';
import { type Arrival, isDoubtful, isUnderWay, toArrival } from '../lib/arrival.ts';
import { headlineOf } from '../lib/decision-words.ts';
import { draftKey } from '../lib/draft-key.ts';
import { keepFocus } from '../lib/keep-focus.ts';
import { outcomeText } from '../lib/outcome-text.ts';
import { phaseOf } from '../lib/stages.ts';
import { useDecisionState } from './use-decision-state.ts';
import type { Erasing } from './use-erasure.ts';
import { usePlanState } from './use-plan-state.ts';
import { useSheet } from './use-sheet.ts';
import { useStored } from './use-stored.ts';
import { useToast } from './use-toast.ts';
import { useTripActions } from './use-trip-actions.ts';

/** Everything the arrangements of panes have in common: what is shown, and what happens when it is touched. */
export function useTripScreen(trip: Trip, allCities: readonly City[], erasing: Erasing) {
  const actions = useTripActions(trip.id);
  const sheet = useSheet();
  // What is asked about outlives the screen, so it takes no words along.
  const named = { id: trip.id, title: trip.title };
  const plan = usePlanState(trip, sheet);
  const decision = useDecisionState(trip, sheet);
  const [arriving, setArriving] = useState<{ readonly arrival: Arrival; readonly asks: boolean } | null>(null);
  const stopAsking = (): void => setArriving((last) => last && { ...last, asks: false });
  const toasts = useToast();
  const [draft, setDraft] = useStored(draftKey(trip.id), '', (stored) =>
    typeof stored === 'string' ? stored : undefined,
  );
  const [previewed, setPreviewed] = useState<number | null>(null);
  const [optionDay, setOptionDay] = useState<number | null>(null);
  const phase = plan.comparing && trip.options.length > 0 ? 'choosing' : phaseOf(trip);
  const cities = useMemo(() => citiesOf(trip, allCities), [trip, allCities]);

  const send = (text: string): void => actions.say(text, () => setDraft(text === draft ? '' : draft));
  const undo = (): void =>
    actions.undo(() => {
      keepFocus();
      toasts.show({ text: 'Taken back: it is as it was before.', tone: 'done', undo: false });
    });
  const decide = (answer: DecideRequest): void => {
    const asked = trip.pending;
    if (!asked) return;
    const text = outcomeText({ decision: asked, visit: decision.visit, answer });
    actions.decide(answer, (after) => {
      sheet.close();
      keepFocus();
      toasts.show({ text, tone: 'done', undo: after.canUndo });
    });
  };
  const approve = (approved: boolean): void =>
    actions.approve({ approved, about: 'plan' }, (after) => {
      plan.setComparing(false);
      const text = approved
        ? 'Your plan has changed, as you approved.'
        : 'Nothing has changed: your plan stays as it is.';
      toasts.show({ text, tone: 'done', undo: approved && after.canUndo });
    });
  const permit = (request: AutonomyRequest): void =>
    actions.permit(request, () => {
      const isSmall = request.autonomy === 'small-changes';
      const text = isSmall ? 'Small changes are made at once from now on.' : 'You are asked about every change.';
      toasts.show({ text, tone: 'done', undo: false });
    });
  const report = (reading: ReadingRequest): void =>
    actions.report(reading, (after) => {
      plan.closeVisit();
      if (!after.pending)
        toasts.show({ text: 'Noted. It stays within your limit, so nothing changes.', tone: 'done', undo: false });
    });
  const confirmArrival = ({ visit }: Arrival): void =>
    actions.advance({ to: visit.id }, (after) => {
      stopAsking();
      plan.closeVisit();
      keepFocus();
      toasts.show({ text: `You are at ${visit.name}.`, tone: 'done', undo: after.canUndo });
    });
  const arrive = (visitId: string): void => {
    const arrival = toArrival(trip, visitId, new Date());
    if (!arrival) return;
    if (isDoubtful(arrival)) setArriving({ arrival, asks: true });
    else confirmArrival(arrival);
  };
  const choose = (option: Option): void => {
    if (option.id === trip.selected) return plan.setComparing(false);
    return actions.choose({ option: option.id }, () => plan.setComparing(false));
  };

  const drawn = phase === 'choosing' ? (trip.options[previewed ?? 0]?.days ?? []) : trip.days;
  return {
    trip,
    phase,
    plan,
    decision,
    actions,
    toasts,
    /** What was just erased. */
    notice: erasing.notice,
    onNoticeClose: erasing.onNoticeClose,
    onForget: () => erasing.ask({ kind: 'forget', trip: named }),
    onErase: () => erasing.ask({ kind: 'erase', trip: named }),
    decide,
    approve,
    permit,
    report,
    arrive,
    /** Whether "I am here" is what one would say now. */
    underWay: isUnderWay(trip.days, new Date()),
    arrival: {
      opened: arriving?.asks ?? false,
      arrival: arriving?.arrival ?? null,
      onConfirm: () => {
        if (arriving) confirmArrival(arriving.arrival);
      },
      onClose: stopAsking,
    },
    sheet,
    undo,
    headline: trip.pending ? headlineOf(trip.pending, decision.visit) : null,
    calendarUrl: tripCall(trip.id, 'calendar.ics'),
    marks: {
      nextVisitId: trip.nextVisitId,
      troubledVisitId: trip.pending?.visitId ?? null,
      highlighted: plan.highlighted,
      waiting: trip.waiting,
      onHighlight: plan.onHighlight,
      onOpen: plan.onOpen,
    },
    chat: { trip, draft, onDraft: setDraft, onSend: send, sending: actions.saying, problem: actions.sayProblem },
    options: {
      options: trip.options,
      selected: trip.selected,
      busy: actions.busy,
      onSelect: choose,
      onPreview: setPreviewed,
    },
    map: {
      days: drawn,
      cities,
      ghost: decision.ghost,
      shown: phase === 'choosing' ? optionDay : (decision.shownDay ?? plan.shownOnMap),
      onShow: phase === 'choosing' ? setOptionDay : plan.onShowOnMap,
      highlighted: plan.highlighted,
      onHighlight: plan.onHighlight,
      onOpen: plan.onOpen,
    },
  };
}

export type TripScreenState = ReturnType<typeof useTripScreen>;

const NO_CITIES: readonly City[] = [];

/** The cities of the days, or before there are days, those the traveller named. */
function citiesOf(trip: Trip, cities: readonly City[]): readonly City[] {
  const days = trip.days.length > 0 ? trip.days : (trip.options[0]?.days ?? []);
  const named = trip.facts.find(({ name }) => name === 'destinations')?.value;
  const ids: unknown[] = days.length > 0 ? days.map(({ city }) => city.id) : Array.isArray(named) ? named : [];
  const found = cities.filter(({ id }) => ids.includes(id));
  return found.length > 0 ? found : NO_CITIES;
}
