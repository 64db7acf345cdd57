import type { Learned } from '@wayfarer/contract';
import { type Journey, listWeights, memoryOf } from '@wayfarer/replanner';
import { toPlaceBook } from '@wayfarer/trip';

/** As one says what weighs more or less. */
const CRITERION_WORDS: Readonly<Record<string, string>> = {
  distance: 'nearness',
  crowd: 'calm',
  category: 'likeness to what is replaced',
  weather: 'shelter from the weather',
  timing: 'time for a whole visit',
  value: 'what a place is worth for its way',
  meal: 'a meal that is due',
};

/** What the choices on this trip taught, with a sentence for each thing. */
export function toLearned(journey: Journey): Learned {
  const memory = memoryOf(journey);
  const book = toPlaceBook(journey.start.facts.places);
  const nameOf = (id: (typeof memory.replacements)[number]['place']): string => book.get(id)?.name ?? id;
  const weights = listWeights(memory).map((each) => ({ ...each, weight: hundredths(each.weight) }));
  const replacements = memory.replacements.map(({ place, by }) => ({
    placeId: place,
    name: nameOf(place),
    byPlaceId: by,
    byName: nameOf(by),
  }));
  const told = {
    weights,
    compared: memory.compared,
    weatherTolerance: memory.weatherTolerance === null ? null : Math.round(memory.weatherTolerance * 100),
    delayTolerance: memory.delayTolerance === null ? null : Math.round(memory.delayTolerance * 10) / 10,
    replacements,
  };
  return { lines: tell(told), ...told };
}

function tell({ weights, compared, weatherTolerance, delayTolerance, replacements }: Omit<Learned, 'lines'>): string[] {
  const moved = weights.filter(({ weight, start }) => weight !== start);
  const grown = moved.toSorted((left, right) => right.weight / right.start - left.weight / left.start);
  const listed = grown.map(({ criterion, weight, start }) => `${CRITERION_WORDS[criterion]} ${weight} (was ${start})`);
  const choices = `${compared} ${compared === 1 ? 'choice' : 'choices'}`;
  return [
    ...(listed.length > 0 ? [`From ${choices} among alternatives, they are ranked by: ${listed.join(', ')}.`] : []),
    ...(listed.length === 0 && compared > 0
      ? [`${choices} among alternatives moved no weight by as much as a hundredth.`]
      : []),
    ...(weatherTolerance === null
      ? []
      : [`The mildest weather in spite of which you went had a severity of ${weatherTolerance} %.`]),
    ...(delayTolerance === null ? [] : [`You went on in spite of delays of ${delayTolerance} min on average.`]),
    ...replacements.map(({ name, byName }) => `You took ${byName} instead of ${name}.`),
  ];
}

function hundredths(weight: number): number {
  return Math.round(weight * 100) / 100;
}
