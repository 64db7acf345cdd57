import type { Coordinates } from '@wayfarer/trip';

const PER_DEGREE = 1e7;
const FIRST_ROOM = 1 << 16;

/** Where the nodes of a box are, at 16 bytes each. Filled in any order, then sealed, then asked. */
export class NodeStore {
  #ids = new Float64Array(FIRST_ROOM);
  #lats = new Int32Array(FIRST_ROOM);
  #lons = new Int32Array(FIRST_ROOM);
  #size = 0;
  #isSorted = true;

  add(id: number, { lat, lon }: Coordinates): void {
    if (this.#size === this.#ids.length) this.#grow();
    if (this.#size > 0 && id <= (this.#ids[this.#size - 1] ?? 0)) this.#isSorted = false;
    this.#ids[this.#size] = id;
    this.#lats[this.#size] = Math.round(lat * PER_DEGREE);
    this.#lons[this.#size] = Math.round(lon * PER_DEGREE);
    this.#size += 1;
  }

  get size(): number {
    return this.#size;
  }

  /** Files are in the order of ids as a rule; one that is not is put into it. */
  seal(): void {
    if (this.#isSorted) return;
    const order = Uint32Array.from({ length: this.#size }, (_, index) => index);
    order.sort((left, right) => (this.#ids[left] ?? 0) - (this.#ids[right] ?? 0));
    this.#ids = Float64Array.from(order, (index) => this.#ids[index] ?? 0);
    this.#lats = Int32Array.from(order, (index) => this.#lats[index] ?? 0);
    this.#lons = Int32Array.from(order, (index) => this.#lons[index] ?? 0);
    this.#isSorted = true;
  }

  /** `undefined` for a node that is not in the box. */
  find(id: number): Coordinates | undefined {
    let low = 0;
    let high = this.#size - 1;
    while (low <= high) {
      const middle = (low + high) >>> 1;
      const found = this.#ids[middle] ?? 0;
      if (found === id)
        return { lat: (this.#lats[middle] ?? 0) / PER_DEGREE, lon: (this.#lons[middle] ?? 0) / PER_DEGREE };
      if (found < id) low = middle + 1;
      else high = middle - 1;
    }
    return undefined;
  }

  #grow(): void {
    const grown = <Numbers extends Float64Array | Int32Array>(from: Numbers, to: Numbers): Numbers => {
      to.set(from);
      return to;
    };
    this.#ids = grown(this.#ids, new Float64Array(this.#ids.length * 2));
    this.#lats = grown(this.#lats, new Int32Array(this.#lats.length * 2));
    this.#lons = grown(this.#lons, new Int32Array(this.#lons.length * 2));
  }
}
