import type { Catalogue } from '../catalogue/load.ts';
import type { ReadCatalogue } from '../catalogue/open-catalogue.ts';
import { fold } from '../gazetteer/fold.ts';
import { type KeptPlace, toKeptPlace } from './kept-place.ts';
import { locatorOf } from './locate.ts';
import { openOwnList } from './own-list.ts';
import { type Preview, previewPlaces } from './preview.ts';
import { type ReadFile, readPlaceFile } from './read-place-file.ts';
import { withOwnPlaces } from './with-own-places.ts';

/** A place of one's own, and where it is as far as that is known now. */
export interface MyPlace extends KeptPlace {
  /** Name of its city; `null` while none can be planned there. */
  readonly city: string | null;
  /** Name of the known place that it is. */
  readonly known: string | null;
}

export interface OwnPlacesOf {
  /** The only trip they are for; `null`: for all. */
  readonly trip: string | null;
}

/** What has become of a file. */
export interface Kept extends Preview {
  /** How many places were added. */
  readonly added: number;
}

/** The places that a traveller has on lists of their own. */
export interface OwnPlaces {
  /**
   * Says what a file holds, and what would become of it; nothing is kept.
   *
   * @throws {PlaceFileError} if it cannot be read at all.
   */
  preview(file: Uint8Array, options: OwnPlacesOf): Promise<Kept>;
  /**
   * Keeps what can be used of a file.
   *
   * @throws {PlaceFileError} if it cannot be read at all.
   * @throws {OwnListError} if the list that there is cannot be read.
   */
  keep(file: Uint8Array, options: OwnPlacesOf & { readonly now: Date }): Promise<Kept>;
  /** Those for all trips, or those for one trip only. */
  list(options: OwnPlacesOf): readonly MyPlace[];
  /**
   * Forgets places by their name, or all, of the list for all trips or of that of one.
   *
   * @returns How many there were.
   */
  forget(options: OwnPlacesOf & { readonly name?: string | undefined; readonly now: Date }): Promise<number>;
}

export interface OpenedOwnPlaces extends OwnPlaces {
  /** The catalogue with the places for all trips, and those for one, in it. */
  catalogueFor(trip?: string): Catalogue;
}

/** @param read - The catalogue without places of anybody's own. */
export function openOwnPlaces(
  read: ReadCatalogue,
  { file, report }: { readonly file: string; readonly report?: ((text: string) => void) | undefined },
): OpenedOwnPlaces {
  const list = openOwnList(file, report);
  const look = (content: ReadFile, trip: string | null, present: readonly KeptPlace[]) => {
    const kept = present.filter((place) => place.trip === null || place.trip === trip);
    return { format: content.format, ...previewPlaces(content, { locator: locatorOf(read()), kept }) };
  };
  let last: { readonly base: Catalogue; readonly places: readonly KeptPlace[]; readonly joined: Catalogue } | undefined;
  return {
    async preview(bytes, { trip }) {
      const { format, rows } = look(readPlaceFile(bytes), trip, list.read());
      return { format, rows, added: 0 };
    },
    async keep(bytes, { trip, now }) {
      const content = readPlaceFile(bytes);
      let looked = look(content, trip, list.read());
      await list.change((present) => {
        looked = look(content, trip, present);
        const added = looked.usable.map((place) =>
          toKeptPlace(place, { added: now.toISOString().slice(0, 'YYYY-MM-DD'.length), trip }),
        );
        return added.length === 0 ? present : [...present, ...added];
      }, now);
      const { format, rows, usable } = looked;
      return { format, rows, added: usable.length };
    },
    list: ({ trip }) =>
      list
        .read()
        .filter((place) => place.trip === trip)
        .map(toMyPlace(read())),
    async forget({ trip, name, now }) {
      let count = 0;
      await list.change((present) => {
        const isMeant = (place: KeptPlace): boolean =>
          place.trip === trip && (name === undefined || fold(place.name) === fold(name));
        const left = present.filter((place) => !isMeant(place));
        count = present.length - left.length;
        return count === 0 ? present : left;
      }, now);
      return count;
    },
    catalogueFor(trip) {
      const base = read();
      const places = list.read();
      if (last?.base !== base || last.places !== places)
        last = {
          base,
          places,
          joined: withOwnPlaces(
            base,
            places.filter((place) => place.trip === null),
          ),
        };
      if (trip === undefined || !places.some((place) => place.trip === trip)) return last.joined;
      return withOwnPlaces(
        base,
        places.filter((place) => place.trip === null || place.trip === trip),
      );
    },
  };
}

function toMyPlace(catalogue: Catalogue): (place: KeptPlace) => MyPlace {
  const locator = locatorOf(catalogue);
  return (place) => {
    const at = place.at ?? undefined;
    const known = locator.findKnown({ name: place.name, at });
    const city = known?.city ?? (at && locator.findCity(at));
    return { ...place, city: city?.city.name ?? null, known: known?.name ?? null };
  };
}
