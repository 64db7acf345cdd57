import type { PlaceId } from '@wayfarer/trip';
import { minute } from '@wayfarer/trip/clock';

import { type Act, chip, isPlanScene, type Scene } from '../scene.ts';
import { findEmergencyNumbers } from './emergency-numbers.ts';

/** The numbers to call, first; then what may become of today's plan. */
export function sayEmergency(scene: Scene): Act {
  const { talk } = scene.speaker.texts;
  const numbers = findEmergencyNumbers(countryOf(scene) ?? '');
  const lines = numbers
    ? [
        talk.emergency,
        ...(['ambulance', 'police', 'fire', 'all'] as const).flatMap((kind) => {
          const number = numbers[kind];
          return number === undefined ? [] : [`${talk.services[kind]}: ${number}`];
        }),
      ]
    : [talk.emergencyUnknown];
  const offered = freeToday(scene);
  return {
    text: [...lines, ...(offered.length > 0 ? [talk.emergencyPlan] : [])].join('\n'),
    offered,
  };
}

/** Whom to call if it gets worse, who knows a doctor near, and what may become of today's plan. */
export function sayIll(scene: Scene): Act {
  const { talk, wishes } = scene.speaker.texts;
  const numbers = findEmergencyNumbers(countryOf(scene) ?? '');
  const calls = numbers ? [numbers.ambulance, numbers.all].filter((number) => number !== undefined) : [];
  const lines = calls.length > 0 ? [`${talk.ill} ${[...new Set(calls)].join(' / ')}`] : [talk.illNoNumber];
  const house = houseTonight(scene);
  const name = house === undefined ? null : scene.speaker.name(house);
  const [free] = freeToday(scene);
  const way =
    house === undefined
      ? []
      : [chip(wishes.lostWay(scene.speaker.name(house)), { act: 'question', question: { about: 'way', to: house } })];
  const slower = isPlanScene(scene)
    ? [
        chip(talk.tiredChips.slower, {
          act: 'edit',
          edit: { type: 'pace', date: scene.journey.cursor.date, pace: 'slower' },
        }),
      ]
    : [];
  return { text: [...lines, talk.illNearby(name)].join('\n'), offered: [...(free ? [free] : []), ...way, ...slower] };
}

/** The bed of the night that the trip has come to. */
function houseTonight(scene: Scene): PlaceId | undefined {
  if (!isPlanScene(scene)) return undefined;
  const { cursor, days } = scene.journey;
  return days.find(({ date }) => date === cursor.date)?.stay ?? undefined;
}

/** What helps whose papers, money or telephone are gone; whom to call is known of some countries only. */
export function sayLostDocument(scene: Scene): Act {
  const { talk, wishes } = scene.speaker.texts;
  const numbers = findEmergencyNumbers(countryOf(scene) ?? '');
  const police = numbers?.police ?? numbers?.all;
  const line = police === undefined ? [] : [`${talk.services.police}: ${police}`];
  return { text: [wishes.lostDocument, ...line, wishes.noEmbassies].join('\n') };
}

/** Of the city where the trip stands. */
function countryOf({ state, world }: Scene): string | undefined {
  const { journey, planning } = state;
  const calendar = (journey?.start.facts ?? planning.gathered)?.calendar ?? [];
  const city = (calendar.find(({ date }) => date === journey?.cursor.date) ?? calendar[0])?.city;
  return city === undefined ? undefined : world.gazetteer.listCities().find(({ id }) => id === city)?.country;
}

function freeToday(scene: Scene): NonNullable<Act['offered']> {
  if (!isPlanScene(scene)) return [];
  const { cursor, days } = scene.journey;
  const end = days.find(({ date }) => date === cursor.date)?.window.end;
  const { talk } = scene.speaker.texts;
  if (end === undefined || end <= cursor.time) return [];
  const window = { start: minute(cursor.time), end };
  return [
    chip(talk.freeToday, { act: 'edit', edit: { type: 'free', date: cursor.date, window } }),
    chip(talk.leavePlan, { act: 'command', command: { name: 'stop' } }),
  ];
}
