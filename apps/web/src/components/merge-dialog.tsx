import { Button, Modal } from '@mantine/core';
import { useState } from 'react';

import { useAway, useSavedTrip } from '../hooks/use-saved-trip.ts';
import { useSettle } from '../hooks/use-settle.ts';
import { useTripScreen } from '../hooks/use-trip-screen.ts';
import { formatDate } from '../lib/format.ts';
import type { QueuedChange, SavedTrip } from '../lib/queue/saved-trip.ts';
import { movesText } from '../lib/stop-moves.ts';
import { words } from '../words/in-use.ts';
import classes from './merge-dialog.module.css';

/** Back from without a network: what is in the trip now, what changed there meanwhile, and what the traveller has to choose. */
export function MergeDialog() {
  const { trip } = useTripScreen();
  const saved = useSavedTrip(trip.id);
  const isAway = useAway();
  const { close, settle, busy } = useSettle(trip.id);
  const [later, setLater] = useState<string | null>(null);
  const conflicts = saved?.queue.filter(({ conflict }) => conflict !== null) ?? [];
  const name = conflicts.map(({ key }) => key).join(' ');
  const isRead = conflicts.length > 0 ? later === name : !hasNews(saved);
  const said = words().frame.merge;
  return (
    <>
      <Modal
        opened={!isAway && !isRead}
        onClose={() => {
          if (conflicts.length > 0) setLater(name);
          else close();
        }}
        centered
        size={560}
        title={said.title}
        closeButtonProps={{ 'aria-label': words().frame.close }}
      >
        {conflicts.length > 0 && (
          <section className={classes.part}>
            <h3>{said.choose}</h3>
            {conflicts.map((change) => (
              <ConflictCard key={change.key} change={change} busy={busy} onSettle={settle} />
            ))}
          </section>
        )}
        {saved && <News saved={saved} />}
        {conflicts.length === 0 && (
          <div className={classes.actions}>
            <Button onClick={close} data-autofocus>
              {said.done}
            </Button>
          </div>
        )}
      </Modal>
      {!isAway && conflicts.length > 0 && isRead && (
        <Reminder count={conflicts.length} onReview={() => setLater(null)} />
      )}
    </>
  );
}

function hasNews(saved: SavedTrip | undefined): boolean {
  // While something is still being sent, there is more to come.
  if (!saved?.merged || saved.queue.some(({ conflict }) => conflict === null)) return false;
  return saved.merged.sent.length > 0;
}

function News({ saved: { merged } }: { readonly saved: SavedTrip }) {
  const said = words().frame.merge;
  if (!merged) return null;
  return (
    <>
      {merged.sent.length > 0 && (
        <section className={classes.part}>
          <h3>{said.sent}</h3>
          <ul>
            {merged.sent.map((text, index) => (
              <li key={`${index} ${text}`}>{text}</li>
            ))}
          </ul>
        </section>
      )}
      {merged.theirs.length > 0 && (
        <section className={classes.part}>
          <h3>{said.meanwhile}</h3>
          <ul>
            {merged.theirs.map((move, index) => (
              <li key={`${index} ${move.placeId}`}>{movesText([move])}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

interface ConflictCardProps {
  readonly change: QueuedChange;
  readonly busy: boolean;
  readonly onSettle: ReturnType<typeof useSettle>['settle'];
}

/** One change beside what the trip has now. */
function ConflictCard({ change, busy, onSettle }: ConflictCardProps) {
  const said = words().frame.merge;
  const { key, text, conflict } = change;
  const refusal = conflict?.refusal ?? null;
  const remedies = refusal?.outcome?.remedies ?? [];
  const theirs = conflict?.theirs ?? null;
  return (
    <article className={classes.change} aria-label={text}>
      <dl className={classes.sides}>
        <div>
          <dt>{said.mine}</dt>
          <dd>{text}</dd>
        </div>
        <div>
          <dt>{said.theirs}</dt>
          <dd>
            {theirs
              ? said.is(
                  theirs.name,
                  words().plan.done.when(formatDate(theirs.date), `${theirs.arrive}–${theirs.depart}`),
                )
              : said.isGone}
          </dd>
        </div>
      </dl>
      {refusal && <p className={classes.why}>{said.doesNotFit(refusal.message)}</p>}
      <div className={classes.actions}>
        {!refusal && (
          <Button disabled={busy} onClick={() => onSettle(key, { keep: 'mine' })}>
            {said.keepMine}
          </Button>
        )}
        {remedies.map(({ text: remedy, edit }) => (
          <Button
            key={remedy}
            variant="default"
            disabled={busy}
            onClick={() => onSettle(key, { keep: 'instead', edit, text: remedy })}
          >
            {remedy}
          </Button>
        ))}
        <Button variant="default" disabled={busy} onClick={() => onSettle(key, { keep: 'theirs' })}>
          {said.keepTheirs}
        </Button>
      </div>
    </article>
  );
}

/** What was put off stays in sight. */
function Reminder({ count, onReview }: { readonly count: number; readonly onReview: () => void }) {
  const said = words().frame.merge;
  return (
    <aside className={classes.reminder} aria-label={said.title}>
      <span>{said.left(count)}</span>
      <Button size="compact-md" onClick={onReview}>
        {words().way.decision.review}
      </Button>
    </aside>
  );
}
