import type { PlaceId } from '@wayfarer/trip';

import type { ActName } from './act-name.ts';
import { ask, placeChoice, toEdit } from './choices.ts';
import { type Clause, listDatesOf, listPlaces } from './clause.ts';
import type { Frame } from './frame.ts';
import { isStop, listVisits, nameOf, type Scene } from './trip-scene.ts';

const BRINGS: ReadonlySet<ActName> = new Set(['add', 'go', 'keep', 'lock']);

/**
 * A message that wants a place in and out at once says which only when it is asked.
 *
 * @param pieces - What stands between its joints: where it names a place twice, its reader may have taken two of them for one.
 */
export function askAboutContradiction(
  clauses: readonly Clause[],
  pieces: readonly Clause[],
  scene: Scene,
): Frame | undefined {
  const place = findContradiction(clauses) ?? findContradiction(pieces);
  if (place === undefined) return undefined;
  const stop = listVisits(scene, [place]).find(isStop);
  // No proposal that a plain yes would take: of these two nobody knows yet which is meant.
  const leave: Frame = { act: 'talk', topic: 'as-it-is' };
  const choices = stop
    ? [
        placeChoice(scene, 'remove', { place, frame: toEdit({ type: 'remove', visit: stop.visit }) }),
        placeChoice(scene, 'keep', { place, frame: leave }),
      ]
    : [placeChoice(scene, 'add', { place, frame: toEdit({ type: 'add', place }) })];
  return ask('in-or-out', choices, { words: nameOf(scene, place) });
}

/** Without the half of a move that takes out: "out on Monday, and in on Tuesday" means one thing. */
export function withoutHalfMoves(clauses: readonly Clause[]): readonly Clause[] {
  const brought = clauses.filter(({ act }) => act === 'add' || act === 'go').flatMap(listNamed);
  return clauses.filter(
    (clause) =>
      clause.act !== 'remove' ||
      !listNamed(clause).some(({ place, dates }) =>
        brought.some((other) => other.place === place && other.dates !== '' && other.dates !== dates),
      ),
  );
}

/** Where the same day is meant, or none. */
function findContradiction(clauses: readonly Clause[]): PlaceId | undefined {
  const brought = clauses.filter(({ act }) => act !== undefined && BRINGS.has(act)).flatMap(listNamed);
  const taken = clauses.filter(({ act }) => act === 'remove').flatMap(listNamed);
  return brought.find(({ place, dates }) =>
    taken.some((other) => other.place === place && (dates === '' || dates === other.dates)),
  )?.place;
}

interface Named {
  readonly place: PlaceId;
  readonly dates: string;
}

/** What a clause is about, not what it is put beside; of several places that the words fit none is meant for sure. */
function listNamed(clause: Clause): readonly Named[] {
  const dates = listDatesOf(clause).join(' ');
  return listPlaces(clause)
    .filter(({ role }) => role !== 'before' && role !== 'after' && role !== 'near')
    .flatMap(({ entity: { places } }) => (places.length === 1 ? places : []))
    .map((place) => ({ place, dates }));
}
