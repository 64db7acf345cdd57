import { readFileSync } from 'node:fs';
import path from 'node:path';

import { z } from 'zod';

import { type WriteOptions, writeWhole } from './write-whole.ts';

/** That somebody is not to be asked before a time, and why. */
const waitSchema = z.object({
  /** Milliseconds since 1970. */
  until: z.number(),
  /** In a row, this one included. */
  failures: z.int().min(1),
  /** What kind of failure it was, e.g. `busy`. */
  trouble: z.string(),
  /** What was answered last, for people. */
  reason: z.string(),
});
export type Wait = Readonly<z.infer<typeof waitSchema>>;

const fileSchema = z.record(z.string(), waitSchema);

/** How long nobody is asked who failed, by how often in a row; kept in a file, so that a new start keeps it too. */
export interface Waits {
  /** What was noted of `key` last; it may be over by now. */
  find(key: string): Wait | undefined;
  /** Notes a failure, one more than before. */
  note(key: string, wait: Omit<Wait, 'failures'>): Wait;
  /** All is well again. */
  forget(key: string): void;
}

const FILE = 'waits.json';

export function openWaits({ scratch }: WriteOptions): Waits {
  const file = path.join(scratch, FILE);
  const write = (waits: Readonly<Record<string, Wait>>): void =>
    writeWhole(file, JSON.stringify(waits, null, 1), { scratch });
  const find = (key: string): Wait | undefined => new Map(Object.entries(read(file))).get(key);
  return {
    find,
    note(key, wait) {
      const noted = { ...wait, failures: (find(key)?.failures ?? 0) + 1 };
      write({ ...read(file), [key]: noted });
      return noted;
    },
    forget(key) {
      const { [key]: noted, ...others } = read(file);
      if (noted) write(others);
    },
  };
}

/** A file that somebody has spoiled costs the waits in it, not the start. */
function read(file: string): Readonly<Record<string, Wait>> {
  try {
    return fileSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return {};
  }
}
