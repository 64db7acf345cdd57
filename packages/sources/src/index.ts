/**
 * @module
 * The world behind our interfaces, embedded: a sample catalogue of cities and what npm packages know of hours,
 * holidays, rates and names. No key, no network.
 */
export { createEmbeddedSources, type EmbeddedSources, type ListedCity } from './create-embedded-sources.ts';

// Money of one currency in another, at the rate of a past day.
export { convert, type Converted, UnknownCurrencyError } from './rates/convert.ts';

// What a catalogue of one's own may get wrong.
export type { Sketch } from './catalogue/load.ts';
export { CatalogueError, type Fault } from './catalogue/parse.ts';
export { CatalogueFolderError } from './catalogue/read-folder.ts';
export { UnknownCityError } from './catalogue/get-city-file.ts';

// A plan to take along.
export { type CalendarDay, type CalendarTrip, type CalendarVisit, toIcs } from './ics/to-ics.ts';
