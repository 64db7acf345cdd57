import {
  type Choice,
  type OptionMeasure,
  type OptionProperty,
  sayDuration,
  sayTogether,
  type Speaker,
} from '@wayfarer/language';
import { type ItineraryOption, optionInWords } from '@wayfarer/planner';
import { type Place, toPlaceBook } from '@wayfarer/trip';
import { formatMoney } from '@wayfarer/trip/money';

import { type Act, chip, type Scene } from '../scene.ts';

/** The options that have the most, or the least, of something; their numbers count from 1. */
export interface BestOptions {
  readonly numbers: readonly number[];
  /** `about ¥120,000 (estimate)`; of something that is in a plan, its name. */
  readonly figure: string;
}

/** Which of the options has the property; none where no option has the thing. */
export function findBest(options: readonly ItineraryOption[], by: OptionProperty, scene: Scene): BestOptions {
  if (typeof by !== 'string') return findHaving(options, by, scene);
  const { of, most, say } = MEASURES[by];
  const values = options.map(of);
  const best = most ? Math.max(...values) : Math.min(...values);
  const numbers = values.flatMap((value, at) => (value === best ? [at + 1] : []));
  const [first] = numbers.flatMap((n) => options[n - 1] ?? []);
  return { numbers, figure: first ? say(first, scene.speaker) : '' };
}

interface Figure {
  readonly of: (option: ItineraryOption) => number;
  readonly most?: true;
  readonly say: (option: ItineraryOption, speaker: Speaker) => string;
}

const COST: Figure = {
  of: ({ total }) => total.amount,
  say: ({ total }, { texts }) => texts.wishes.figures.cost(formatMoney(total)),
};
const WALKING: Figure = {
  of: ({ walkingKmPerDay }) => walkingKmPerDay,
  say: ({ walkingKmPerDay }, { texts }) => texts.wishes.figures.walking(walkingKmPerDay.toFixed(1)),
};
const RIDES: Figure = { of: countRides, say: (option, { texts }) => texts.wishes.figures.rides(countRides(option)) };
const FREE: Figure = {
  of: ({ freeMinutesPerDay }) => freeMinutesPerDay,
  say: ({ freeMinutesPerDay }, { texts, language }) =>
    texts.wishes.figures.free(sayDuration(freeMinutesPerDay, language)),
};
const STOPS: Figure = { of: countStops, say: (option, { texts }) => texts.wishes.figures.stops(countStops(option)) };

const MEASURES: Readonly<Record<OptionMeasure, Figure>> = {
  cheapest: COST,
  dearest: { ...COST, most: true },
  'least-walking': WALKING,
  'fewest-rides': RIDES,
  calmest: { ...FREE, most: true },
  fullest: { ...STOPS, most: true },
};

/** Ways inside the cities that are not walked. */
function countRides({ days }: ItineraryOption): number {
  return days.flatMap(({ legs }) => legs).filter(({ mode }) => mode !== 'walk').length;
}

function countStops({ days }: ItineraryOption): number {
  return days.flatMap(({ visits }) => visits).filter(({ kind }) => kind === 'place').length;
}

/** By a name, a kind of house, or the categories that the words stand for. */
function findHaving(
  options: readonly ItineraryOption[],
  { has, categories = [] }: Exclude<OptionProperty, string>,
  { state, speaker }: Scene,
): BestOptions {
  const book = toPlaceBook(state.planning.gathered?.places ?? []);
  const wanted = has.toLowerCase();
  const isIt = (place: Place): boolean =>
    [place.name, place.localName, ...(place.aliases ?? []), place.kind === 'lodging' ? place.style : undefined].some(
      (name) => name?.toLowerCase().includes(wanted),
    ) || place.categories.some((category) => categories.includes(category));
  const found = options.map(({ days }) =>
    days
      .flatMap(({ visits, stay }) => [...visits.map(({ place }) => place), ...(stay ? [stay] : [])])
      .flatMap((id) => book.get(id) ?? [])
      .find(isIt),
  );
  const name = found.find((place) => place !== undefined);
  return {
    numbers: found.flatMap((place, at) => (place ? [at + 1] : [])),
    figure: name ? speaker.name(name.id) : '',
  };
}

/** The options side by side; with a property, which of them has it. */
export function answerCompareOptions({ by }: { readonly by?: OptionProperty }, scene: Scene): Act {
  const { options } = scene.state.planning;
  const { wishes } = scene.speaker.texts;
  if (options.length === 0) return { text: wishes.noOptions };
  const offered = scene.state.journey ? [] : optionChips(scene);
  const text = by === undefined ? sayAll(options, scene) : sayBest(options, by, scene);
  return { text, ...(offered.length > 0 && { offered }) };
}

function sayAll(options: readonly ItineraryOption[], { speaker }: Scene): string {
  const { wishes } = speaker.texts;
  const lines = options.map((option, at) =>
    wishes.optionLine(
      wishes.option(at + 1, optionInWords(option, speaker).title),
      formatMoney(option.total),
      [WALKING, FREE, STOPS].map(({ say }) => say(option, speaker)).join(', '),
    ),
  );
  return [...lines, ...(isUnpriced(options) ? [wishes.unpriced] : [])].join('\n');
}

/** Which it is, or that they do not differ. */
export function sayBest(options: readonly ItineraryOption[], by: OptionProperty, scene: Scene): string {
  const { wishes } = scene.speaker.texts;
  const { language, list } = scene.speaker;
  const { numbers, figure } = findBest(options, by, scene);
  const named = list(numbers.map((n) => wishes.option(n, titleOf(options[n - 1], scene.speaker))));
  if (typeof by !== 'string') return numbers.length === 0 ? wishes.noneHas(by.has) : wishes.oneHas(named, figure);
  const said =
    numbers.length === options.length && options.length > 1
      ? wishes.sameForAll(figure)
      : numbers.length > 1
        ? wishes.tie(named, figure)
        : wishes.best(named, figure);
  const ofMoney = by === 'cheapest' || by === 'dearest';
  return sayTogether([said, ofMoney && isUnpriced(options) ? wishes.unpriced : ''], language);
}

function isUnpriced(options: readonly ItineraryOption[]): boolean {
  return options.some(({ unpriced = 0 }) => unpriced > 0);
}

function titleOf(option: ItineraryOption | undefined, speaker: Scene['speaker']): string {
  return option ? optionInWords(option, speaker).title : '';
}

/** A chip for each option that there is to choose from. */
export function optionChips({ state: { planning } }: Scene): readonly Choice[] {
  return planning.options.map(({ title }, index) =>
    chip(`${index + 1}. ${title}`, { act: 'answer', answer: { kind: 'option', option: index + 1 } }),
  );
}
