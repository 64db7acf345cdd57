import type { Edit } from '@wayfarer/edits';
import {
  type HouseFeature,
  type HouseKind,
  type PlanWish,
  type Question,
  sayReasons,
  sayTogether,
} from '@wayfarer/language';
import { type CityId, distanceKm, isArea, type Lodging, type Place } from '@wayfarer/trip';
import { formatMoney } from '@wayfarer/trip/money';

import { type Act, chip, MOST_CHIPS, type PlanScene } from '../scene.ts';
import { attempt, leaveChip, propose, takeChip } from './propose.ts';

type OfStay = Extract<PlanWish, { kind: 'stay' }>;

/** So many houses are tried, the most fitting first. */
const MOST_TRIED = 24;
/** So many houses are listed. */
const MOST_LISTED = 8;

/** Another house that is as was wished: the most fitting is proposed, others are a tap away; nothing changes before. */
export function actOnStay({ by }: OfStay, scene: PlanScene): Act {
  if ('unknown' in by) return { text: scene.speaker.texts.wishes.noSuchFeature(by.unknown) };
  if ('near' in by) {
    const place = scene.speaker.book.get(by.near);
    return place ? stayNear(place, scene) : { text: scene.speaker.texts.asks['unknown-place']('') };
  }
  if ('area' in by) {
    const place = findArea(by.area, scene);
    return place ? stayNear(place, scene) : { text: scene.speaker.texts.wishes.unknownArea(by.area) };
  }
  return 'house' in by ? stayOfKind(by, scene) : stayWith(by.feature, scene);
}

/** A place of the trip that is called so, a quarter or a street before all else. */
function findArea(words: string, { speaker }: PlanScene): Place | undefined {
  const wanted = words.trim().toLowerCase();
  const named = [...speaker.book.values()].filter((place) =>
    [place.name, place.localName, ...(place.aliases ?? [])].some((name) => name?.toLowerCase().includes(wanted)),
  );
  const isQuarter = ({ categories }: Place): boolean =>
    categories.some((one) => one === 'neighbourhood' || one === 'street' || one === 'station');
  return wanted === '' ? undefined : (named.find(isQuarter) ?? named.find(({ kind }) => kind !== 'eatery'));
}

function stayNear(place: Place, scene: PlanScene): Act {
  const { speaker } = scene;
  const { wishes } = speaker.texts;
  const present = presentIn(place.city, scene);
  if (!present) return { text: speaker.texts.answers.noStay };
  const km = (house: Lodging): number => distanceKm(house.at, place.at);
  const nearer = housesIn(place.city, scene)
    .filter((house) => km(house) < km(present))
    .toSorted((left, right) => km(left) - km(right) || (left.id < right.id ? -1 : 1));
  const name = speaker.name(place.id);
  if (nearer.length === 0) return { text: wishes.nearestHouse(speaker.name(present.id), km(present).toFixed(1), name) };
  return proposeHouse(nearer, scene, {
    say: (house) =>
      wishes.stayNear({
        house: speaker.name(house.id),
        km: km(house).toFixed(1),
        place: name,
        before: km(present).toFixed(1),
      }),
  });
}

function stayOfKind({ house, isNot }: { readonly house: HouseKind; readonly isNot?: true }, scene: PlanScene): Act {
  const { speaker } = scene;
  const { wishes } = speaker.texts;
  const city = cityNow(scene);
  const present = city && presentIn(city, scene);
  if (!city || !present) return { text: speaker.texts.answers.noStay };
  const isMeant = (one: Lodging): boolean => isOfKind(one, house) !== (isNot === true);
  if (isMeant(present)) return { text: wishes.houseIsSo(speaker.name(present.id)) };
  const houses = housesIn(city, scene).filter(isMeant).toSorted(byPrice(present));
  if (houses.length === 0) return { text: wishes.noSuchHouse(housesIn(city, scene).length) };
  return proposeHouse(houses, scene, { say: () => '' });
}

/** As its style is noted; a ryokan and a capsule hotel by what it calls itself. */
function isOfKind({ style, name, localName = '', summary }: Lodging, kind: HouseKind): boolean {
  const said = `${name} ${localName} ${summary ?? ''}`;
  switch (kind) {
    case 'ryokan':
      return /ryokan|旅館/iu.test(said) || style === 'ryokan';
    case 'capsule':
      return /capsule|カプセル/iu.test(said);
    case 'hotel':
      return style === 'hotel' || style === 'boutique';
    case 'inn':
    case 'guesthouse':
      return style === 'inn' || style === 'guesthouse';
    default:
      return style === kind;
  }
}

function stayWith(feature: HouseFeature, scene: PlanScene): Act {
  const { speaker } = scene;
  const { wishes } = speaker.texts;
  const city = cityNow(scene);
  const present = city && presentIn(city, scene);
  if (!city || !present) return { text: speaker.texts.answers.noStay };
  if (hasFeature(present, feature)) return { text: wishes.houseIsSo(speaker.name(present.id)) };
  const houses = housesIn(city, scene)
    .filter((house) => hasFeature(house, feature))
    .toSorted(byPrice(present));
  if (houses.length === 0) return { text: wishes.noSuchHouse(housesIn(city, scene).length) };
  return proposeHouse(houses, scene, { say: () => '' });
}

