import { sayDuration, sayHours, sayTogether, type Speaker } from '@wayfarer/language';
import { hoursOn, type Place, type PlaceId, type Visit } from '@wayfarer/trip';
import type { IsoDate } from '@wayfarer/trip/clock';
import { formatMoney } from '@wayfarer/trip/money';

import type { Act, PlanScene } from '../scene.ts';

interface OfPlace {
  readonly place: PlaceId;
}

/** What it is, when it is open and what it costs. */
export function answerPlace({ place }: OfPlace, scene: PlanScene): Act {
  const { speaker } = scene;
  const known = speaker.book.get(place);
  if (!known) return unknown(scene);
  const found = findPlanned(place, scene);
  const date = found?.date ?? scene.journey.cursor.date;
  const usual = known.kind === 'sight' ? [`${sayDuration(known.usualMinutes, speaker.language)}.`] : [];
  const summary = speaker.language === 'en' && known.summary !== null ? [known.summary] : [];
  const said = [
    ...summary,
    ...usual,
    sayPrice(known, speaker),
    sayOpen(known, date, speaker),
    saySource(known, speaker),
  ];
  return { text: sayTogether(said, speaker.language), about: aboutOf(place, scene) };
}

export function answerPrice({ place }: OfPlace, scene: PlanScene): Act {
  return tell(place, scene, sayPrice);
}

export function answerAccess({ place }: OfPlace, scene: PlanScene): Act {
  return tell(place, scene, (known, { texts, name }) => texts.answers.stepFree[known.stepFree](name(known.id)));
}

export function answerBooking({ place }: OfPlace, scene: PlanScene): Act {
  const { speaker } = scene;
  return { text: speaker.texts.answers.booking(speaker.name(place)), about: aboutOf(place, scene) };
}

export function answerHours({ place, date }: OfPlace & { readonly date?: IsoDate }, scene: PlanScene): Act {
  const on = date ?? findPlanned(place, scene)?.date ?? scene.journey.cursor.date;
  return tell(place, scene, (known, speaker) => sayOpen(known, on, speaker));
}

export function answerWhen({ place }: OfPlace, scene: PlanScene): Act {
  const { texts, name, when } = scene.speaker;
  const found = findPlanned(place, scene);
  const text = found
    ? texts.edits.when(name(place), when({ date: found.date, ...found.visit }))
    : texts.answers.notInPlan(name(place));
  return { text: found ? `${text}.` : text, about: aboutOf(place, scene) };
}

function tell(place: PlaceId, scene: PlanScene, say: (place: Place, speaker: Speaker) => string): Act {
  const { speaker } = scene;
  const known = speaker.book.get(place);
  if (!known) return unknown(scene);
  const text = sayTogether([say(known, speaker), saySource(known, speaker)], speaker.language);
  return { text, about: aboutOf(place, scene) };
}

export function unknown({ speaker: { texts } }: PlanScene): Act {
  return { text: texts.asks['unknown-place']('') };
}

export function sayPrice(place: Place, { texts: { answers }, name }: Speaker): string {
  const called = name(place.id);
  switch (place.kind) {
    case 'sight':
      if (place.fee === null) return answers.priceUnknown(called);
      return place.fee.amount === 0 ? answers.feeFree(called) : answers.fee(called, formatMoney(place.fee));
    case 'eatery':
      return place.price === null ? answers.priceUnknown(called) : answers.meal(called, formatMoney(place.price));
    case 'lodging':
      return place.nightly === null ? answers.priceUnknown(called) : answers.night(called, formatMoney(place.nightly));
    case 'terminal':
      return answers.priceUnknown(called);
  }
}

export function sayOpen(place: Place, date: IsoDate, { texts: { answers }, name, day }: Speaker): string {
  const hours = hoursOn(place, date);
  if (hours === 'unknown') return answers.hoursUnknown(name(place.id), day(date));
  if (hours.length === 0) return answers.closed(name(place.id), day(date));
  return answers.open(name(place.id), day(date), sayHours(place, date));
}

/** Where it is known from, and whether it should be checked. */
export function saySource({ source }: Pick<Place, 'source'>, { texts: { answers }, day, language }: Speaker): string {
  const said = answers.source(source.name, `${day(source.date)}${yearOf(source.date, language)}`);
  return source.verify ? sayTogether([said, answers.verify], language) : said;
}

/** A source may be of another year than the trip. */
function yearOf(date: IsoDate, language: Speaker['language']): string {
  return language === 'ja' || language === 'zh' ? `(${date.slice(0, 4)})` : ` ${date.slice(0, 4)}`;
}

/** The next visit to a place, else one that is over. */
export function findPlanned(
  place: PlaceId,
  { journey }: PlanScene,
): { readonly date: IsoDate; readonly visit: Visit } | undefined {
  const all = journey.days.flatMap(({ date, visits }) =>
    visits.filter((visit) => visit.place === place).map((visit) => ({ date, visit })),
  );
  return all.find(({ visit }) => !journey.visited.includes(visit.id)) ?? all[0];
}

export function aboutOf(place: PlaceId, scene: PlanScene): Act['about'] & object {
  const found = findPlanned(place, scene);
  return { place, ...(found && { visit: found.visit.id, date: found.date }) };
}
