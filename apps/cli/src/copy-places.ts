import { existsSync } from 'node:fs';
import { copyFile, cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Beside the log in the data folder: a traveller's own places, and the cities that were fetched or imported. */
const OWN_PLACES = 'my-places.json';
const CITIES = 'cities';

/** What of the places was copied. */
export interface CopiedPlaces {
  /** Where the copy lies; `null` where there was nothing to copy. */
  readonly folder: string | null;
  readonly hasOwnPlaces: boolean;
  /** Files of cities and of their maps. */
  readonly cityFiles: number;
}

/** Copies the places of a data folder into a folder beside a backup, which takes its name when it is whole. */
export async function backUpPlaces(dataFolder: string, backup: string): Promise<CopiedPlaces> {
  const target = placesOf(backup);
  const draft = `${target}.part`;
  await rm(draft, { recursive: true, force: true });
  try {
    const copied = await copyPlaces(dataFolder, draft);
    await rm(target, { recursive: true, force: true });
    if (!copied.hasOwnPlaces && copied.cityFiles === 0) return { ...copied, folder: null };
    await rename(draft, target);
    return { ...copied, folder: target };
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** Puts the places of a backup back. Cities that it does not know stay; of own places those that were there are kept beside. */
export async function restorePlaces(backup: string, dataFolder: string): Promise<CopiedPlaces> {
  const source = placesOf(backup);
  if (!existsSync(source)) return { folder: null, hasOwnPlaces: false, cityFiles: 0 };
  const own = join(dataFolder, OWN_PLACES);
  if (existsSync(own) && existsSync(join(source, OWN_PLACES))) await copyFile(own, `${own}.replaced`);
  return { ...(await copyPlaces(source, dataFolder)), folder: source };
}

const placesOf = (backup: string): string => `${backup}.places`;

/** Each file whole: whoever reads sees the one before or this one. */
async function copyPlaces(from: string, to: string): Promise<Omit<CopiedPlaces, 'folder'>> {
  const cities = existsSync(join(from, CITIES)) ? await readdir(join(from, CITIES)) : [];
  // A city before its map would show the map of before for a moment: the map comes first.
  const files = cities
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .toReversed();
  const hasOwnPlaces = existsSync(join(from, OWN_PLACES));
  await mkdir(files.length > 0 ? join(to, CITIES) : to, { recursive: true, mode: 0o700 });
  for (const name of [...files.map((file) => join(CITIES, file)), ...(hasOwnPlaces ? [OWN_PLACES] : [])]) {
    const draft = join(to, `${name}.part`);
    await cp(join(from, name), draft);
    await rename(draft, join(to, name));
  }
  return { hasOwnPlaces, cityFiles: files.length };
}

/** `your own places and 2 files of cities`; `null` where nothing was copied. */
export function describePlaces({ hasOwnPlaces, cityFiles }: CopiedPlaces): string | null {
  const parts = [
    ...(hasOwnPlaces ? ['your own places'] : []),
    ...(cityFiles > 0 ? [`${cityFiles} ${cityFiles === 1 ? 'file' : 'files'} of cities`] : []),
  ];
  return parts.length === 0 ? null : parts.join(' and ');
}
