import { Button } from '@mantine/core';

import { type ListOf, useForgetPlace, useOwnPlaces } from '../data/use-own-places.ts';
import classes from './my-places.module.css';

/** What is kept: for this trip, where there is one, and for all. */
export function MyPlacesLists({ trip }: { readonly trip: ListOf }) {
  return (
    <>
      {trip !== null && <OneList list={trip} title="For this trip only" />}
      <OneList list={null} title="For all trips" />
    </>
  );
}

function OneList({ list, title }: { readonly list: ListOf; readonly title: string }) {
  const { data, error } = useOwnPlaces(list, true);
  const forget = useForgetPlace();
  const problem = error ?? forget.error;
  return (
    <section className={classes.part} aria-label={title}>
      <h2>{title}</h2>
      {problem && (
        <p role="alert" className={classes.problem}>
          {problem.message}
        </p>
      )}
      {data?.places.length === 0 && <p className={classes.quiet}>Nothing yet.</p>}
      {data && data.places.length > 0 && (
        <ul className={classes.list}>
          {data.places.map(({ id, name, city, note }) => (
            <li key={id}>
              <div>
                <strong>{name}</strong>
                <p className={classes.quiet}>
                  {[city ?? 'no city that can be planned yet', note].filter(Boolean).join(' · ')}
                </p>
              </div>
              <Button
                variant="subtle"
                aria-label={`Forget ${name}`}
                disabled={forget.isPending}
                onClick={() => forget.mutate({ list, name })}
              >
                Forget
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
