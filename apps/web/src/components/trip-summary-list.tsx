import { Button, Skeleton, TextInput } from '@mantine/core';
import type { TripSummary } from '@wayfarer/contract';
import { useState } from 'react';

import { useCopyTrip, withKey } from '../data/use-shared.ts';
import { navigate } from '../hooks/use-path.ts';
import type { Erasure } from '../lib/erasure-words.ts';
import { findLongDate, formatDateRange } from '../lib/format.ts';
import { tripPath } from '../lib/match-route.ts';
import { words } from '../words/in-use.ts';
import { Icon } from './icon.tsx';
import { OpenShared } from './open-shared.tsx';
import { RenameDialog } from './rename-dialog.tsx';
import { SaveEvents } from './save-events.tsx';
import { SavedNote } from './saved-note.tsx';
import { TripMenu } from './trip-menu.tsx';
import classes from './trip-summary-list.module.css';

interface TripSummaryListProps {
  readonly trips: readonly TripSummary[] | undefined;
  readonly find: string;
  readonly onFind: (find: string) => void;
  readonly problem: string | null;
  readonly onRetry: () => void;
  readonly onErasure: (erasure: Erasure) => void;
}

/** So many are seen at a glance. */
const FEW = 4;

/** Trips begun before; also what stands there while they load, when there are none, and when they cannot be fetched. */
export function TripSummaryList(props: TripSummaryListProps) {
  const { trips, find, onFind, problem, onRetry, onErasure } = props;
  const isLooking = find.trim() !== '';
  const said = words().frame.trips;
  return (
    <section id="trips" className={classes.trips} aria-label={said.title} tabIndex={-1}>
      <h2>{said.title}</h2>
      {problem !== null && (
        <p className={classes.note} role="alert">
          {problem}{' '}
          <Button variant="subtle" size="compact-sm" onClick={onRetry}>
            {words().frame.tryAgain}
          </Button>
        </p>
      )}
      {!trips && problem === null && (
        <div className={classes.loading} role="status" aria-label={said.loading}>
          <Skeleton height={52} />
          <Skeleton height={52} />
        </div>
      )}
      {(isLooking || (trips?.length ?? 0) > FEW) && (
        <TextInput
          className={classes.find ?? ''}
          type="search"
          aria-label={said.find}
          placeholder={said.findPlaceholder}
          value={find}
          onChange={(event) => onFind(event.currentTarget.value)}
        />
      )}
      {trips?.length === 0 && isLooking && (
        <p className={classes.note} role="status">
          {said.notFound}
        </p>
      )}
      {trips?.length === 0 && !isLooking && <p className={classes.note}>{said.none}</p>}
      {trips && trips.length > 0 && <Trips trips={trips} onErasure={onErasure} />}
      <OpenShared />
      <SavedNote />
    </section>
  );
}

interface TripsProps {
  readonly trips: readonly TripSummary[];
  readonly onErasure: (erasure: Erasure) => void;
}

/** Those that can be read, and below them, set aside, those that cannot. */
function Trips({ trips, onErasure }: TripsProps) {
  const [renaming, setRenaming] = useState<TripSummary | null>(null);
  const copy = useCopyTrip();
  const onCopy = (trip: string): void =>
    copy.mutate(withKey({ trip }), { onSuccess: ({ id }) => navigate(tripPath(id)) });
  const whole = trips.filter(({ readable }) => readable);
  return (
    <>
      {whole.length > 0 && (
        <ul className={classes.list}>
          {whole.map((trip) => (
            <li key={trip.id} className={classes.row}>
              <TripLink trip={trip} />
              <TripMenu
                label={words().frame.trips.moreAbout(trip.title)}
                {...(trip.mode === 'FINALIZE' && { onCopy: () => onCopy(trip.id) })}
                onRename={() => setRenaming(trip)}
                onForget={() => onErasure({ kind: 'forget', trip })}
                onForgetHere={() => onErasure({ kind: 'forget-here', trip })}
                onErase={() => onErasure({ kind: 'erase', trip })}
              />
            </li>
          ))}
        </ul>
      )}
      {whole.length < trips.length && (
        <ul className={classes.aside} aria-label={words().frame.trips.aside}>
          {trips.map(({ problem, readable, ...trip }) =>
            readable ? null : (
              <UnreadableRow
                key={trip.id}
                id={trip.id}
                title={trip.title}
                updatedAt={trip.updatedAt}
                problem={problem ?? ''}
                onErase={() => onErasure({ kind: 'erase', trip })}
              />
            ),
          )}
        </ul>
      )}
      <Button variant="subtle" color="gray" size="compact-md" onClick={() => onErasure({ kind: 'forget-all' })}>
        {words().frame.menu.forgetAll}
      </Button>
      {copy.error && (
        <p className={classes.note} role="alert">
          {copy.error.message}
        </p>
      )}
      <RenameDialog trip={renaming} onClose={() => setRenaming(null)} />
    </>
  );
}

type UnreadableRowProps = Pick<TripSummary, 'id' | 'title' | 'updatedAt'> & {
  readonly problem: string;
  readonly onErase: () => void;
};

/** A trip that does not open: why, and what can still be done with it. */
function UnreadableRow({ id, title, updatedAt, problem, onErase }: UnreadableRowProps) {
  const written = findLongDate(updatedAt);
  return (
    <li className={classes.unreadable}>
      <h3>
        <Icon name="warning" /> {title}
      </h3>
      <p>
        {words().frame.trips.damaged}
        {written !== undefined && ` ${words().frame.trips.lastWritten(written)}`}
      </p>
      <p className={classes.problem}>{problem}</p>
      <div className={classes.actions}>
        <SaveEvents id={id} />
        <Button variant="default" onClick={onErase}>
          {words().frame.trip.erase}
        </Button>
      </div>
    </li>
  );
}

function TripLink({ trip }: { readonly trip: TripSummary }) {
  const path = tripPath(trip.id);
  const said = words().frame.trips;
  return (
    <a
      className={classes.link}
      href={path}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        navigate(path);
      }}
    >
      <span className={classes.title}>{trip.title}</span>
      <span className={classes.dates}>
        {trip.start && trip.end ? formatDateRange(trip.start, trip.end) : said.noDates}
      </span>
      <span className={classes.stage}>{trip.selected === null ? said.stages[trip.mode] : said.planned}</span>
      {trip.problem !== null && <span className={classes.problem}>{trip.problem}</span>}
    </a>
  );
}
