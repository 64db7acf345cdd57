import { listWords } from '@wayfarer/itinerary';
import { formatSum } from '@wayfarer/trip/money';

import { placesOf } from '../compose/difference.ts';
import type { ItineraryOption } from '../events.ts';

/** How the options differ, in figures: pace, cost, walking, what all of them show; nothing where there is but one. */
export function compareInWords(
  options: readonly ItineraryOption[],
  nameOf: (place: string) => string,
): string | undefined {
  if (options.length < 2) return undefined;
  const numbered = options.map((option, index) => ({ option, number: index + 1 }));
  const walked = pick(numbered, ({ walkingKmPerDay }) => walkingKmPerDay);
  const shared = options.map(placesOf).reduce((left, right) => left.intersection(right));
  return [
    `${numbered.map(({ option, number }) => `${number === 1 ? 'Option' : 'option'} ${number} is ${option.pace}`).join(', ')}.`,
    compareCosts(numbered),
    `You walk least with option ${walked.number} (${walked.option.walkingKmPerDay} km a day).`,
    shared.size === 0
      ? 'No place is in all of them.'
      : `All of them show ${listWords([...shared].slice(0, MOST_NAMED).map(nameOf))}${shared.size > MOST_NAMED ? ` and ${shared.size - MOST_NAMED} more` : ''}.`,
  ].join(' ');
}

const MOST_NAMED = 3;

/** A sum in which prices are missing is no reason to call an option cheap or dear. */
function compareCosts(numbered: readonly Numbered[]): string {
  const least = pick(numbered, ({ total }) => total.amount);
  const most = pick(numbered, ({ total }) => -total.amount);
  const [low, high] = [least, most].map(({ option }) => formatSum(option.total, option.unpriced));
  const isSame = least.option.total.amount === most.option.total.amount;
  if (numbered.every(({ option }) => (option.unpriced ?? 0) === 0))
    return isSame
      ? `All cost ${low}.`
      : `The cheapest is option ${least.number} (${low}), the dearest option ${most.number} (${high}).`;
  if (most.option.total.amount === 0) return 'What they cost is not known.';
  return isSame
    ? `By the prices that are known all cost ${low}.`
    : `By the prices that are known option ${least.number} costs least (${low}), option ${most.number} most (${high}).`;
}

interface Numbered {
  readonly option: ItineraryOption;
  readonly number: number;
}

/** The first of those of which that figure is the smallest. */
function pick(options: readonly Numbered[], figure: (option: ItineraryOption) => number): Numbered {
  return options.reduce((best, one) => (figure(one.option) < figure(best.option) ? one : best));
}
