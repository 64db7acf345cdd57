import { findDominators } from './dominators.ts';

/** Something that keeps memory alive: it would all go with it. */
export interface Retainer {
  /** Its class, and by which names it is reached. */
  readonly name: string;
  readonly mb: number;
}

interface Snapshot {
  readonly snapshot: {
    readonly meta: {
      readonly node_fields: readonly string[];
      readonly node_types: readonly [readonly string[], ...unknown[]];
      readonly edge_fields: readonly string[];
      readonly edge_types: readonly [readonly string[], ...unknown[]];
    };
  };
  readonly nodes: readonly number[];
  readonly edges: readonly number[];
  readonly strings: readonly string[];
}

/** What is smaller is told by its class alone, with all others of it. */
const SMALLEST_BYTES = 200_000;

/** What has more than this share of all is looked into; so is what keeps nearly all that it keeps through one other. */
const LARGE_SHARE = 0.1;
const THROUGH_ONE = 0.6;
const IN_LARGE_ONES = 0.5;

/** The largest retainers of a heap snapshot, each beside the others: none is part of another. */
export function listRetainers(json: string, most: number): readonly Retainer[] {
  const heap = readHeap(JSON.parse(json) as Snapshot);
  const { dominators, retained } = heap;
  const children = toChildren(dominators);
  const sums = new Map<string, number>();
  const add = (name: string, bytes: number): void => void sums.set(name, (sums.get(name) ?? 0) + bytes);
  const waiting = [0];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    const bytes = retained[node] as number;
    if (bytes < SMALLEST_BYTES) add(heap.classOf(node), bytes);
    else if (isLookedInto(node, { heap, children })) {
      add(heap.classOf(node), heap.sizes[node] as number);
      for (const child of children(node)) waiting.push(child);
    } else add(heap.pathOf(node), bytes);
  }
  return [...sums]
    .map(([name, bytes]) => ({ name, mb: Number((bytes / 1e6).toFixed(2)) }))
    .toSorted((left, right) => right.mb - left.mb)
    .slice(0, most);
}

interface Inside {
  readonly heap: Heap;
  readonly children: (node: number) => readonly number[];
}

/** Who keeps many small things is told itself. */
function isLookedInto(node: number, { heap: { retained, isSynthetic }, children }: Inside): boolean {
  if (isSynthetic(node)) return true;
  const bytes = retained[node] as number;
  const large = children(node)
    .map((child) => retained[child] as number)
    .filter((size) => size >= SMALLEST_BYTES);
  if (large.reduce((sum, size) => sum + size, 0) < bytes * IN_LARGE_ONES) return false;
  return bytes > (retained[0] as number) * LARGE_SHARE || large.some((size) => size > bytes * THROUGH_ONE);
}

interface Heap {
  readonly sizes: Float64Array;
  /** Of a node with all that only it keeps. */
  readonly retained: Float64Array;
  readonly dominators: Int32Array;
  readonly isSynthetic: (node: number) => boolean;
  readonly classOf: (node: number) => string;
  readonly pathOf: (node: number) => string;
}

function readHeap({ snapshot: { meta }, nodes, edges, strings }: Snapshot): Heap {
  const width = meta.node_fields.length;
  const field = (name: string): number => meta.node_fields.indexOf(name);
  const [typeAt, nameAt, sizeAt, countAt] = [field('type'), field('name'), field('self_size'), field('edge_count')];
  const size = nodes.length / width;
  const at = (node: number, offset: number): number => nodes[node * width + offset] ?? 0;
  const firstEdge = new Int32Array(size + 1);
  const sizes = new Float64Array(size);
  for (let node = 0; node < size; node++) {
    firstEdge[node + 1] = (firstEdge[node] as number) + at(node, countAt);
    sizes[node] = at(node, sizeAt);
  }
  const edgeWidth = meta.edge_fields.length;
  const edgeTypes = meta.edge_types[0];
  const to = Int32Array.from({ length: edges.length / edgeWidth }, (_, edge) => {
    const isWeak = edgeTypes[edges[edge * edgeWidth] ?? 0] === 'weak';
    return isWeak ? -1 : (edges[edge * edgeWidth + 2] ?? 0) / width;
  });
  const dominators = findDominators({ size, firstEdge, to });
  const typeOf = (node: number): string => meta.node_types[0][at(node, typeAt)] ?? '';
  const classOf = (node: number): string => nameClass(typeOf(node), strings[at(node, nameAt)] ?? '');
  /** By which name the dominator itself knows the node. */
  function edgeTo(node: number): string | undefined {
    const owner = dominators[node] as number;
    if (owner < 0) return undefined;
    for (let edge = firstEdge[owner] as number; edge < (firstEdge[owner + 1] as number); edge++) {
      const type = edgeTypes[edges[edge * edgeWidth] ?? 0] ?? '';
      if (to[edge] === node && (type === 'property' || type === 'context'))
        return strings[edges[edge * edgeWidth + 1] ?? 0];
    }
    return undefined;
  }
  function pathOf(node: number): string {
    const names: string[] = [];
    for (let one = node; one > 0 && names.length < 3; one = dominators[one] as number) {
      const name = edgeTo(one);
      if (name !== undefined) names.unshift(name);
    }
    return [classOf(node), ...(names.length > 0 ? [names.join('.')] : [])].join(' at ');
  }
  const isSynthetic = (node: number): boolean => typeOf(node) === 'synthetic';
  return { sizes, retained: sumUp(sizes, dominators), dominators, isSynthetic, classOf, pathOf };
}

/** Strings, code and numbers have their contents for a name. */
function nameClass(type: string, name: string): string {
  const isNamed = ['object', 'native', 'synthetic', 'hidden', 'object shape'].includes(type);
  return isNamed ? name.replace(/^system \/ /, '').slice(0, 60) : type;
}

function sumUp(sizes: Float64Array, dominators: Int32Array): Float64Array {
  const depth = new Int32Array(sizes.length).fill(-1);
  depth[0] = 0;
  const chain: number[] = [];
  for (let node = 0; node < sizes.length; node++) {
    let at = node;
    while (at >= 0 && depth[at] === -1) {
      chain.push(at);
      at = dominators[at] as number;
    }
    // What is not reached keeps −1, and counts for nothing.
    const base = at >= 0 ? (depth[at] as number) : NaN;
    for (let up = 1; chain.length > 0; up++) depth[chain.pop() as number] = Number.isNaN(base) ? -2 : base + up;
  }
  const reached = Int32Array.from(sizes.keys()).filter((node) => (depth[node] as number) >= 0);
  reached.sort((left, right) => (depth[right] as number) - (depth[left] as number));
  const retained = sizes.slice();
  for (const node of reached) {
    const owner = dominators[node] as number;
    if (owner >= 0) retained[owner] = (retained[owner] as number) + (retained[node] as number);
  }
  return retained;
}

function toChildren(dominators: Int32Array): (node: number) => readonly number[] {
  const lists = new Map<number, number[]>();
  dominators.forEach((owner, node) => {
    if (owner < 0) return;
    const list = lists.get(owner);
    if (list) list.push(node);
    else lists.set(owner, [node]);
  });
  return (node) => lists.get(node) ?? [];
}
