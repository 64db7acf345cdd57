import { foldWords } from './masked-text.ts';
import type { Scene } from './trip-scene.ts';

/** Cities that people wish to go to; a trip to another city is the planner's to read. */
const CITIES =
  'paris|lyon|marseille|nice|bordeaux|toulouse|strasbourg|lille|versailles|london|berlin|munich|hamburg|vienna|rome|milan|florence|venice|madrid|barcelona|seville|lisbon|porto|amsterdam|brussels|prague|budapest|athens|dublin|edinburgh|new york|boston|washington|chicago|san francisco|los angeles|tokyo|kyoto|osaka|nara|kobe|hiroshima|nagoya|sapporo|fukuoka|yokohama|hakone|nikko|kamakura|seoul|beijing|shanghai|hong kong|bangkok|singapore';
const OTHER = new RegExp(
  String.raw`\b(?:to|add|visit|see|include|also|plus|with|by|for|nach|a|hinzu|ajouter|ajoute|anade|agrega|fuge|et|y|und)(?: (?:a|one|two|three|\d) days? (?:in|to|for))? (${CITIES})(?=$|[,.!?;]| (?:too|instead|as well|also|please|for|and|to the|in the|on|\d|statt\w*|aussi|tambien))`,
  'u',
);

/** Whether the words want to go to a city that is none of the trip's: a city, and no place that is named after one. */
export function namesOtherCity(words: string, { context }: Scene): boolean {
  const city = OTHER.exec(foldWords(words))?.[1];
  return city !== undefined && !context.days.some((day) => foldWords(day.city).includes(city));
}
