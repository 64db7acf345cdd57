/** What a part of a view is made from. */
interface Sources {
  /** Immutable, and the same ones until they change: compared by identity. */
  readonly from: Readonly<Record<string, unknown>>;
  /** Small values that are worked out anew each time: compared as JSON. */
  readonly about?: unknown;
}

interface Kept<Made extends object> {
  readonly from: readonly unknown[];
  readonly about: string | undefined;
  readonly made: WeakRef<Made>;
}

/**
 * `make`, which answers with what it made last for the same owner while its sources are the same: most messages change little
 * of a trip. Nothing is kept alive by it, as with whole views.
 *
 * @param ownerOf - The source that goes with the trip: two trips have two.
 * @param make - Depends on nothing but its sources.
 */
export function keepView<From extends Sources, Made extends object>(
  ownerOf: (sources: From) => object,
  make: (sources: From) => Made,
): (sources: From) => Made {
  const all = new WeakMap<object, Kept<Made>>();
  return (sources) => {
    const owner = ownerOf(sources);
    const from = Object.values(sources.from);
    const about = JSON.stringify(sources.about);
    const kept = all.get(owner);
    const known = kept && kept.about === about && isSame(kept.from, from) ? kept.made.deref() : undefined;
    if (known) return known;
    const made = make(sources);
    all.set(owner, { from, about, made: new WeakRef(made) });
    return made;
  };
}

function isSame(before: readonly unknown[], now: readonly unknown[]): boolean {
  return before.length === now.length && before.every((value, index) => value === now[index]);
}
