/**
 * `opening_hours` works with the local time of the process: on a day on which the clocks of the *server* change, a bar
 * in Kyoto would close an hour late. So the library is handed a `Date` whose local time is UTC: a wall clock that never
 * changes. Its fields then stand for the clock of the place, wherever the process runs.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';

import type { opening_hours } from 'opening_hours';

const require = createRequire(import.meta.url);

/** A `Date` whose local fields are those of UTC. */
export class WallDate extends Date {
  constructor(...parts: readonly number[] | readonly [Date]) {
    const [first, ...rest] = parts;
    if (typeof first === 'number' && rest.length > 0) {
      const [month = 0, day = 1, hour = 0, minute = 0, second = 0, milli = 0] = rest as readonly number[];
      super(Date.UTC(first, month, day, hour, minute, second, milli));
    } else {
      // Asked for the present, it stands still: nothing we ask of the library depends on today.
      super(Number(first ?? 0));
    }
  }

  override getFullYear(): number {
    return this.getUTCFullYear();
  }
  override getMonth(): number {
    return this.getUTCMonth();
  }
  override getDate(): number {
    return this.getUTCDate();
  }
  override getDay(): number {
    return this.getUTCDay();
  }
  override getHours(): number {
    return this.getUTCHours();
  }
  override getMinutes(): number {
    return this.getUTCMinutes();
  }
  override setDate(day: number): number {
    return this.setUTCDate(day);
  }
  override setHours(...parts: [number, number?, number?, number?]): number {
    return this.setUTCHours(...(parts as [number]));
  }
}

type Library = typeof opening_hours;
/** What Node wraps a CommonJS file in, with two of its globals handed in. */
type Wrapper = (
  ...parts: [exports: unknown, module: object, require: NodeJS.Require, date: unknown, console: object]
) => void;
let library: Library | undefined;

/** The constructor of `opening_hours`, on a wall clock of its own; compiled on first use. It says nothing on the console. */
export function loadOpeningHours(): Library {
  if (library) return library;
  const file = require.resolve('opening_hours');
  const exported: { exports: unknown } = { exports: {} };
  const quiet = { log: () => {}, warn: () => {}, error: () => {} };
  const load = compileFunction(readFileSync(file, 'utf8'), ['exports', 'module', 'require', 'Date', 'console'], {
    filename: file,
  });
  (load as Wrapper)(exported.exports, exported, createRequire(file), WallDate, quiet);
  library = exported.exports as Library;
  return library;
}
