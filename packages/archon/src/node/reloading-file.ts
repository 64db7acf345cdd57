import { unwatchFile, watchFile } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';

export interface ReloadingFileOptions<T> {
  /** Told of each new version that is in force from now on. */
  readonly onChange?: (current: T) => void;
  /** Told why a new version is not in force: it could not be read, or the file is gone. To be made heard: nothing else tells. */
  readonly onError: (error: Error) => void;
  /** How often the file is looked at, in milliseconds. Default 500. */
  readonly pollMs?: number;
  /** How long a file must be at rest before it is read, in milliseconds: editors write in several goes. Default 100. */
  readonly settleMs?: number;
}

/** A file that is in force as it stands now. */
export interface ReloadingFile<T> extends Disposable {
  /** The newest version that could be read. */
  readonly current: T;
  /** Stops looking; `current` stays. */
  close(): void;
}

/**
 * Reads a file, and reads it again whenever it changes, whether it is written in place, replaced under its name, or deleted
 * and made anew. A version that `parse` refuses is reported, and the one before stays in force. The file is looked at, not
 * waited for, so this works on network drives and mounted configuration too; it keeps no process alive.
 *
 * @throws What reading or `parse` throws for the first version: there is none before it.
 *
 * @example
 * const intents = await reloadingFile('intents.yaml', (text) => parseIntents(text, { digest: nodeDigest }), {
 *   onError: (error) => console.error(error.message),
 * });
 * const router = new AgentRouter({ intents: () => intents.current, ...rest });
 */
export async function reloadingFile<T>(
  path: string,
  parse: (text: string) => T,
  options: ReloadingFileOptions<T>,
): Promise<ReloadingFile<T>> {
  const text = await readFile(path, 'utf8');
  return new Watch({ path, parse, options, text, current: parse(text) });
}

interface Watched<T> {
  readonly path: string;
  readonly parse: (text: string) => T;
  readonly options: ReloadingFileOptions<T>;
  readonly text: string;
  readonly current: T;
}

class Watch<T> implements ReloadingFile<T> {
  readonly #watched: Watched<T>;
  #current: T;
  /** As it was read last, whether it was any good or not; `undefined` once the file was gone. */
  #text: string | undefined;
  #settling: NodeJS.Timeout | undefined;
  #isClosed = false;
  readonly #settleMs: number;
  /** Readings one after the other, so that the newest has the last word. */
  #reading: Promise<void> = Promise.resolve();

  constructor(watched: Watched<T>) {
    this.#watched = watched;
    this.#current = watched.current;
    this.#text = watched.text;
    this.#settleMs = watched.options.settleMs ?? 100;
    watchFile(watched.path, { interval: watched.options.pollMs ?? 500, persistent: false }, this.#settle);
    // What changed between the first reading and now has been seen by nobody.
    this.#settle();
  }

  get current(): T {
    return this.#current;
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#settling);
    unwatchFile(this.#watched.path, this.#settle);
  }

  [Symbol.dispose](): void {
    this.close();
  }

  readonly #settle = (): void => {
    clearTimeout(this.#settling);
    const reload = (): Promise<void> => this.#reload();
    this.#settling = setTimeout(() => {
      // An `onError` that throws is not hidden, and still the next version is read.
      this.#reading = this.#reading.then(reload, reload);
    }, this.#settleMs).unref();
  };

  async #reload(): Promise<void> {
    const { path, parse, options } = this.#watched;
    try {
      const text = await this.#readAtRest(path);
      if (this.#isClosed || text === undefined || text === this.#text) return;
      this.#text = text;
      this.#current = parse(text);
      options.onChange?.(this.#current);
    } catch (error) {
      if (!this.#isClosed) this.#report(error);
    }
  }

  /** `undefined`, and another try later, while somebody is still writing. */
  async #readAtRest(path: string): Promise<string | undefined> {
    const before = await stat(path);
    const text = await readFile(path, 'utf8');
    const after = await stat(path);
    const age = Date.now() - after.mtimeMs;
    // The clock of a network drive may be ahead: what comes from the future is at rest.
    const isFresh = age >= 0 && age < this.#settleMs;
    if (!isFresh && after.mtimeMs === before.mtimeMs && after.ino === before.ino) return text;
    if (!this.#isClosed) this.#settle();
    return undefined;
  }

  #report(error: unknown): void {
    const isGone = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    if (isGone && this.#text === undefined) return;
    if (isGone) this.#text = undefined;
    const known = error instanceof Error ? error : new Error(String(error));
    this.#watched.options.onError(
      isGone ? new Error(`${this.#watched.path} is gone; what it said last stays in force.`, { cause: error }) : known,
    );
  }
}
