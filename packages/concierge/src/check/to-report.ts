import type { CheckChange, CheckDay, CheckReport, CheckVisit } from '@wayfarer/contract';
import type { Slot } from '@wayfarer/edits';
import {
  nameIn,
  type PastedEntry,
  sayInARow,
  sayMoney,
  sayReason,
  sayTogether,
  type Speaker,
} from '@wayfarer/language';
import { listMissingMeals, type Place, type VisitId } from '@wayfarer/trip';
import { formatTime } from '@wayfarer/trip/clock';
import { countCosts, toCostBasis, totalCost } from '@wayfarer/trip/costs';

import type { UnappliedChange } from './apply-changes.ts';
import type { CheckedDay, CheckedEntry } from './checked-day.ts';
import type { CheckedPlan } from './checked-plan.ts';
import type { JudgedVisit } from './judge-plan.ts';
import { listAssumptions } from './list-assumptions.ts';
import { listBookings, listDuplicates } from './list-doubles.ts';

/** The report on a plan that was checked. */
export function toReport(checked: CheckedPlan, speaker: Speaker): CheckReport {
  const days = checked.days.map((day) => toDay(checked, day, speaker));
  const undated = checked.undated.map((entry) => toUndated(entry, speaker));
  const { check } = speaker.texts;
  const all = [...checked.days.flatMap(({ entries }) => entries), ...checked.undated];
  const visits = [...days.flatMap((day) => day.visits), ...undated];
  const counted = visits.filter(isCounted);
  const countOf = (verdict: CheckVisit['verdict']): number => counted.filter((one) => one.verdict === verdict).length;
  const missing = all.filter(isMissing);
  const counts = {
    visits: counted.length,
    fits: countOf('fits'),
    doesNotFit: countOf('does-not-fit'),
    unknown: countOf('unknown'),
    notFound: missing.length,
  };
  const money = toMoney(checked, speaker);
  return {
    summary: summarise(checked, { days, counts, money, speaker }),
    counts,
    cities: citiesOf(checked),
    days,
    undated,
    notFound: missing.map(({ entry, near }) => ({
      line: entry.line,
      name: entry.name,
      near: near.map(({ id, name }) => ({ placeId: id, name })),
      text: sayNotFound({ entry, near }, speaker),
    })),
    vague: all.filter(isVague).map(({ entry }) => ({
      line: entry.line,
      name: entry.name,
      text: check.vague(entry.name),
    })),
    unapplied: checked.unapplied.map((one) => sayUnapplied(one, speaker)),
    duplicates: listDuplicates(all, check),
    bookings: listBookings(all, check),
    money,
    assumptions: listAssumptions(checked, speaker),
    sources: sourcesOf(all),
  };
}

function isCounted({ kind, place, arrive }: CheckVisit): boolean {
  return kind === 'visit' || kind === 'vague' || (kind === 'meal' && (place !== null || arrive === null));
}

export function isMissing({ entry, place }: CheckedEntry): boolean {
  if (place || (entry.kind !== 'visit' && entry.kind !== 'meal')) return false;
  return !isUnnamedMeal(entry) && !entry.marks.includes('day-trip');
}

