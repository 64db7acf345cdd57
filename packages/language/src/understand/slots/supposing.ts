import { chipText } from '../chips.ts';
import { ask, toProposal } from '../choices.ts';
import { type Clause, findEntity, listDatesOf, listPlaces } from '../clause.ts';
import { toClauseSource } from '../entities/entity.ts';
import type { Frame, Question } from '../frame.ts';
import { has } from '../patterns.ts';
import { findPlace, isStop, listVisits, type Scene } from '../trip-scene.ts';
import { addMentioned } from './adding.ts';
import { REPORTS } from './reports.ts';
import type { SlotReader } from './slot-reader.ts';

/** What would be without a stop, without the hotel, in the rain, or so much later: told, and nothing is done. */
export const readWhatIf: SlotReader = (clause, scene) => {
  const part = partOf(clause, scene);
  const [mention] = listPlaces(clause);
  const dates = listDatesOf(clause);
  const visits = mention ? listVisits(scene, mention.entity.places).filter(isStop) : [];
  const stop = visits.find(({ date }) => dates.includes(date)) ?? visits[0];
  if (stop && part === undefined) return [toWhatIf({ type: 'remove', visit: stop.visit })];
  if (part) return [{ act: 'question', question: { about: 'without', part } }];
  if (mention) return [asProposal(addMentioned(scene, clause, mention))];
  const report = reportOf(clause, scene);
  return [report ?? ask('not-understood', [])];
};

function toWhatIf(edit: Extract<Question, { about: 'what-if'; edit: unknown }>['edit']): Frame {
  return { act: 'question', question: { about: 'what-if', edit } };
}

function asProposal(frame: Frame): Frame {
  return frame.act === 'edit' ? toProposal(frame.edit) : frame;
}

/** A part of the costs: by its word, or by the house that is named. */
function partOf(clause: Clause, scene: Scene): 'transport' | 'stay' | 'food' | 'places' | undefined {
  const isHouse = listPlaces(clause).some(({ entity }) =>
    entity.places.some((place) => findPlace(scene, place)?.kind === 'lodging'),
  );
  if (isHouse) return 'stay';
  if (listPlaces(clause).length > 0) return undefined;
  return scene.lexicon.costs.find(([, words]) => has(clause.text, toClauseSource(`(?:${words})`)))?.[0];
}

/** Rain, or so many minutes late. */
function reportOf(clause: Clause, scene: Scene): Frame | undefined {
  const edge = scene.lexicon.isSpaced ? String.raw`\b` : '';
  const isWeather = scene.lexicon.weather.some(([, words]) => has(clause.text, `${edge}(?:${words})${edge}`));
  const act = isWeather ? 'rain' : findEntity(clause, 'length') ? 'delay' : undefined;
  const [frame] = (act && REPORTS[act]?.(clause, scene)) ?? [];
  return frame?.act === 'report'
    ? { act: 'question', question: { about: 'what-if', report: frame.report } }
    : undefined;
}

/** By how much is asked where it is not said. */
export const readEarly: SlotReader = (clause, scene) => {
  const minutes = findEntity(clause, 'length')?.minutes;
  const make = (by: number): Frame => ({ act: 'wish', wish: { kind: 'early', minutes: by } });
  if (minutes !== undefined) return [make(minutes)];
  const choices = EARLY.map((by) => ({
    text: chipText('minutes', scene.language, { n: String(by) }),
    frame: make(by),
  }));
  return [ask('how-long', choices)];
};

/** What is offered where nobody says by how much, in minutes. */
const EARLY = [15, 30, 60] as const;
