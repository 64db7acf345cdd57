import type { Edit, Target } from '@wayfarer/edits';
import { minute } from '@wayfarer/trip/clock';

import type { ActName } from '../act-name.ts';
import { ask, askMoveDay, placeChoice, toEdit } from '../choices.ts';
import { type Clause, findEntity, listDatesOf, listPlaces, type PlaceIn } from '../clause.ts';
import type { Frame } from '../frame.ts';
import { has } from '../patterns.ts';
import type { KnownStop } from '../trip-context.ts';
import { findComingStop, type Scene } from '../trip-scene.ts';
import { addOrMove, readAdd } from './adding.ts';
import { readKeep, readLock, readUnlock } from './keeping.ts';
import { readMealLength } from './meal-lengths.ts';
import { readReplace, readSwap } from './replacing.ts';
import type { SlotReader } from './slot-reader.ts';
import { findMain, isEmptyTarget, readTarget, readTargetDate, readTime } from './target.ts';
import { frameForStop, removeChoice } from './visits.ts';

/** How much longer or shorter a stop gets where nobody says by how much, in minutes. */
const SOME_MINUTES = 30;
const MANY_MINUTES = 60;

const BY_THE_SUN =
  /\bsun ?(?:set|rise|down)\b|\bgolden hour\b|sonnen(?:unter|auf)gang|(?:coucher|lever) (?:de|du) soleil|atardecer|amanecer|(?:puesta|salida) del? sol|夕日|夕暮れ|日没|日の出|日落|日出/iu;

const readRemove: SlotReader = (clause, scene) => {
  const { decision, stops } = scene.context;
  const decided = decision && stops.find(({ visit }) => visit === decision.visit);
  const said = listPlaces(clause);
  // What is to be decided about is skipped by the decision: its answer is recorded with it.
  if (
    decided &&
    said.every(({ entity }) => entity.places.includes(decided.place)) &&
    (said.length > 0 || !findMain(scene, clause))
  )
    return [{ act: 'answer', answer: { kind: 'choice', choice: 'skip' } }];
  const next = scene.context.isUnderWay && !decision ? findNextMeant(clause, scene) : undefined;
  if (next) return [{ act: 'report', report: { kind: 'unwanted', visit: next } }];
  const forGood = has(clause.text, scene.lexicon.forGood) ? { forGood: true } : {};
  const places = listPlaces(clause).filter(({ role }) => role !== 'before' && role !== 'after' && role !== 'near');
  const named: readonly (PlaceIn | undefined)[] = places.length > 0 ? places : [findMain(scene, clause)];
  const dates = listDatesOf(clause);
  return named.map((mention) =>
    frameForStop(scene, clause, {
      mention,
      make: (stop) =>
        // On that day it is not: whoever says "tonight" may mean it, or another stop.
        dates.length > 0 && !dates.includes(stop.date)
          ? ask('which-meaning', [removeChoice(scene, stop)])
          : toEdit({ type: 'remove', visit: stop.visit, ...forGood }),
      draft: { frame: { act: 'draft', type: 'remove' }, missing: 'visit' },
    }),
  );
};

/** "The next stop", in so many words: on the way it is asked what shall be there instead. */
function findNextMeant(clause: Clause, scene: Scene): KnownStop['visit'] | undefined {
  const [only, ...others] = listPlaces(clause);
  const next = findComingStop(scene);
  if (!only || others.length > 0 || only.entity.how !== 'described' || next?.place !== only.entity.places[0])
    return undefined;
  const isNext = scene.lexicon.nextStop.some((words) =>
    has(only.entity.words, words.replace('{stop}', scene.lexicon.stop)),
  );
  return isNext ? next?.visit : undefined;
}

const readMove: SlotReader = (clause, scene) => {
  const mention = findMain(scene, clause);
  return [
    frameForStop(scene, clause, {
      mention,
      make: (stop) => moveTo(scene, clause, { stop, mention }),
      otherwise: (place) => addOrMove(scene, clause, { place, ...(mention ? { mention } : {}) }),
      draft: { frame: { act: 'draft', type: 'move', to: readTarget(scene, clause) }, missing: 'visit' },
    }),
  ];
};

function moveTo(
  scene: Scene,
  clause: Clause,
  { stop, mention }: { readonly stop: KnownStop; readonly mention: PlaceIn | undefined },
): Frame {
  const to = readTarget(scene, clause, { stop, ...(mention ? { mention } : {}) });
  // When the sun sets there is not known here, and "in the evening" may be hours from it.
  if (to.at === undefined && BY_THE_SUN.test(clause.words)) {
    const frame = { act: 'draft', type: 'move', visit: stop.visit, to: { date: to.date ?? stop.date } } as const;
    return ask('what-time', [], { draft: { frame, missing: 'time' } });
  }
  if (isEmptyTarget(to) || has(clause.text, scene.lexicon.otherDay)) return askMoveDay(scene, stop.visit, stop.place);
  return toEdit({ type: 'move', visit: stop.visit, to });
}

