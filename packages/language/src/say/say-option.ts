import { isArea, nameInPlan, partOfTown, type Place, type PlaceId } from '@wayfarer/trip';
import { type Money, money } from '@wayfarer/trip/money';

import { sayMoney, sayNumber, sayTogether } from './formats.ts';
import type { DifferenceFacts, NamedPlaces, NumberedSum, OptionFacts } from './option-facts.ts';
import type { Speaker } from './speaker.ts';

/** A whole trip in words. */
export interface OptionInWords {
  readonly title: string;
  readonly description: string;
  readonly highlights: readonly string[];
  readonly tags: readonly string[];
}

/** Title, description, highlights and tags of an option, in the speaker's language. */
export function sayOption(facts: OptionFacts, speaker: Speaker): OptionInWords {
  const { options } = speaker.texts;
  const kinds = facts.kinds.map((kind) => options.kinds[kind]);
  const stays = facts.stays.flatMap((id) => speaker.book.get(id) ?? []);
  const levels = new Set(stays.flatMap((stay) => (stay.kind === 'lodging' ? (stay.level ?? []) : [])));
  const title = options.title(options.paces[facts.pace], speaker.list(kinds), sayStays(stays, speaker));
  return {
    title: facts.carriedOver ? options.carriedOver(title) : title,
    description: options.sentence(describe(facts, speaker).join(options.between)),
    highlights: facts.best.map((id) => sayHighlight(id, speaker)),
    tags: [options.tags.paces[facts.pace], ...[...levels].map((level) => options.tags.levels[level]), ...kinds],
  };
}

/** At houses, somewhere in parts of towns. */
function sayStays(stays: readonly Place[], { texts: { options }, name, list }: Speaker): string {
  const houses = stays.filter((stay) => !isArea(stay)).map(({ id }) => name(id));
  const areas = stays
    .filter(isArea)
    .map((area) => options.somewhere(partOfTown(area), nameInPlan(area).replace(/^S/, 's')));
  return list([...(houses.length > 0 ? [options.atHouses(list(houses))] : []), ...areas]);
}

function describe(facts: OptionFacts, speaker: Speaker): readonly string[] {
  const { texts, list, language, name } = speaker;
  const { options } = texts;
  const { places, days, interests, liked, sum, limit, missed } = facts;
  const without = [...missed.places.map(name), ...missed.names];
  return [
    options.size(places, days),
    ...(interests.length > 0 ? [options.liked(liked, list(interests.map((one) => options.interests[one])))] : []),
    sum === null
      ? options.costUnknown
      : options.cost(saySum(sum.perPerson, sum.unpriced, speaker), sayMoney(sum.left, language), options.limits[limit]),
    ...sayGaps(facts, speaker),
    ...(without.length > 0 ? [options.missed(list(without))] : []),
  ];
}

/** Prices that nobody knows are no part of the sum that was just told. */
function sayGaps(
  { unpriced: { nights, meals, entries } }: OptionFacts,
  { texts: { options }, list }: Speaker,
): string[] {
  const gaps = [
    ...(nights > 0 ? [options.nights(nights)] : []),
    ...(meals > 0 ? [options.meals(meals)] : []),
    ...(entries > 0 ? [options.entries(entries)] : []),
  ];
  return gaps.length > 0 ? [options.unpriced(list(gaps))] : [];
}

/** With what it is; that sentence is from the data, which is English. */
function sayHighlight(id: PlaceId, { book, language, name, texts: { options } }: Speaker): string {
  const place = book.get(id);
  if (!place) return name(id);
  if (language !== 'en') return options.highlight(name(id), options.kind[place.categories[0]]);
  return place.summary === null ? name(id) : options.highlight(name(id), place.summary);
}

/** A sum; `at least` where so many prices are not in it, `not known` where none is. */
export function saySum(sum: Money, unpriced: number, { texts: { options }, language }: Speaker): string {
  if (unpriced === 0) return sayMoney(sum, language);
  return sum.amount === 0 ? options.notKnown : options.atLeast(sayMoney(sum, language));
}

/** What choosing this option instead of the first one would change, one sentence. */
export function sayDifference({ gained, lost, stops, cost }: DifferenceFacts, speaker: Speaker): string {
  const { options } = speaker.texts;
  const [more, less] = [sayNamed(gained, speaker), sayNamed(lost, speaker)];
  const sum = sayMoney(money(Math.abs(cost.amount), cost.currency), speaker.language);
  return options.against(
    [
      ...(more === '' ? [] : [options.gained(more)]),
      ...(less === '' ? [] : [options.lost(less)]),
      ...(stops === 0 ? [] : [options.stops(stops)]),
      ...(cost.amount === 0 ? [] : [cost.amount > 0 ? options.costsMore(sum) : options.costsLess(sum)]),
    ].join(options.and),
  );
}

function sayNamed({ named, more }: NamedPlaces, { texts: { options }, name, list }: Speaker): string {
  return list([...named.map(name), ...(more > 0 ? [options.more(more)] : [])]);
}

/** What options are held against each other by. */
export interface ComparedOption {
  readonly pace: OptionFacts['pace'];
  readonly total: Money;
  readonly unpriced?: number;
  readonly walkingKmPerDay: number;
}

/** How the options differ, in figures: pace, cost, walking, what all of them show; nothing where there is but one. */
export function sayComparison(
  all: readonly ComparedOption[],
  shared: readonly PlaceId[],
  speaker: Speaker,
): string | undefined {
  const { compared, tags } = speaker.texts.options;
  const numbered = all.map((option, index) => ({ option, number: index + 1 }));
  const [first] = numbered;
  if (!first || numbered.length < 2) return undefined;
  const walked = pick([first, ...numbered], ({ walkingKmPerDay }) => walkingKmPerDay);
  const rest = shared.length - MOST_NAMED;
  return sayTogether(
    [
      compared.paces(
        numbered.map(({ option, number }) => compared.pace(number, tags.paces[option.pace], number === 1)),
      ),
      compareCosts([first, ...numbered], speaker),
      compared.walking(walked.number, sayNumber(walked.option.walkingKmPerDay, speaker.language)),
      shared.length === 0
        ? compared.nothingShared
        : compared.shared(speaker.list(shared.slice(0, MOST_NAMED).map(speaker.name)), Math.max(0, rest)),
    ],
    speaker.language,
  );
}

const MOST_NAMED = 3;

type Numbered = { readonly option: ComparedOption; readonly number: number };
type Several = readonly [Numbered, ...Numbered[]];

/** A sum in which prices are missing is no reason to call an option cheap or dear. */
function compareCosts(numbered: Several, speaker: Speaker): string {
  const { compared } = speaker.texts.options;
  const least = pick(numbered, ({ total }) => total.amount);
  const most = pick(numbered, ({ total }) => -total.amount);
  const named = ({ option, number }: Numbered): NumberedSum => ({
    number,
    sum: saySum(option.total, option.unpriced ?? 0, speaker),
  });
  const [low, high] = [named(least), named(most)];
  const isSame = least.option.total.amount === most.option.total.amount;
  if (numbered.every(({ option }) => (option.unpriced ?? 0) === 0))
    return isSame ? compared.allCost(low.sum) : compared.costs(low, high);
  if (most.option.total.amount === 0) return compared.costUnknown;
  return isSame ? compared.allKnownCost(low.sum) : compared.knownCosts(low, high);
}

/** The first of those of which that figure is the smallest. */
function pick([first, ...others]: Several, figure: (option: ComparedOption) => number): Numbered {
  return others.reduce((best, one) => (figure(one.option) < figure(best.option) ? one : best), first);
}
