import type { RawCatalogue } from '../plan/check-option.ts';
import { plain } from './plan-seen.ts';

/** What an answer may call a place: its name, its name without what stands in brackets, the local one. */
function listSpokenNames(place: { readonly place: string; readonly name: string }, catalogue: RawCatalogue): string[] {
  const short = place.name.replace(/\s*\(.*\)/, '').replace(/,.*/, '');
  const local = catalogue.get(place.place)?.localName;
  return [place.name, short, ...(local === undefined ? [] : [local])];
}

/** True if the answer names that place. */
export function names(
  said: string,
  place: { readonly place: string; readonly name: string },
  catalogue: RawCatalogue,
): boolean {
  const words = plain(said);
  return listSpokenNames(place, catalogue).some((name) => words.includes(plain(name)));
}
