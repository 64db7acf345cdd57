export interface Boxed {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Those that find room, first come first served, between what is there already and one another. */
export function withoutOverlaps<Item>(
  items: readonly Item[],
  there: readonly Boxed[],
  boxOf: (item: Item) => Boxed,
): ReadonlySet<Item> {
  const taken = [...there];
  return new Set(
    items.filter((item) => {
      const box = boxOf(item);
      if (taken.some((other) => overlap(box, other))) return false;
      taken.push(box);
      return true;
    }),
  );
}

function overlap(one: Boxed, other: Boxed): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