/** Earlier or later on its day: by so much, or past its neighbour. */
function readShift(direction: -1 | 1): SlotReader {
  return (clause, scene) => [
    frameForStop(scene, clause, {
      mention: findMain(scene, clause),
      make: (stop) => shift(scene, clause, { stop, direction }),
      draft: { frame: { act: 'draft', type: 'move' }, missing: 'visit' },
    }),
  ];
}

function shift(
  scene: Scene,
  clause: Clause,
  { stop, direction }: { readonly stop: KnownStop; readonly direction: -1 | 1 },
): Frame {
  const at = readTime(clause, undefined, stop.meal);
  const some = stop.kind === 'meal' && at === undefined ? MANY_MINUTES / 2 : undefined;
  const by = findEntity(clause, 'length')?.minutes ?? some;
  const move = (to: Target): Frame => toEdit({ type: 'move', visit: stop.visit, to });
  const date = readTargetDate(clause);
  if (date && date !== stop.date) return move({ date });
  if (by === undefined && at !== undefined) return move({ date: stop.date, at });
  if (by !== undefined) return move({ date: stop.date, at: minute(stop.arrive + direction * by) });
  const ofDay = scene.context.stops.filter((other) => other.date === stop.date && other.kind === 'place');
  const neighbour = ofDay[ofDay.findIndex(({ visit }) => visit === stop.visit) + direction];
  if (!neighbour) return move({ date: stop.date, at: minute(stop.arrive + direction * MANY_MINUTES) });
  return move(direction < 0 ? { before: neighbour.visit } : { after: neighbour.visit });
}

/** More or less time; exactly so much, or so much more. */
function readLength(direction: -1 | 0 | 1): SlotReader {
  return (clause, scene) => {
    if (isOfMeal(clause)) return readMealLength(direction)(clause, scene);
    const minutes = findEntity(clause, 'length')?.minutes;
    const make = ({ visit }: KnownStop): Frame => toEdit(lengthEdit(scene, clause, { visit, minutes, direction }));
    return [
      frameForStop(scene, clause, {
        mention: findMain(scene, clause),
        make,
        draft: { frame: { act: 'draft', type: 'length' }, missing: 'visit' },
        otherwise: (place) => addOrMove(scene, clause, { place }),
      }),
    ];
  };
}

/** "Half an hour for lunch" names a meal, and no table. */
function isOfMeal(clause: Clause): boolean {
  return listPlaces(clause).length === 0 && findEntity(clause, 'meal') !== undefined;
}

function lengthEdit(
  scene: Scene,
  clause: Clause,
  {
    visit,
    minutes,
    direction,
  }: { readonly visit: KnownStop['visit']; readonly minutes: number | undefined; readonly direction: -1 | 0 | 1 },
): Edit {
  const at = clause.mentions.find(({ entity }) => entity.kind === 'length')?.index ?? 0;
  const isExact =
    direction === 0 ||
    has(clause.text.slice(Math.max(0, at - 25), Math.max(0, at - 1)), `(?:${scene.lexicon.exactly})$`);
  if (minutes !== undefined && isExact) return { type: 'length', visit, minutes };
  const some = has(clause.text, scene.lexicon.much) ? MANY_MINUTES : SOME_MINUTES;
  return { type: 'length', visit, by: (direction || 1) * (minutes ?? some) };
}

/** "We skipped it", "we have been there already". */
const readBeenThere: SlotReader = (clause, scene) => [
  frameForStop(scene, clause, {
    mention: findMain(scene, clause),
    make: (stop) =>
      ask('which-meaning', [
        removeChoice(scene, stop),
        placeChoice(scene, 'keep', { place: stop.place, frame: { act: 'command', command: { name: 'stop' } } }),
      ]),
  }),
];

export const STOP_EDITS: Readonly<Partial<Record<ActName, SlotReader>>> = {
  add: readAdd,
  go: readAdd,
  remove: readRemove,
  move: readMove,
  earlier: readShift(-1),
  later: readShift(1),
  swap: readSwap,
  replace: readReplace,
  longer: readLength(1),
  shorter: readLength(-1),
  spend: readLength(0),
  lock: readLock,
  unlock: readUnlock,
  keep: readKeep,
  'been-there': readBeenThere,
};
