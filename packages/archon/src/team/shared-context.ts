import { toFrozenJson } from '../events/json.ts';
import { type SetOptions, VersionConflictError } from '../memory/working-memory.ts';

/** A value that a team shares. */
export interface SharedValue {
  /** `undefined` if there is none. */
  readonly value: unknown;
  /** Goes up with each change; 0 for what never was. */
  readonly version: number;
}

/** What a team knows in common: plain JSON by key. Nobody overwrites what they have not seen, if they say what they have seen. */
export interface SharedContext {
  get(key: string): Promise<SharedValue>;
  /**
   * @returns The version from now on.
   * @throws {VersionConflictError} if it is not at `expectedVersion`.
   */
  set(key: string, value: unknown, options?: SetOptions): Promise<number>;
  delete(key: string): Promise<void>;
  /** Keys that have a value and begin so, in order. */
  keys(prefix?: string): Promise<readonly string[]>;
}

/** A {@link SharedContext} of one process. */
export class InProcessContext implements SharedContext {
  readonly #values = new Map<string, SharedValue>();

  async get(key: string): Promise<SharedValue> {
    return this.#values.get(key) ?? { value: undefined, version: 0 };
  }

  async set(key: string, value: unknown, { expectedVersion }: SetOptions = {}): Promise<number> {
    const version = this.#values.get(key)?.version ?? 0;
    if (expectedVersion !== undefined && expectedVersion !== version) {
      throw new VersionConflictError(key, expectedVersion, version);
    }
    this.#values.set(key, { value: toFrozenJson(value, key), version: version + 1 });
    return version + 1;
  }

  async delete(key: string): Promise<void> {
    this.#values.delete(key);
  }

  async keys(prefix = ''): Promise<readonly string[]> {
    return [...this.#values.keys()].filter((key) => key.startsWith(prefix)).sort();
  }
}

/** Changes in a row that others were faster with, after which something must be wrong. */
const MAX_CONFLICTS = 1_000;

/**
 * Changes a shared value, whoever else does so at the same time: none of the changes is lost.
 *
 * @param change - Pure: it is called again when somebody else was faster.
 */
export async function updateShared(
  context: SharedContext,
  key: string,
  change: (value: unknown) => unknown,
): Promise<SharedValue> {
  for (let conflicts = 0; ; conflicts++) {
    const { value, version } = await context.get(key);
    const changed = change(value);
    try {
      return { value: changed, version: await context.set(key, changed, { expectedVersion: version }) };
    } catch (error) {
      if (!(error instanceof VersionConflictError) || conflicts === MAX_CONFLICTS) throw error;
    }
  }
}