/** Only what is known: a house of which nobody knows it does not have it. */
function hasFeature({ breakfast, terms }: Lodging, feature: HouseFeature): boolean {
  switch (feature) {
    case 'breakfast':
      return breakfast === true;
    case 'own-room':
      return terms?.room === 'private' || terms?.room === 'entire';
    case 'whole-house':
      return terms?.room === 'entire';
  }
}

/** What costs most nearly the same first; what has no price last. */
function byPrice({ nightly }: Lodging): (left: Lodging, right: Lodging) => number {
  const off = (house: Lodging): number =>
    house.nightly === null ? Infinity : Math.abs(house.nightly.amount - (nightly?.amount ?? 0));
  return (left, right) => {
    const difference = off(left) - off(right);
    return Number.isNaN(difference) || difference === 0 ? (left.id < right.id ? -1 : 1) : difference;
  };
}

function proposeHouse(
  houses: readonly Lodging[],
  scene: PlanScene,
  { say }: { readonly say: (house: Lodging) => string },
): Act {
  const tried = houses.slice(0, MOST_TRIED);
  const fitting = tried.filter((house) => attempt(toStay(house), scene).kind === 'done');
  const [best, ...others] = fitting;
  if (!best) return tried[0] ? proposeBeyondLimit(tried[0], scene) : { text: scene.speaker.texts.edits.cannot };
  const proposed = propose([toStay(best)], scene, say(best));
  return {
    ...proposed,
    offered: [
      takeChip([toStay(best)], scene),
      ...others.slice(0, MOST_CHIPS - 2).map((house) => toChip(house, scene)),
      leaveChip(scene),
    ],
  };
}

/** A house that costs more than the limit is asked about with the limit that it needs. */
function proposeBeyondLimit(house: Lodging, scene: PlanScene): Act {
  const outcome = attempt(toStay(house), scene);
  const raised =
    outcome.kind === 'refused' ? outcome.remedies.find((remedy) => remedy.edit.type === 'budget') : undefined;
  if (outcome.kind !== 'refused' || !raised) return propose([toStay(house)], scene);
  const { edits } = scene.speaker.texts;
  const said = edits.refused(sayReasons(outcome.reasons, scene.speaker));
  return propose([raised.edit, toStay(house)], scene, said);
}

function toStay({ id }: Lodging): Edit {
  return { type: 'stay', by: id };
}

function toChip(house: Lodging, { speaker }: PlanScene): ReturnType<typeof chip> {
  const price = house.nightly ? ` (${formatMoney(house.nightly)})` : '';
  return chip(`${speaker.name(house.id)}${price}`, { act: 'edit', edit: toStay(house) });
}

/** Where one sleeps next. */
function cityNow({ journey, speaker }: PlanScene): CityId | undefined {
  const night = journey.days.find(({ date, stay }) => stay !== null && date >= journey.cursor.date);
  return night?.stay ? speaker.book.get(night.stay)?.city : undefined;
}

function presentIn(city: CityId, { journey, speaker }: PlanScene): Lodging | undefined {
  for (const { stay } of journey.days) {
    const house = stay === null ? undefined : speaker.book.get(stay);
    if (house?.kind === 'lodging' && house.city === city) return house;
  }
  return undefined;
}

/** Houses by name: a part of the town is none. */
function housesIn(city: CityId, { speaker }: PlanScene): readonly Lodging[] {
  return [...speaker.book.values()].filter(
    (place): place is Lodging => place.kind === 'lodging' && place.city === city && !isArea(place),
  );
}

/** The other houses that are known, the cheapest first, each a tap away. */
export function answerStays({ city: said, house: kind }: Extract<Question, { about: 'stays' }>, scene: PlanScene): Act {
  const { speaker, journey } = scene;
  const { wishes } = speaker.texts;
  const named = said && journey.start.facts.calendar.find((day) => day.cityName.toLowerCase() === said.toLowerCase());
  const city = named ? named.city : cityNow(scene);
  const present = city && presentIn(city, scene);
  if (!city || !present) return { text: speaker.texts.answers.noStay };
  const others = housesIn(city, scene)
    .filter((house) => house.id !== present.id && (kind === undefined || isOfKind(house, kind)))
    .toSorted((left, right) => priceOf(left) - priceOf(right) || (left.id < right.id ? -1 : 1))
    .slice(0, MOST_LISTED);
  if (others.length === 0) return { text: wishes.noOtherHouse(speaker.name(present.id)) };
  const lines = others.map((house) => {
    const price = house.nightly ? wishes.aNight(formatMoney(house.nightly)) : wishes.noPrice;
    return `${speaker.name(house.id)}: ${price}`;
  });
  return {
    text: [sayTogether([wishes.otherHouses(speaker.name(present.id))], speaker.language), ...lines].join('\n'),
    offered: others.slice(0, MOST_CHIPS).map((house) => toChip(house, scene)),
    about: { place: present.id },
  };
}

/** A price that nobody knows is the dearest. */
function priceOf({ nightly }: Lodging): number {
  return nightly?.amount ?? Number.MAX_SAFE_INTEGER;
}
