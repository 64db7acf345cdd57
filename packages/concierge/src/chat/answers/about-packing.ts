import { walkingKmPerDay } from '@wayfarer/itinerary';
import { sayTogether } from '@wayfarer/language';
import type { Category, DayWeather } from '@wayfarer/trip';

import type { Act, PlanScene } from '../scene.ts';

/** From these figures on something is worth packing (editorial): degrees Celsius, chance of rain, kilometres on foot a day. */
const COLD_C = 8;
const COOL_C = 15;
const HOT_C = 27;
const RAINY = 0.25;
const LONG_WALK_KM = 4;

type Thing = 'warm' | 'layer' | 'light' | 'rain' | 'shoes' | 'covered' | 'swim';

/** What the weather of the days and the stops of the plan ask for; nothing else is known. */
export function answerPacking({ journey, speaker }: PlanScene): Act {
  const { wishes } = speaker.texts;
  const known = journey.start.facts.calendar.flatMap(({ weather }) => weather ?? []);
  const categories = journey.days
    .flatMap(({ visits }) => visits)
    .flatMap(({ place }) => speaker.book.get(place)?.categories ?? []);
  const things = listThings(known, categories, walkingKmPerDay(journey.days));
  const lines = things.map((thing) => `• ${wishes.pack[thing]}`);
  const head = sayTogether([sayWeatherOf(known, wishes), lines.length > 0 ? wishes.packing : ''], speaker.language);
  return { text: [head, ...lines, wishes.packingRest].join('\n') };
}

/** What to take, in the order in which it is told. */
export function listThings(
  weather: readonly DayWeather[],
  categories: readonly Category[],
  walkingKm: number,
): readonly Thing[] {
  const low = Math.min(...weather.map(({ lowC }) => lowC));
  const high = Math.max(...weather.map(({ highC }) => highC));
  const rain = Math.max(0, ...weather.map((day) => day.rain));
  const has = (...some: readonly Category[]): boolean => some.some((one) => categories.includes(one));
  return [
    ...(low <= COLD_C ? ['warm' as const] : low <= COOL_C ? ['layer' as const] : []),
    ...(high >= HOT_C ? ['light' as const] : []),
    ...(rain >= RAINY ? ['rain' as const] : []),
    ...(walkingKm >= LONG_WALK_KM ? ['shoes' as const] : []),
    ...(has('temple', 'church') ? ['covered' as const] : []),
    ...(has('beach') ? ['swim' as const] : []),
  ];
}

function sayWeatherOf(weather: readonly DayWeather[], wishes: PlanScene['speaker']['texts']['wishes']): string {
  if (weather.length === 0) return wishes.packUnknown;
  const low = Math.min(...weather.map(({ lowC }) => lowC));
  const high = Math.max(...weather.map(({ highC }) => highC));
  const chance = Math.round(Math.max(...weather.map(({ rain }) => rain)) * 100);
  const said = wishes.packWeather(`${low}–${high} °C`, chance);
  return weather.some(({ typical }) => typical) ? `${said}${wishes.packTypical}` : said;
}
