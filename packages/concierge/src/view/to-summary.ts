import type { RunSummary } from '@wayfarer/archon';
import { MODES, type TripSummary } from '@wayfarer/contract';
import { type Gazetteer, type PlanningState, valueOf } from '@wayfarer/planner';

import type { TripState } from '../trip-state.ts';
import { titleOf } from './to-trip.ts';

/** What the log keeps of a trip for lists, so that no trip is folded for a line. */
type TripLabel = Pick<TripSummary, 'title' | 'mode' | 'selected' | 'start' | 'end'>;

const LONGEST_TITLE = 300;

export function toLabel(
  { planning, handedOver, named, copyOf }: Pick<TripState, 'planning' | 'handedOver' | 'named' | 'copyOf'>,
  gazetteer: Gazetteer,
): TripLabel & Pick<TripState, 'handedOver' | 'copyOf'> & { readonly named: string | null } {
  return { ...toLine(planning, gazetteer), handedOver, named: named.placeholder, copyOf };
}

function toLine(planning: PlanningState, gazetteer: Gazetteer): TripLabel {
  return {
    title: titleOf(planning, gazetteer).slice(0, LONGEST_TITLE).toWellFormed(),
    mode: planning.mode,
    selected: planning.selected,
    start: valueOf(planning.facts, 'start') ?? null,
    end: valueOf(planning.facts, 'end') ?? null,
  };
}

/** A trip as a line of a list. */
export function toSummary(state: TripState, gazetteer: Gazetteer): TripSummary {
  return {
    id: state.id,
    ...toLine(state.planning, gazetteer),
    updatedAt: state.updatedAt,
    problem: null,
    readable: true,
  };
}

/** The same from what the log knows; `undefined` where it has no label as of the last event. */
export function findSummary({ id, label, updatedAt }: RunSummary): TripSummary | undefined {
  if (!isTripLabel(label)) return undefined;
  const { title, mode, selected, start, end } = label;
  return { id, title, mode, selected, start, end, updatedAt, problem: null, readable: true };
}

/** What stands for the name that its traveller gave it; `null` where it has none, or where nothing is known. */
export function findNamed({ label }: Pick<RunSummary, 'label'>): string | null {
  const { named } = (label ?? {}) as { readonly named?: unknown };
  return typeof named === 'string' ? named : null;
}

/** The trip that it is a copy of; `null` where it is none, or where nothing is known. */
export function findCopyOf({ label }: Pick<RunSummary, 'label'>): string | null {
  const { copyOf } = (label ?? {}) as { readonly copyOf?: unknown };
  return typeof copyOf === 'string' ? copyOf : null;
}

const DATE = /^\d{4}-\d\d-\d\d$/;

/** The label stands beside the chain: a damaged one is no line of a list. */
function isTripLabel(label: unknown): label is TripLabel {
  if (typeof label !== 'object' || label === null) return false;
  const { title, mode, selected, start, end } = label as Readonly<Record<keyof TripLabel, unknown>>;
  const dates = [start, end].every((date) => date === null || (typeof date === 'string' && DATE.test(date)));
  const isSelected = selected === null || typeof selected === 'string';
  return typeof title === 'string' && MODES.some((one) => one === mode) && isSelected && dates;
}

/** A trip that cannot be read, by as much as is known of it. */
export function toDamagedSummary({ id, updatedAt }: RunSummary, problem: string): TripSummary {
  const nothing = {
    title: 'A trip that cannot be read',
    mode: 'CLARIFY',
    selected: null,
    start: null,
    end: null,
  } as const;
  const touched = Number.isNaN(Date.parse(updatedAt)) ? LONG_AGO : updatedAt;
  return { id, ...nothing, updatedAt: touched, problem, readable: false };
}

/** Stands for an instant that cannot be read. */
const LONG_AGO = '1970-01-01T00:00:00.000Z';
