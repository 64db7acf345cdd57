import { VisuallyHidden } from '@mantine/core';
import { useEffect, useRef } from 'react';

import { useFocusOnChange } from '../hooks/use-focus-on-change.ts';
import { goTo, note, useQueryParameter } from '../hooks/use-path.ts';
import type { TripScreenState } from '../hooks/use-trip-screen.ts';
import type { Phase } from '../lib/stages.ts';
import { ApprovalBanner } from './approval-banner.tsx';
import { ChatPane } from './chat-pane.tsx';
import { TripMap } from './map/trip-map.tsx';
import { MorePane } from './more-pane.tsx';
import { NothingYet } from './nothing-yet.tsx';
import { type PhoneTab, PhoneTabs, toPhoneTab } from './phone-tabs.tsx';
import { TodayPane } from './today-pane.tsx';
import { TripBanner, TripMain } from './trip-main.tsx';
import classes from './trip-phone.module.css';

/** Where the phone opens, until the traveller goes elsewhere. */
const FIRST_TAB: Readonly<Record<Phase, PhoneTab>> = { talking: 'chat', choosing: 'plan', planned: 'today' };

/** One room at a time, five of them at the bottom. */
export function TripPhone({ screen }: { readonly screen: TripScreenState }) {
  const { phase, trip } = screen;
  const tab = toPhoneTab(useQueryParameter('tab')) ?? FIRST_TAB[phase];
  const go = (next: PhoneTab): void => goTo({ tab: next });
  useFirstTabOf(phase);
  const room = useRef<HTMLElement>(null);
  useFocusOnChange(room, `${tab} ${trip.approval?.id ?? ''}`);
  return (
    <div className={classes.page}>
      <main id="main" ref={room} className={classes.room} data-tab={tab} tabIndex={-1}>
        {(tab === 'chat' || tab === 'map') && <VisuallyHidden component="h1">{trip.title}</VisuallyHidden>}
        <Room screen={screen} tab={tab} onChat={() => go('chat')} onPlan={() => go('plan')} />
      </main>
      {screen.headline !== null && (
        <div className={classes.banner}>
          <TripBanner screen={screen} />
        </div>
      )}
      {trip.approval && tab !== 'plan' && (
        <div className={classes.banner}>
          <ApprovalBanner onReview={() => go('plan')} />
        </div>
      )}
      <PhoneTabs tab={tab} onTab={go} questions={trip.questions.length} />
    </div>
  );
}

/** When options come, or a plan is chosen, the traveller is led to it. */
function useFirstTabOf(phase: Phase): void {
  const shown = useRef(phase);
  useEffect(() => {
    if (shown.current === phase) return;
    shown.current = phase;
    note({ tab: null });
  }, [phase]);
}

interface RoomProps {
  readonly screen: TripScreenState;
  readonly tab: PhoneTab;
  readonly onChat: () => void;
  readonly onPlan: () => void;
}

function Room({ screen, tab, onChat, onPlan }: RoomProps) {
  const { trip, phase, actions, plan } = screen;
  switch (tab) {
    case 'chat':
      return <ChatPane {...screen.chat} />;
    case 'map':
      return <TripMap {...screen.map} />;
    case 'more':
      return (
        <MorePane
          trip={trip}
          calendarUrl={screen.calendarUrl}
          undoHidden={screen.toasts.toast?.undo ?? false}
          busy={actions.busy}
          onUndo={screen.undo}
          onPermit={screen.permit}
          onForget={screen.onForget}
          onErase={screen.onErase}
          onCompare={() => {
            plan.setComparing(true);
            onPlan();
          }}
        />
      );
    case 'plan':
      return phase === 'talking' ? <NothingYet onChat={onChat} /> : <TripMain screen={screen} />;
    case 'today':
      if (phase !== 'planned') return <NothingYet onChat={onChat} />;
      return (
        <TodayPane
          trip={trip}
          busy={actions.busy}
          onOpen={plan.onOpen}
          onArrive={screen.arrive}
          onReport={screen.report}
          underWay={screen.underWay}
        />
      );
  }
}
