/** Rest between two pieces of work: a request that has come meanwhile is answered in it. */
const REST_MS = 20;

export interface BackgroundOptions {
  /** Pieces that may be under way at the same time, where they wait for something outside. */
  readonly atOnce: number;
  /** No further piece is begun once it aborts. */
  readonly signal?: AbortSignal | undefined;
  readonly restMs?: number;
}

/** Does a piece of work for each item, and rests after each, so that requests are not kept waiting. Work must not reject. */
export async function inBackground<Item>(
  items: AsyncIterable<Item> | Iterable<Item>,
  work: (item: Item) => Promise<void>,
  { atOnce, signal, restMs = REST_MS }: BackgroundOptions,
): Promise<void> {
  const underWay = new Set<Promise<void>>();
  for await (const item of items) {
    if (signal?.aborted) break;
    const one = work(item).finally(() => underWay.delete(one));
    underWay.add(one);
    await Promise.race([one, rest(restMs)]);
    if (underWay.size >= atOnce) await Promise.race(underWay);
    await rest(restMs);
  }
  await Promise.all(underWay);
}

export function rest(milliseconds = REST_MS): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
