import { AgentError } from '../errors.ts';
import type { Fold } from '../events/decider.ts';
import type { EventLog } from '../events/event-log.ts';
import type { NewEvent } from '../events/event.ts';
import { toFrozenJson } from '../events/json.ts';
import { RunRepository } from '../events/run-repository.ts';
import { RunSession } from '../events/run-session.ts';

/** Somebody else has set the key meanwhile. Read it again, decide again, set it again. */
export class VersionConflictError extends AgentError {
  override readonly name = 'VersionConflictError';
  readonly code = 'version-conflict';
  readonly key: string;
  readonly expectedVersion: number;
  readonly actualVersion: number;

  constructor(key: string, expectedVersion: number, actualVersion: number) {
    super(`${JSON.stringify(key)} was expected at version ${expectedVersion}, but it is at ${actualVersion}.`);
    this.key = key;
    this.expectedVersion = expectedVersion;
    this.actualVersion = actualVersion;
  }
}

export interface SetOptions {
  /** Sets only if the key is at that version; 0 for a key that was never set. */
  readonly expectedVersion?: number | undefined;
}

interface Item {
  readonly value: unknown;
  readonly version: number;
}

type Items = ReadonlyMap<string, Item>;

type WorkingEvent =
  | NewEvent<'values-set', { readonly values: Readonly<Record<string, unknown>> }>
  | NewEvent<'values-cleared', Record<never, never>>;

/** Type of the runs that working memories are. */
const RUN_TYPE = 'working-memory';

const WORKING: Fold<Items, WorkingEvent> = {
  initial: () => new Map(),
  evolve(items, event) {
    const next = new Map(items);
    if (event.type === 'values-cleared') for (const key of items.keys()) put(next, key, undefined);
    if (event.type === 'values-set')
      for (const [key, value] of Object.entries(event.content.values)) put(next, key, value);
    return next;
  },
};

/**
 * What a task knows at the moment: values by typed keys, each with a version that counts how often it was set. With
 * {@link WorkingMemory.open} it is a run of a log, and outlives its process.
 *
 * @typeParam Shape - The keys and the types of their values, plain JSON.
 *
 * @example
 * const working = new WorkingMemory<{ userName: string; people: number }>();
 * working.set('userName', 'Alice');
 */
export class WorkingMemory<Shape extends object = Record<string, unknown>> {
  #items: Map<string, Item> = new Map();
  #session: RunSession<Items, WorkingEvent> | undefined;

  /** The working memory of that run, as far as the log has it. */
  static async open<Shape extends object = Record<string, unknown>>(
    log: EventLog,
    runId: string,
  ): Promise<WorkingMemory<Shape>> {
    const memory = new WorkingMemory<Shape>();
    const runs = new RunRepository<Items, WorkingEvent>({
      log,
      runType: RUN_TYPE,
      fold: WORKING,
      standing: () => ({ standing: 'waiting' }),
    });
    const run = await runs.load(runId);
    memory.#session = new RunSession(run, { runs, evolve: (items, event) => WORKING.evolve(items, event) });
    memory.#items = new Map(run.state);
    return memory;
  }

  /** The value, `fallback` where there is none. It is frozen. */
  get<Key extends keyof Shape & string>(key: Key): Shape[Key] | undefined;
  get<Key extends keyof Shape & string>(key: Key, fallback: Shape[Key]): Shape[Key];
  get<Key extends keyof Shape & string>(key: Key, fallback?: Shape[Key]): Shape[Key] | undefined {
    return (this.#items.get(key)?.value as Shape[Key] | undefined) ?? fallback;
  }

  /** How often the key was set or cleared; 0 if never. */
  versionOf(key: keyof Shape & string): number {
    return this.#items.get(key)?.version ?? 0;
  }

  /**
   * @returns The key's version from now on.
   * @throws {VersionConflictError} if it is not at `expectedVersion`; nothing is set.
   * @throws {MisuseError} if the value is not plain JSON.
   */
  set<Key extends keyof Shape & string>(key: Key, value: Shape[Key], { expectedVersion }: SetOptions = {}): number {
    const version = this.versionOf(key);
    if (expectedVersion !== undefined && expectedVersion !== version) {
      throw new VersionConflictError(key, expectedVersion, version);
    }
    this.#set({ [key]: value });
    return version + 1;
  }

  /** Sets several: all or, if one is not plain JSON, none. */
  update(values: Partial<Shape>): void {
    this.#set(values);
  }

  /** Forgets all values; versions go on. */
  clear(): void {
    for (const key of this.#items.keys()) put(this.#items, key, undefined);
    this.#record('values-cleared', {});
  }

  /** All values there are, by key. */
  toDict(): Partial<Shape> {
    const known = [...this.#items].filter(([, { value }]) => value !== undefined);
    return Object.fromEntries(known.map(([key, { value }]) => [key, value])) as Partial<Shape>;
  }

  /** Resolves when everything is in the log; rejects if the log did not take it. Without a log, at once. */
  async flush(): Promise<void> {
    await this.#session?.flush();
  }

  #set(values: object): void {
    const frozen = toFrozenJson(values, 'working memory') as Readonly<Record<string, unknown>>;
    for (const [key, value] of Object.entries(frozen)) put(this.#items, key, value);
    this.#record('values-set', { values: frozen });
  }

  #record(type: WorkingEvent['type'], content: WorkingEvent['content']): void {
    if (!this.#session) return;
    this.#session.add({ type, version: 1, author: 'memory', content } as WorkingEvent);
    this.#session.flush().catch(() => undefined);
  }
}

function put(items: Map<string, Item>, key: string, value: unknown): void {
  items.set(key, { value, version: (items.get(key)?.version ?? 0) + 1 });
}
