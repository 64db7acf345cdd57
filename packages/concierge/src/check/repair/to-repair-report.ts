import type { CheckChange, CheckReport, CheckVisit, RepairReport, RepairStep } from '@wayfarer/contract';
import { sayReason, sayTogether, type Speaker } from '@wayfarer/language';
import { type IsoDate } from '@wayfarer/trip/clock';

import type { CheckedPlan } from '../checked-plan.ts';
import { isRight } from '../judge-plan.ts';

interface Repaired {
  readonly before: CheckedPlan;
  readonly after: CheckedPlan;
  readonly changes: readonly CheckChange[];
  readonly reports: Pick<RepairReport, 'before' | 'after'>;
}

/** What a repair changed and why, and what no change mends. */
export function toRepairReport({ after, changes, reports }: Repaired, speaker: Speaker): RepairReport {
  const byStop = Map.groupBy(changes, keyOf);
  const found = { before: stopsOf(reports.before), after: stopsOf(reports.after) };
  const order = [...found.before.keys()];
  const steps = [...byStop]
    .toSorted(([left], [right]) => order.indexOf(left) - order.indexOf(right))
    .flatMap(([key, own]): RepairStep[] => {
      const before = found.before.get(key);
      return before ? [toStep({ before, after: found.after.get(key), changes: own }, speaker)] : [];
    });
  const unmended = listUnmended(after, { report: reports.after, speaker });
  return {
    summary: summarise({ steps, unmended, isRight: isRight(after.judged) }, speaker),
    isRight: isRight(after.judged),
    steps,
    changes: [...changes],
    unmended,
    ...reports,
  };
}

interface Stop {
  readonly visit: CheckVisit;
  readonly date: string | null;
}

function keyOf({ line, name }: { readonly line: number; readonly name: string }): string {
  return `${line} ${name}`;
}

function stopsOf({ days, undated }: CheckReport): ReadonlyMap<string, Stop> {
  const dated = days.flatMap(({ date, visits }) => visits.map((visit): Stop => ({ visit, date })));
  const all = [...dated, ...undated.map((visit): Stop => ({ visit, date: null }))];
  // Of two with one name on one line, a change means the first.
  return new Map(all.toReversed().map((stop) => [keyOf(stop.visit), stop]));
}

interface Changed {
  readonly before: Stop;
  readonly after: Stop | undefined;
  readonly changes: readonly CheckChange[];
}

function toStep(changed: Changed, speaker: Speaker): RepairStep {
  const { before, after, changes } = changed;
  const { line, name, reasons } = before.visit;
  return {
    line,
    name,
    kind: kindOf(changed),
    before: toSlot(before),
    after: after ? toSlot(after) : null,
    reasons,
    changes: [...changes],
    text: sayStep(changed, speaker),
  };
}

function toSlot({ date, visit: { arrive, depart, place } }: Stop): RepairStep['before'] {
  return { date, arrive, depart, place: place?.name ?? null };
}

function kindOf({ before, after, changes }: Changed): RepairStep['kind'] {
  if (!after) return 'left-out';
  if (changes.every(({ kind }) => kind === 'take')) return 'taken';
  if (after.date !== before.date) return 'other-day';
  const starts = after.visit.arrive === before.visit.arrive;
  return starts && (after.visit.depart ?? '') < (before.visit.depart ?? '') ? 'shortened' : 'moved';
}

function sayStep(changed: Changed, speaker: Speaker): string {
  const { before, after, changes } = changed;
  const { repair } = speaker.texts.check;
  const written = before.visit.name;
  const name = (after ?? before).visit.place?.name ?? written;
  if (!after) return repair.leftOut(name);
  const taken = changes.some(({ kind }) => kind === 'take') ? repair.taken(written, name) : '';
  const kind = kindOf(changed);
  if (kind === 'taken') return taken;
  const times = timesOf(after);
  const moved =
    kind === 'other-day'
      ? repair.otherDay(name, speaker.texts.edits.when(speaker.day(dateOf(after)), times))
      : kind === 'shortened'
        ? repair.shortened(name, times)
        : repair.moved(name, timesOf(before), times);
  return sayTogether([taken, moved], speaker.language);
}

function timesOf({ visit: { arrive, depart } }: Stop): string {
  return `${arrive ?? ''}–${depart ?? ''}`;
}

function dateOf({ date }: Stop): IsoDate | null {
  return date;
}

/** Names that nobody knows, and whatever still speaks against the plan. */
function listUnmended(
  { judged }: CheckedPlan,
  { report, speaker }: { readonly report: CheckReport; readonly speaker: Speaker },
): RepairReport['unmended'] {
  const wrong = report.days.flatMap(({ visits }) =>
    visits.flatMap(({ line, name, reasons }) => reasons.map(({ text }) => ({ line, name, text }))),
  );
  const whole = [...[...judged.ofDays.values()].flat(), ...judged.ofTrip];
  return [
    ...[...report.notFound, ...report.vague, ...report.unapplied].map(({ line, name, text }) => ({ line, name, text })),
    ...wrong,
    ...whole.map((reason) => ({ line: null, name: null, text: sayReason(reason, speaker) })),
  ];
}

function summarise(
  { steps, unmended, isRight: right }: Pick<RepairReport, 'steps' | 'unmended' | 'isRight'>,
  { texts: { check } }: Speaker,
): [string, string] {
  const leftOut = steps.filter(({ kind }) => kind === 'left-out').length;
  const counts = { changed: steps.length - leftOut, leftOut };
  const first = steps.length === 0 ? check.repair.unchanged : check.repair.changed(counts);
  if (!right) return [first, check.repair.stillWrong];
  return [first, unmended.length > 0 ? check.repair.unknownStays(unmended.length) : check.allGood];
}
