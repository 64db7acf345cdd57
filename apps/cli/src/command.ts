import type { Concierge } from '@wayfarer/concierge';
import type { DrawnMap } from '@wayfarer/exports';
import type { OwnPlaces } from '@wayfarer/sources';

import type { ExitCode } from './exit.ts';
import type { Style } from './render/style.ts';

/** Where a command reads and writes. */
export interface Terminal {
  readonly out: (text: string) => void;
  /** For people, when `out` is for programs. */
  readonly err: (text: string) => void;
  /** Lines that are typed. */
  readonly lines: () => AsyncIterable<string>;
  readonly isInteractive: boolean;
  readonly style: Style;
}

export interface OptionSpec {
  readonly type: 'string' | 'boolean';
  readonly summary: string;
  /** Stands for the value in the help. */
  readonly value?: string;
}

/** What was typed, and where it is answered. */
export interface PlainContext {
  readonly terminal: Terminal;
  readonly words: readonly string[];
  readonly options: Readonly<Record<string, string | boolean | undefined>>;
}

/** The same, with the trips. */
export interface CommandContext extends PlainContext {
  readonly concierge: Concierge;
  readonly ownPlaces: OwnPlaces;
  /** The drawn map of a city, by its id; `null` where there is none. */
  readonly findSketch: (city: string) => DrawnMap | null;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly now: () => Date;
}

/** What a command has to say: the contract type for programs, and the same for people. */
export interface Reply {
  readonly json: unknown;
  readonly text: (style: Style) => string;
  readonly exit?: ExitCode;
}

interface Description {
  readonly name: string;
  /** One line. */
  readonly summary: string;
  /** What follows the name, e.g. `TRIP "…"`. */
  readonly usage: string;
  /** How many words it takes, at least and at most. */
  readonly words: readonly [number, number];
  readonly options: Readonly<Record<string, OptionSpec>>;
  /** Longer than the summary, when it is needed. */
  readonly details?: string;
}

/** A command about trips. */
export interface TripCommand extends Description {
  run(context: CommandContext): Promise<Reply | undefined>;
}

/** A command that touches no trip, so that no log is opened for it. */
export interface PlainCommand extends Description {
  runPlain(context: PlainContext): Promise<Reply>;
}

/** The same, with the folder that the trips live in, and the one that relative paths begin in. */
export interface FolderContext extends PlainContext {
  /** Absolute. */
  readonly dataFolder: string;
  readonly folder: string;
  /** Cities of one's own; absolute. */
  readonly catalogueFolder: string | undefined;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Opens the log for what needs the trips after all, and closes it again. */
  readonly withTrips: <Answer>(work: (context: CommandContext) => Promise<Answer>) => Promise<Answer>;
}

/** A command about the file of all trips, which it need not be able to read. */
export interface FolderCommand extends Description {
  runOnFolder(context: FolderContext): Promise<Reply>;
}

export type Command = TripCommand | PlainCommand | FolderCommand;

/** The value of an option that takes one. */
export function textOf({ options }: Pick<PlainContext, 'options'>, name: string): string | undefined {
  const value = options[name];
  return typeof value === 'string' ? value : undefined;
}

/** Every write may be repeated under its key. */
export const KEY_OPTION: Readonly<Record<string, OptionSpec>> = {
  key: {
    type: 'string',
    value: 'KEY',
    summary: 'idempotency key: sent again with it, the write is answered, not repeated',
  },
};

/** How a trip is named on the command line. */
export const TRIP_WORD = 'TRIP is an id, the beginning of one, or `last`.';
