import { chipText } from './chips.ts';
import { ask, ideaChoices, listOpenDays, stopChoices } from './choices.ts';
import { type Clause, listPlaces } from './clause.ts';
import type { Reading } from './clauses.ts';
import type { Choice, Frame } from './frame.ts';
import { guessOf, type Situation } from './guess/guess-clause.ts';
import { listLikelyChoices, withoutTwins } from './guess/likely-choices.ts';
import { isStop, listVisits, type Scene } from './trip-scene.ts';

const MOST_GUESSED = 3;

/** The three likeliest readings of what was heard. */
export function notUnderstood(clauses: readonly Clause[], reading: Reading, { scene, classify }: Situation): Frame {
  const [place] = clauses.flatMap(listPlaces).flatMap(({ entity }) => entity.places);
  const stop = place && listVisits(scene, [place]).find(isStop);
  const guessed = clauses
    .filter(({ act }) => act === undefined)
    .slice(0, MOST_GUESSED)
    .map((clause) => ({ clause, guess: guessOf(clause, reading, classify) }));
  const others = place
    ? stop
      ? stopChoices(scene, stop.visit, place)
      : ideaChoices(scene, place)
    : generalChoices(clauses, scene);
  return ask('not-understood', withoutTwins([...listLikelyChoices(guessed, scene), ...others]).slice(0, 3));
}

function generalChoices(clauses: readonly Clause[], scene: Scene): readonly Choice[] {
  const { language } = scene;
  const day = clauses.flatMap(({ mentions }) => mentions).find(({ entity }) => entity.kind === 'day')?.entity;
  const date = (day?.kind === 'day' ? day.date : undefined) ?? listOpenDays(scene)[0];
  return [
    {
      text: chipText('show-plan', language),
      frame: { act: 'question', question: date && day ? { about: 'day', date } : { about: 'plan' } },
    },
    { text: chipText('ideas', language), frame: { act: 'question', question: { about: 'ideas' } } },
    { text: chipText('help', language), frame: { act: 'question', question: { about: 'help' } } },
  ];
}
