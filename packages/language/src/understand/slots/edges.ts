import type { Target } from '@wayfarer/edits';
import type { PlaceId } from '@wayfarer/trip';
import type { IsoDate } from '@wayfarer/trip/clock';

import { ask, dayChoice, listOpenDays, toEdit } from '../choices.ts';
import { type Clause, listDatesOf } from '../clause.ts';
import type { Frame } from '../frame.ts';
import type { KnownStop } from '../trip-context.ts';
import { isStop, type Scene } from '../trip-scene.ts';
import { addMentioned } from './adding.ts';
import type { SlotReader } from './slot-reader.ts';
import { findMain, readNeighbour, readTargetDate } from './target.ts';
import { frameForStop } from './visits.ts';

type Edge = 'first' | 'last';

/** "Begin Saturday with the Louvre", "end the day at the Arc": before all else of that day, or after. */
export function readAtEdge(edge: Edge): SlotReader {
  return (clause, scene) =>
    readBeside(clause, scene) ?? [
      frameForStop(scene, clause, {
        mention: findMain(scene, clause),
        make: (stop) => moveToEdge(scene, clause, { stop, edge }),
        otherwise: (place) => addAtEdge(scene, clause, { place, edge }),
        draft: { frame: { act: 'draft', type: 'move' }, missing: 'visit' },
      }),
    ];
}

/** "Right after lunch" is not the beginning of the day, whatever it was taken for. */
function readBeside(clause: Clause, scene: Scene): readonly Frame[] | undefined {
  const mention = findMain(scene, clause);
  const isBeside = clause.mentions.some(({ role }) => role === 'before' || role === 'after');
  if (!mention || !isBeside || mention.entity.places.length !== 1) return undefined;
  const beside = readNeighbour(scene, clause, { date: readTargetDate(clause), mention });
  return beside && [addMentioned(scene, clause, mention)];
}

function moveToEdge(
  scene: Scene,
  clause: Clause,
  { stop, edge }: { readonly stop: KnownStop; readonly edge: Edge },
): Frame {
  const date = readTargetDate(clause) ?? stop.date;
  return toEdit({ type: 'move', visit: stop.visit, to: targetAt(scene, date, { edge, moved: stop }) });
}

/** Of which day it is to be the first is asked where it is not said. */
function addAtEdge(
  scene: Scene,
  clause: Clause,
  { place, edge }: { readonly place: PlaceId; readonly edge: Edge },
): Frame {
  const add = (date: IsoDate): Frame => toEdit({ type: 'add', place, to: targetAt(scene, date, { edge }) });
  const [date] = listDatesOf(clause);
  if (date) return add(date);
  return ask(
    'which-day',
    listOpenDays(scene).map((each) => dayChoice(scene, each, add(each))),
  );
}

/** Dinner stays where it is: the last sight of a day is the one before it. */
function targetAt(
  { context }: Scene,
  date: IsoDate,
  { edge, moved }: { readonly edge: Edge; readonly moved?: KnownStop },
): Target {
  const others = context.stops.filter(
    (stop) => stop.date === date && isStop(stop) && !stop.done && stop.visit !== moved?.visit,
  );
  const beside = edge === 'first' ? others[0] : (others.findLast(({ kind }) => kind === 'place') ?? others.at(-1));
  if (!beside) return { date };
  return { date, ...(edge === 'first' ? { before: beside.visit } : { after: beside.visit }) };
}

/** "Fushimi Inari at sunrise": when that is, is known where the place is. */
export function readAtSun(sun: 'sunrise' | 'sunset'): SlotReader {
  return (clause, scene) => {
    const date = readTargetDate(clause);
    const on = date ? { date } : {};
    return [
      frameForStop(scene, clause, {
        mention: findMain(scene, clause),
        make: ({ place, visit }) => ({ act: 'wish', wish: { kind: 'sun', sun, place, visit, ...on } }),
        otherwise: (place) => ({ act: 'wish', wish: { kind: 'sun', sun, place, ...on } }),
        draft: { frame: { act: 'draft', type: 'move' }, missing: 'visit' },
      }),
    ];
  };
}
