import { existsSync, readFileSync } from 'node:fs';

import type { Concierge } from '@wayfarer/concierge';
import type { CheckReport } from '@wayfarer/contract';

interface Case {
  readonly sample_id: string;
  readonly city: string;
  readonly paste_text: string;
  readonly expected_outcomes: Readonly<Record<string, number>>;
}

/** What is found in plans that people paste, read where they lie; `null` where they are not. */
export async function readExam(concierge: Concierge, file: string, tell: (text: string) => void) {
  if (!existsSync(file)) return null;
  const cases = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  const sums = {
    cases: 0,
    counted: 0,
    found: 0,
    known: 0,
    invented: 0,
    duplicates: 0,
    duplicatesCounted: 0,
    dayTrips: 0,
    dayTripsCounted: 0,
  };
  for (const line of cases) {
    const { sample_id: id, city, paste_text: text, expected_outcomes: counted } = JSON.parse(line) as Case;
    const report = await concierge.checkItinerary({ text, city });
    const visits = [...report.days.flatMap((day) => day.visits), ...report.undated];
    const total = counted['total_places_or_notes'] ?? 0;
    const lines = new Set(visits.map((visit) => visit.line));
    const invented = visits.filter(({ name }) => !plain(text).includes(plain(name)));
    for (const { name } of invented) tell(`invented ${id} ${name}`);
    sums.cases += 1;
    sums.counted += total;
    sums.found += Math.min(total, lines.size);
    sums.known += visits.filter(({ place }) => place !== null).length;
    sums.invented += invented.length;
    sums.duplicates += Math.min(report.duplicates.length, counted['dedupe_candidates'] ?? 0);
    sums.duplicatesCounted += counted['dedupe_candidates'] ?? 0;
    sums.dayTrips += Math.min(dayTripsIn(report), counted['day_trip_flags'] ?? 0);
    sums.dayTripsCounted += counted['day_trip_flags'] ?? 0;
  }
  return sums;
}

function dayTripsIn({ days, undated }: CheckReport): number {
  return new Set(
    [...days.flatMap((day) => day.visits), ...undated].filter(({ dayTrip }) => dayTrip).map(({ line }) => line),
  ).size;
}

function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ').toLowerCase();
}
