/** Where the browser keeps saved trips. */
const NAME = 'wayfarer';
const STORE = 'trips';

let opened: Promise<IDBDatabase> | undefined;

/**
 * One record by its key, or all of them.
 *
 * @throws {DOMException} where the browser keeps nothing: private mode, blocked storage.
 */
export async function readRecords(id?: string): Promise<readonly unknown[]> {
  const store = (await open()).transaction(STORE).objectStore(STORE);
  return settled(id === undefined ? store.getAll() : store.getAll(id));
}

/**
 * Reads a record and writes what becomes of it in one transaction, so that two tabs do not overwrite each other.
 *
 * @param change - Gets what is there now; `undefined` as its answer removes the record.
 * @throws {DOMException} where the browser keeps nothing, or nothing more.
 */
export async function changeRecord<Kept extends object>(
  id: string,
  change: (before: unknown) => Kept | undefined,
): Promise<Kept | undefined> {
  const transaction = (await open()).transaction(STORE, 'readwrite');
  const store = transaction.objectStore(STORE);
  const after = change(await settled<unknown>(store.get(id)));
  if (after) store.put(after);
  else store.delete(id);
  await new Promise<void>((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(transaction.error ?? new DOMException('Not kept.')));
  });
  return after;
}

function open(): Promise<IDBDatabase> {
  opened ??= openAnew();
  opened.catch(() => {
    // The next call tries again: storage may be allowed meanwhile.
    opened = undefined;
  });
  return opened;
}

async function openAnew(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE, { keyPath: 'id' }));
  const database = await settled(request);
  const forget = (): void => {
    opened = undefined;
  };
  // A newer version of the page, in another tab, must not wait for this one.
  database.addEventListener('versionchange', () => {
    database.close();
    forget();
  });
  database.addEventListener('close', forget);
  return database;
}

function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new DOMException('Not read.')));
  });
}
