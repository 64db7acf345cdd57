import { useState } from 'react';

import { useAway, useSavedTrip } from '../hooks/use-saved-trip.ts';
import { useTripScreen } from '../hooks/use-trip-screen.ts';
import { formatClock } from '../lib/format.ts';
import { words } from '../words/in-use.ts';
import classes from './away-note.module.css';
import { Icon } from './icon.tsx';

/** While the server is away: since when the trip is as it is, what waits to be sent, and what has to wait. */
export function AwayNote() {
  const { trip } = useTripScreen();
  const saved = useSavedTrip(trip.id);
  const isAway = useAway();
  const [opened, setOpened] = useState(false);
  const said = words().frame.away;
  const waiting = saved?.queue.length ?? 0;
  return (
    <div role="status">
      {isAway && (
        <div className={classes.note}>
          <strong>
            <Icon name="warning" size={16} />
            {saved ? said.savedAt(formatClock(saved.savedAt)) : said.offline}
          </strong>
          {waiting > 0 && <span>{said.waiting(waiting)}</span>}
          <button type="button" aria-expanded={opened} onClick={() => setOpened(!opened)}>
            {said.what}
          </button>
          {opened && (
            <p className={classes.needs}>
              {saved?.plan ? said.works : said.worksNot} {said.needs}
            </p>
          )}
        </div>
      )}
    </div>
  );
}
