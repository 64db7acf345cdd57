import { Button } from '@mantine/core';

import { type ListOf, useForgetPlace, useOwnPlaces } from '../data/use-own-places.ts';
import { words } from '../words/in-use.ts';
import classes from './my-places.module.css';

/** What is kept: for this trip, where there is one, and for all. */
export function MyPlacesLists({ trip }: { readonly trip: ListOf }) {
  return (
    <>
      {trip !== null && <OneList list={trip} title={words().frame.places.forTrip} />}
      <OneList list={null} title={words().frame.places.forAll} />
    </>
  );
}

function OneList({ list, title }: { readonly list: ListOf; readonly title: string }) {
  const { data, error } = useOwnPlaces(list, true);
  const forget = useForgetPlace();
  const problem = error ?? forget.error;
  const said = words().frame.places;
  return (
    <section className={classes.part} aria-label={title}>
      <h2>{title}</h2>
      {problem && (
        <p role="alert" className={classes.problem}>
          {problem.message}
        </p>
      )}
      {data?.places.length === 0 && <p className={classes.quiet}>{said.none}</p>}
      {data && data.places.length > 0 && (
        <ul className={classes.list}>
          {data.places.map(({ id, name, city, note }) => (
            <li key={id}>
              <div>
                <strong>{name}</strong>
                <p className={classes.quiet}>{[city ?? said.noCity, note].filter(Boolean).join(' · ')}</p>
              </div>
              <Button
                variant="subtle"
                aria-label={said.forgetOne(name)}
                disabled={forget.isPending}
                onClick={() => forget.mutate({ list, name })}
              >
                {said.forget}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
