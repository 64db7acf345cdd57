import type { TripTask } from './trip.ts';

/**
 * Reads a task from its sentences: how long all takes, how long each city, on which days one has to be where, and which direct flights
 * there are. Cities are the names that the flights join.
 */
export function readTrip(id: string, prompt: string): TripTask {
  const [wishes = '', rest = ''] = prompt.split(/Here are the cities that have direct flights:/);
  const list = (rest.split(/\n\s*Find a trip plan/)[0] ?? '').replace(/\s+/g, ' ').trim().replace(/\.$/, '');
  const direct_flights = list.split(/\s*,\s*/).flatMap(readFlight);
  const cities = [...new Set(direct_flights.flat())].toSorted((left, right) => right.length - left.length);
  const sentences = wishes.split(/(?<=\.)\s+/);
  const stay_days: Record<string, number> = {};
  const windows: TripTask['windows'][number][] = [];
  for (const sentence of sentences) {
    const city = cities.find((name) => hasName(sentence, name));
    const [, from, to] = /\bdays? (\d+) (?:and|to|through|-) (?:day )?(\d+)/i.exec(sentence) ?? [];
    const [, length] = /\b(\d+) days?\b/i.exec(sentence) ?? [];
    if (city === undefined) continue;
    if (from !== undefined && to !== undefined) windows.push({ city, from: Number(from), to: Number(to) });
    else if (length !== undefined) stay_days[city] = Number(length);
  }
  return { id, total_days: readTotal(wishes), stay_days, windows, direct_flights };
}

function readTotal(wishes: string): number {
  const [, days] = /\bcities for (\d+) days/i.exec(wishes) ?? [];
  if (days === undefined)
    throw new Error(`Expected "… cities for N days", got ${JSON.stringify(wishes.slice(0, 80))}.`);
  return Number(days);
}

/** `from A to B` is one way, `A and B` both. */
function readFlight(text: string): readonly (readonly [from: string, to: string])[] {
  const [, from, to] = /^from (.+) to (.+)$/.exec(text) ?? [];
  if (from !== undefined && to !== undefined) return [[from, to]];
  const [, one, other] = /^(.+) and (.+)$/.exec(text) ?? [];
  return one !== undefined && other !== undefined
    ? [
        [one, other],
        [other, one],
      ]
    : [];
}

function hasName(sentence: string, name: string): boolean {
  return new RegExp(`(?<!\\w)${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?!\\w)`).test(sentence);
}
