import { Button, VisuallyHidden } from '@mantine/core';
import { useEffect, useRef } from 'react';

import { useFocusOnChange } from '../hooks/use-focus-on-change.ts';
import { goTo, note, useQueryParameter } from '../hooks/use-path.ts';
import { useTripScreen } from '../hooks/use-trip-screen.ts';
import type { Phase } from '../lib/stages.ts';
import { words } from '../words/in-use.ts';
import { AwayNote } from './away-note.tsx';
import { ChatPane } from './chat-pane.tsx';
import { ApprovalBanner, DecisionBanner } from './decision-banner.tsx';
import { TripMap } from './map/trip-map.tsx';
import { MorePane } from './more-pane.tsx';
import { type PhoneTab, PhoneTabs, toPhoneTab } from './phone-tabs.tsx';
import { TodayPane } from './today-pane.tsx';
import { TripMain } from './trip-main.tsx';
import classes from './trip-phone.module.css';

/** Where the phone opens, until the traveller goes elsewhere. */
const FIRST_TAB: Readonly<Record<Phase, PhoneTab>> = { talking: 'chat', choosing: 'plan', planned: 'today' };

/** One room at a time, five of them at the bottom. */
export function TripPhone() {
  const { phase, trip } = useTripScreen();
  const tab = toPhoneTab(useQueryParameter('tab')) ?? FIRST_TAB[phase];
  const go = (next: PhoneTab): void => goTo({ tab: next });
  useFirstTabOf(phase);
  const room = useRef<HTMLElement>(null);
  useFocusOnChange(room, `${tab} ${trip.approval?.id ?? ''}`);
  return (
    <div className={classes.page}>
      <AwayNote />
      <main id="main" ref={room} className={classes.room} data-tab={tab} tabIndex={-1}>
        {(tab === 'chat' || tab === 'map') && <VisuallyHidden component="h1">{trip.title}</VisuallyHidden>}
        <Room tab={tab} go={go} />
      </main>
      {trip.pending && (
        <div className={classes.banner}>
          <DecisionBanner decision={trip.pending} />
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
  readonly tab: PhoneTab;
  readonly go: (tab: PhoneTab) => void;
}

function Room({ tab, go }: RoomProps) {
  const { phase } = useTripScreen();
  const nothing = <NothingYet onChat={() => go('chat')} />;
  switch (tab) {
    case 'chat':
      return <ChatPane />;
    case 'map':
      return <TripMap />;
    case 'more':
      return <MorePane onPlan={() => go('plan')} />;
    case 'plan':
      return phase === 'talking' ? nothing : <TripMain />;
    case 'today':
      return phase === 'planned' ? <TodayPane /> : nothing;
  }
}

/** Stands where a plan will be, and says what is still missing for one. */
function NothingYet({ onChat }: { readonly onChat: () => void }) {
  const said = words().plan.nothingYet;
  return (
    <section className={classes.empty}>
      <h1>{said.title}</h1>
      <p>{said.text}</p>
      <Button onClick={onChat}>{said.act}</Button>
    </section>
  );
}
