/**
 * @module
 * Three days in Kyoto on the command line. Each step is a process of its own that prints a trip as JSON; the story checks
 * what came back, tells it, and ends with exit code 0 when all of it is right.
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { type Day, type Trip, tripSchema } from '@wayfarer/contract';
import ICAL from 'ical.js';

const SENTENCE =
  'Three days in Kyoto for two, 3 to 5 April 2027, from Osaka, mid budget, temples and food, one of us is vegetarian, we hate crowds';

const WAYFARER = join(import.meta.dirname, '../../apps/cli/bin/wayfarer.mjs');
const folder = mkdtempSync(join(tmpdir(), 'three-days-in-kyoto-'));

try {
  tellStory();
} finally {
  rmSync(folder, { recursive: true });
}

function tellStory(): void {
  const chosen = choose(plan());
  checkCalendar(chosen);
  const frozen = meetCrowd(chosen);
  const replaced = replace(frozen);
  undo(replaced, chosen);
}

function plan(): Trip {
  const trip = wayfarer('plan', SENTENCE);
  assert.deepEqual(trip.questions, [], 'where and when are known, so nothing is asked');
  assert.equal(trip.facts.find(({ name }) => name === 'start')?.value, '2027-04-03');
  assert.equal(trip.facts.find(({ name }) => name === 'pace')?.status, 'assumed', 'what was not said is assumed');
  say(`"${SENTENCE}."`);
  say(`Wayfarer knows ${trip.facts.length} things; what was not said is assumed, and is quickly changed.`);
  assert.equal(trip.options.length, 3);
  assert.equal(new Set(trip.options.map(({ total }) => total.amount)).size, 3, 'options differ in cost');
  assert.equal(new Set(trip.options.map(({ pace }) => pace)).size, 3, 'options differ in pace');
  for (const [index, { title, total, pace }] of trip.options.entries()) {
    say(`Option ${index + 1}: ${title}; ${pace}, ${total.amount} ${total.currency}.`);
  }
  return trip;
}

function choose({ id }: Trip): Trip {
  const trip = wayfarer('choose', id, '1');
  assert.deepEqual(
    trip.days.map(({ date }) => date),
    ['2027-04-03', '2027-04-04', '2027-04-05'],
  );
  for (const { visits } of trip.days) {
    const times = visits.flatMap(({ arrive, depart }) => [arrive, depart]);
    assert.deepEqual(times, times.toSorted(), 'no visit begins before the one before it ends');
  }
  assert.ok(trip.costs.length > 0);
  for (const day of trip.days) say(`${day.date}: ${listPlaces(day).join(', ')}.`);
  return trip;
}

function checkCalendar({ id, days }: Trip): void {
  const file = join(folder, 'trip.ics');
  wayfarer('export', id, '--format', 'ics', '--out', file);
  const calendar = ICAL.Component.fromString(readFileSync(file, 'utf8'));
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  const events = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
  const visits = days.flatMap((day) => day.visits.filter(({ kind }) => kind !== 'stay'));
  for (const [index, visit] of visits.entries()) {
    const event = events[index];
    assert.ok(event && event.uid.startsWith(`${id}-${visit.placeId}`), `${visit.name} is known by trip and place`);
    assert.equal(event.startDate.toString().slice(11, 16), visit.arrive, `${visit.name} stands in the calendar`);
    assert.equal(event.startDate.zone.tzid, 'Asia/Tokyo');
  }
  const [first] = events;
  assert.equal(first?.startDate.utcOffset(), 9 * 3600, 'nine hours before Greenwich, by the file alone');
  say(`The calendar holds ${events.length} entries in the time of Kyoto.`);
}

function meetCrowd(before: Trip): Trip {
  const trip = wayfarer('reading', before.id, 'crowd', '85');
  assert.deepEqual(trip.days, before.days, 'the plan stays as it is until the traveller decides');
  assert.equal(trip.pending?.visitId, before.nextVisitId);
  assert.equal(trip.pending.reading.limit, 35);
  assert.ok(trip.pending.alternatives.length > 0);
  say(`${trip.pending.text} Instead: ${trip.pending.alternatives.map(({ n, name }) => `${n}. ${name}`).join(', ')}.`);
  return trip;
}

function replace(before: Trip): Trip {
  const [alternative] = before.pending?.alternatives ?? [];
  const trip = wayfarer('decide', before.id, 'replace', '1');
  assert.equal(trip.pending, null);
  const [was, is] = [timesOf(before), timesOf(trip)];
  const gone = [...was.keys()].filter((id) => !is.has(id));
  const come = [...is.keys()].filter((id) => !was.has(id));
  assert.deepEqual(gone, [before.pending?.visitId], 'one visit has left the plan');
  assert.deepEqual(
    come.map((id) => findVisit(trip, id)?.placeId),
    [alternative?.placeId],
    'and exactly that place has come',
  );
  for (const [id, times] of was) if (is.has(id)) assert.equal(is.get(id), times, `${id} keeps its times`);
  assert.notEqual(trip.hash, before.hash);
  say(`${alternative?.name} takes the place; ${was.size - 1} other visits keep their times.`);
  return trip;
}

function undo({ id }: Trip, chosen: Trip): void {
  const trip = wayfarer('undo', id);
  assert.equal(trip.hash, chosen.hash, 'the plan is the one that was chosen');
  assert.deepEqual(trip.days, chosen.days);
  say(`Undone: the plan is the one that was chosen, ${trip.hash.slice(0, 12)}.`);
}

/** Runs `wayfarer … --json` and reads the trip that it prints. */
function wayfarer(...words: string[]): Trip {
  const args = [WAYFARER, ...words, '--json', '--data', join(folder, 'data')];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  assert.equal(status, 0, `wayfarer ${words.join(' ')} ended with ${status}: ${stderr}`);
  return tripSchema.parse(JSON.parse(stdout));
}

function timesOf({ days }: Trip): Map<string, string> {
  return new Map(days.flatMap(({ visits }) => visits.map(({ id, arrive, depart }) => [id, `${arrive}–${depart}`])));
}

function findVisit({ days }: Trip, id: string) {
  return days.flatMap(({ visits }) => visits).find((visit) => visit.id === id);
}

function listPlaces({ visits }: Day): string[] {
  return visits
    .filter(({ kind }) => kind === 'place' || kind === 'meal')
    .map(({ arrive, name }) => `${arrive} ${name}`);
}

function say(text: string): void {
  console.log(text);
}
