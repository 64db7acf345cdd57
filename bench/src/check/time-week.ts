import type { Concierge } from '@wayfarer/concierge';
import { createEmbeddedSources } from '@wayfarer/sources';

const RUNS = 40;
const DAYS = 7;
const VISITS = 8;
const CITIES = ['kyoto', 'tokyo', 'paris', 'boston'];

/** How long a week of eight visits a day takes, once everything has been used once: on the wall, and of this process alone. */
export async function timeWeek(
  concierge: Concierge,
): Promise<{ readonly weekP50Ms: number; readonly weekP95Ms: number; readonly weekCpuP95Ms: number }> {
  const sources = createEmbeddedSources();
  const context = { report: async () => undefined, signal: AbortSignal.timeout(60_000) };
  const times: number[] = [];
  const cpu: number[] = [];
  for (let run = 0; run < RUNS + CITIES.length; run++) {
    const city = sources.gazetteer.listCities().find(({ id }) => id === CITIES[run % CITIES.length]);
    if (!city) continue;
    const segments = [{ city: city.id, dates: ['2027-05-03'] }];
    const { sights } = await sources.places.findSights({ segments, currency: city.currency, budget: null }, context);
    const names = sights.map(({ name }) => name);
    const days = Array.from({ length: DAYS }, (_, day) => {
      const stops = Array.from({ length: VISITS }, (__, at) => {
        const name = names[(run * 7 + day * VISITS + at) % names.length] ?? '';
        return `- ${9 + at + Math.floor(at / 4)}:00 ${name}`;
      });
      return `Day ${day + 1}\n${stops.join('\n')}`;
    });
    const used = process.cpuUsage();
    const started = performance.now();
    await concierge.checkItinerary({ text: `${city.name}\n\n${days.join('\n\n')}`, start: '2027-05-03' });
    if (run < CITIES.length) continue;
    times.push(performance.now() - started);
    const { user, system } = process.cpuUsage(used);
    cpu.push((user + system) / 1000);
  }
  return { weekP50Ms: percentile(times, 0.5), weekP95Ms: percentile(times, 0.95), weekCpuP95Ms: percentile(cpu, 0.95) };
}

function percentile(all: readonly number[], part: number): number {
  const sorted = all.toSorted((left, right) => left - right);
  return Math.round(sorted[Math.ceil(sorted.length * part) - 1] ?? 0);
}
