import { Button } from '@mantine/core';

import { useErasureOfTrip } from '../hooks/use-trip-actions.ts';
import { useTripScreen } from '../hooks/use-trip-screen.ts';
import { words } from '../words/in-use.ts';
import { Attributions } from './attributions.tsx';
import { IdeaList } from './idea-list.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import classes from './more-pane.module.css';
import { MyPlacesButton } from './my-places.tsx';
import { PlanActions } from './plan-actions.tsx';
import { PlanExtras } from './plan-extras.tsx';
import { SchemeButton } from './scheme-button.tsx';
import { Wordmark } from './wordmark.tsx';

/** On the phone: everything that is not needed on the way. */
export function MorePane({ onPlan }: { readonly onPlan: () => void }) {
  const { trip, plan } = useTripScreen();
  const { onForget, onForgetHere, onErase } = useErasureOfTrip();
  const compare = (): void => {
    plan.setComparing(true);
    onPlan();
  };
  return (
    <section className={classes.pane} aria-label={words().frame.more}>
      <header className={classes.head}>
        <Wordmark />
        <div className={classes.switches}>
          <LanguageSwitch />
          <SchemeButton />
        </div>
      </header>
      <h1>{trip.title}</h1>
      {trip.selected !== null && (
        <div className={classes.actions}>
          <PlanActions />
          {trip.options.length > 1 && (
            <Button variant="default" onClick={compare}>
              {words().plan.compare}
            </Button>
          )}
        </div>
      )}
      <IdeaList />
      <MyPlacesButton />
      <PlanExtras open />
      <Attributions />
      <section className={classes.erasing} aria-label={words().frame.menu.forgetAndErase}>
        <h2>{words().frame.menu.forgetAndErase}</h2>
        <Button variant="default" onClick={onForget}>
          {words().frame.menu.forget}
        </Button>
        <Button variant="default" onClick={onForgetHere}>
          {words().frame.menu.forgetHere}
        </Button>
        <Button variant="default" onClick={onErase}>
          {words().frame.menu.erase}
        </Button>
      </section>
    </section>
  );
}
