import { formatTime } from '@wayfarer/trip/clock';

import { type Clause, listDatesOf } from './clause.ts';
import type { Choice, Frame } from './frame.ts';
import { saysOnlyWhen } from './only-when.ts';
import type { Scene } from './trip-scene.ts';

/**
 * "9:30 ok", "the Saturday one": the one chip under the newest answer that has this hour or this day, where the message says nothing
 * else. A proposal is no choice of chips: what is said to one is another hour for it.
 */
export function readByFeature(clauses: readonly Clause[], scene: Scene): Frame | undefined {
  const [clause, ...others] = clauses.filter(({ act, mentions }) => act !== 'yes' || mentions.length > 0);
  const { offered, draft } = scene.context;
  if (!clause || others.length > 0 || clause.isQuestion || draft || offered.length < 2) return undefined;
  if (offered.some(({ frame }) => frame.act === 'command' && frame.command.name === 'stop')) return undefined;
  if (clause.mentions.length === 0 || !saysOnlyWhen(clause, scene.lexicon.language)) return undefined;
  const fitting = offered.filter((choice) => hasAll(choice, clause));
  return fitting.length === 1 ? fitting[0]?.frame : undefined;
}

function hasAll({ text, frame }: Choice, clause: Clause): boolean {
  const hours = clause.mentions.flatMap(({ entity }) => (entity.kind === 'time' ? [formatTime(entity.at)] : []));
  const dates = listDatesOf(clause);
  if (hours.length + dates.length === 0) return false;
  const data = JSON.stringify(frame);
  return hours.every((hour) => text.includes(hour)) && dates.every((date) => data.includes(`"${date}"`));
}
