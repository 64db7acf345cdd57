import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

import { withLock } from '../store/lock.ts';
import { sweepDrafts, writeWhole } from '../store/write-whole.ts';
import { keptListSchema, type KeptPlace } from './kept-place.ts';

/** Thrown when the list cannot be read where it would be written anew: nothing of it is to be lost. */
class OwnListError extends Error {
  override readonly name = 'OwnListError';
  readonly code = 'unreadable-own-list';

  constructor(file: string, { cause }: { readonly cause: unknown }) {
    super(`${file} cannot be read as a list of your places. Mend it, or move it away to begin a new one.`, { cause });
  }
}

/** Somebody else has been writing the list for so long that this was not begun. Nothing of it was kept. */
class OwnListBusyError extends Error {
  override readonly name = 'OwnListBusyError';
  readonly code = 'own-list-busy';
  readonly retryAfterSeconds = WAIT_MS / 1000;

  constructor(options: ErrorOptions) {
    super(
      'The list of your places is being written by somebody else. Nothing was changed: try again in 10 seconds.',
      options,
    );
  }
}

/** The list of a traveller's own places, which several processes may read and write. */
export interface OwnList {
  /** The list as it is now; the same object as long as it is the same. Of a damaged file nothing is read. */
  read(): readonly KeptPlace[];
  /**
   * @param now - Only for telling what a process that was killed has left.
   * @throws {OwnListError} if the file is damaged.
   * @throws {OwnListBusyError} if somebody else writes it for longer than is waited.
   * @throws What the disk says.
   */
  change(edit: (places: readonly KeptPlace[]) => readonly KeptPlace[], now: Date): Promise<void>;
}

/** Somebody else writes for a moment only. */
const WAIT_MS = 10_000;
const NONE: readonly KeptPlace[] = [];

/** @param report - Is told, once, of a file that cannot be read. */
export function openOwnList(file: string, report: (text: string) => void = () => undefined): OwnList {
  const scratch = path.join(path.dirname(file), '.my-places');
  let last: { readonly stamp: string; readonly places: readonly KeptPlace[] } | undefined;
  return {
    read() {
      const stats = statSync(file, { throwIfNoEntry: false });
      if (!stats) return NONE;
      const stamp = `${stats.ino} ${stats.mtimeMs} ${stats.size}`;
      if (last?.stamp === stamp) return last.places;
      try {
        last = { stamp, places: parse(file) };
      } catch (error) {
        report(error instanceof Error ? error.message : String(error));
        last = { stamp, places: NONE };
      }
      return last.places;
    },
    async change(edit, now) {
      const signal = AbortSignal.timeout(WAIT_MS);
      let isBegun = false;
      const work = async (): Promise<void> => {
        isBegun = true;
        sweepDrafts(scratch); // Also where nothing is changed: what was to be forgotten may only be in a draft.
        const places = statSync(file, { throwIfNoEntry: false }) ? parse(file) : NONE;
        const changed = edit(places);
        if (changed === places) return;
        writeWhole(file, `${JSON.stringify({ format: 1, places: changed }, null, 1)}\n`, { scratch });
      };
      try {
        await withLock(scratch, work, { signal, now: () => now.getTime() });
      } catch (cause) {
        throw signal.aborted && !isBegun ? new OwnListBusyError({ cause }) : cause;
      }
    },
  };
}

function parse(file: string): readonly KeptPlace[] {
  try {
    return keptListSchema.parse(JSON.parse(readFileSync(file, 'utf8'))).places;
  } catch (error) {
    throw new OwnListError(file, { cause: error });
  }
}