/** "Lunch", "dinner nearby": nobody could look that up. */
function isUnnamedMeal({ kind, name }: CheckedEntry['entry']): boolean {
  return (
    kind === 'meal' &&
    !/^["“]?[\p{Lu}\p{Lo}].*/u.test(name.replace(/^(?:Breakfast|Brunch|Lunch|Dinner|Supper)(?![\p{L}])\s*/iu, ''))
  );
}

function sayUnapplied({ change, missing }: UnappliedChange, speaker: Speaker): CheckReport['unapplied'][number] {
  const { line, name } = change;
  const { unapplied } = speaker.texts.check;
  const text =
    missing === 'date' && change.kind === 'move'
      ? unapplied.date(name, speaker.day(change.date))
      : missing === 'place' && change.kind === 'take'
        ? unapplied.place(name, change.placeId)
        : unapplied.stop(name, line);
  return { line, name, text };
}

function isVague({ entry, place }: CheckedEntry): boolean {
  return place === null && entry.kind === 'vague';
}

function citiesOf({ days, cities }: CheckedPlan): CheckReport['cities'] {
  const all = [...days.flatMap(({ city }) => city ?? []), ...(cities.main ? [cities.main] : [])];
  const unique = [...new Map(all.map((city) => [city.id, city])).values()];
  return unique.map(({ id, name, outline }) => ({ id, name, inPart: outline !== undefined }));
}

function toDay(checked: CheckedPlan, day: CheckedDay, speaker: Speaker): CheckDay {
  const entryOf: EntryOf = (id) => checked.days.flatMap(({ arranged }) => arranged.stops.get(id) ?? [])[0]?.entry;
  const byEntry = new Map([...day.arranged.stops].map(([id, { entry }]) => [entry, id]));
  const visits = day.entries.map((one) => {
    const id = byEntry.get(one.entry);
    return toVisit(one, { judged: id && checked.judged.visits.get(id), entryOf, speaker });
  });
  return {
    nth: day.nth,
    date: day.date,
    title: day.title,
    city: day.city && { id: day.city.id, name: day.city.name },
    visits,
    notes: notesOf(checked, day, speaker),
  };
}

/** A day with so few stops is no whole day: nobody misses a meal in it. */
const STOPS_OF_A_DAY = 3;

function notesOf({ gathered, judged }: CheckedPlan, { date, arranged }: CheckedDay, speaker: Speaker): string[] {
  const holiday = gathered.facts.calendar.find((one) => one.date === date)?.holiday ?? null;
  const { day } = arranged;
  const { check, words } = speaker.texts;
  const missing = day.visits.length < STOPS_OF_A_DAY ? [] : listMissingMeals(day);
  return [
    ...(holiday === null ? [] : [check.holiday(speaker.day(date), holiday)]),
    ...(judged.ofDays.get(date) ?? []).map((reason) => sayReason(reason, speaker)),
    ...missing.map((meal) => check.noMeal(words.meals[meal])),
  ];
}

interface Judged {
  readonly entryOf: EntryOf;
  readonly judged: JudgedVisit | undefined;
  readonly speaker: Speaker;
}

function toVisit({ entry, place, near }: CheckedEntry, { judged, entryOf, speaker }: Judged): CheckVisit {
  const known = judged ? speaker.book.get(judged.visit.place) : undefined;
  const isBreak = place === null && judged !== undefined;
  // A table that nobody knows takes its time in the day, and no more is known of it.
  const isLost = isBreak && !isUnnamedMeal(entry);
  const check = [
    ...(judged ? checksOf(judged, speaker) : []),
    ...(isLost || !judged ? [reasonUnjudged({ entry, place, near }, speaker)] : []),
  ];
  const reasons = (judged?.against ?? []).map((reason) => ({ code: reason.code, text: sayReason(reason, speaker) }));
  const verdict = reasons.length > 0 ? 'does-not-fit' : check.length > 0 ? 'unknown' : 'fits';
  return {
    ...base({ entry, place, near }),
    arrive: judged ? formatTime(judged.visit.arrive) : entry.at === undefined ? null : formatTime(entry.at),
    depart: judged ? formatTime(judged.visit.depart) : entry.until === undefined ? null : formatTime(entry.until),
    assumed:
      judged !== undefined && (entry.at === undefined || (entry.until === undefined && entry.minutes === undefined)),
    verdict,
    reasons,
    check,
    fix: judged && verdict === 'does-not-fit' ? toFix(judged, { entry, place: known, entryOf, speaker }) : null,
    source: isBreak ? null : sourceOf(known ?? place),
  };
}

function base({ entry, place }: CheckedEntry): Pick<CheckVisit, 'line' | 'name' | 'place' | 'kind' | 'dayTrip'> {
  return {
    line: entry.line,
    name: entry.name,
    place: place && { placeId: place.id, name: place.name, lat: place.at.lat, lon: place.at.lon },
    kind: place !== null && entry.kind === 'vague' ? 'visit' : entry.kind,
    dayTrip: entry.marks.includes('day-trip'),
  };
}

function sourceOf(place: Place | null | undefined): CheckVisit['source'] {
  if (!place) return null;
  return { ...(place.factSources?.hours ?? place.source) };
}

function checksOf({ unknown, ifDateHolds }: JudgedVisit, speaker: Speaker): string[] {
  return [
    ...ifDateHolds.map((reason) =>
      sayTogether([sayReason(reason, speaker), speaker.texts.check.ifDateHolds], speaker.language),
    ),
    ...unknown.map((reason) => sayReason(reason, speaker)),
  ];
}

/** Why nothing can be said of an entry. */
function reasonUnjudged({ entry, place, near }: CheckedEntry, speaker: Speaker): string {
  const { check } = speaker.texts;
  if (entry.kind === 'stay') return check.bed(place ? nameIn(place, speaker.language) : entry.name);
  if (entry.kind === 'way') return check.way(entry.name);
  if (entry.kind === 'vague' || isUnnamedMeal(entry)) return check.vague(entry.name);
  if (entry.marks.includes('day-trip')) return check.outOfTown(entry.name);
  return sayNotFound({ entry, near }, speaker);
}

function sayNotFound({ entry, near }: Pick<CheckedEntry, 'entry' | 'near'>, { texts, language }: Speaker): string {
  const names = near.map((place) => nameIn(place, language));
  return names.length === 0 ? texts.check.notFound(entry.name) : texts.check.didYouMean(entry.name, names);
}

function toUndated(one: CheckedEntry, speaker: Speaker): CheckVisit {
  const { entry, place } = one;
  const { check } = speaker.texts;
  const hours = place && place.hoursText !== 'unknown' ? place.hoursText : '';
  return {
    ...base(one),
    ...{ arrive: null, depart: null, assumed: false, verdict: 'unknown', reasons: [], fix: null },
    check: [
      place && entry.kind !== 'stay'
        ? sayTogether(
            [check.noDay(nameIn(place, speaker.language)), hours === '' ? '' : check.hours(hours)],
            speaker.language,
          )
        : reasonUnjudged(one, speaker),
    ],
    source: sourceOf(place),
  };
}

interface Fixed extends Pick<CheckedEntry, 'entry'> {
  readonly place: Place | undefined;
  readonly entryOf: EntryOf;
  readonly speaker: Speaker;
}

function toFix({ fix, against, date }: JudgedVisit, { entry, place, entryOf, speaker }: Fixed): CheckVisit['fix'] {
  const { line, name } = entry;
  if (against.some(({ code }) => code === 'visited-twice'))
    return {
      kind: 'leave-out',
      date,
      arrive: null,
      depart: null,
      moves: 0,
      changes: [{ kind: 'leave-out', line, name }],
      text: speaker.texts.check.leaveOut(place ? nameIn(place, speaker.language) : speaker.texts.words.it),
    };
  if (!fix) return null;
  const { slot } = fix;
  return {
    kind: 'move',
    date: fix.date,
    arrive: formatTime(slot.arrive),
    depart: formatTime(slot.depart),
    moves: slot.moved.length,
    changes: [
      toMove(entry, { ...slot, date: fix.date }),
      ...slot.moved.flatMap(({ from, to }) => toMoved(entryOf, from?.visit, to)),
    ],
    text: speaker.texts.check.worksOn(speaker.when(slot), slot.moved.length),
  };
}

/** Of what stands in the plan as that visit. */
type EntryOf = (id: VisitId) => PastedEntry | undefined;

function toMoved(entryOf: EntryOf, visit: VisitId | undefined, to: Slot | null): readonly CheckChange[] {
  const entry = visit === undefined ? undefined : entryOf(visit);
  return entry && to ? [toMove(entry, to)] : [];
}

function toMove({ line, name }: PastedEntry, { date, arrive, depart }: Slot): CheckChange {
  return { kind: 'move', line, name, date, arrive: formatTime(arrive), depart: formatTime(depart) };
}

function toMoney({ plan, gathered, request, judged }: CheckedPlan, speaker: Speaker): CheckReport['money'] {
  if (plan.days.every(({ visits }) => visits.length === 0)) return null;
  const { facts, party } = plan;
  const total = totalCost(countCosts(plan.days, toCostBasis(facts, party)), facts.currency);
  const over = judged.ofTrip.find(({ code }) => code === 'over-budget');
  const text = over
    ? sayReason(over, speaker)
    : speaker.texts.check.total(sayMoney(total, speaker.language), party.travelers);
  return {
    total: { ...total },
    limit: request.budget ? gathered.budget && { ...gathered.budget } : null,
    over: over !== undefined,
    text,
  };
}

interface Summed extends Pick<CheckReport, 'days' | 'counts' | 'money'> {
  readonly speaker: Speaker;
}

/** How many fit; then what to mend first. */
function summarise({ days: read, cities }: CheckedPlan, { days, counts, money, speaker }: Summed): [string, string] {
  const { check } = speaker.texts;
  if (counts.visits === 0) return [check.nothing, check.askForMore];
  const names = [
    ...new Set([...read.flatMap(({ city }) => city?.name ?? []), ...(cities.main ? [cities.main.name] : [])]),
  ];
  const first = check.checked({
    visits: counts.visits,
    days: days.length,
    cities: sayInARow(names, speaker.language),
    fits: counts.fits,
    doNot: counts.doesNotFit,
    unknown: counts.unknown,
  });
  const wrong = days.flatMap(({ visits }) => visits).find(({ verdict }) => verdict === 'does-not-fit');
  if (wrong) {
    const reason = wrong.reasons[0]?.text ?? '';
    return [first, wrong.fix ? check.reasonAndFix(reason, wrong.fix.text) : reason];
  }
  if (money?.over) return [first, money.text];
  return [first, counts.unknown > 0 ? check.onlyUnknown : check.allGood];
}

function sourcesOf(all: readonly CheckedEntry[]): CheckReport['sources'] {
  const sources = all.flatMap(({ place }) => sourceOf(place) ?? []);
  return [...new Map(sources.map((source) => [JSON.stringify([source.name, source.license]), source])).values()];
}
