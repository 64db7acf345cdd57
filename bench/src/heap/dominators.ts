/** A graph as V8 writes it: edges of one node after those of the other. */
export interface Graph {
  /** Node 0 is the root. */
  readonly size: number;
  /** Where the edges of a node begin; one more than there are nodes. */
  readonly firstEdge: Int32Array;
  /** Node that each edge leads to; −1 for one that keeps nothing alive. */
  readonly to: Int32Array;
}

/**
 * The immediate dominator of each node, −1 for the root and what is not reached: the last node that every way from the root
 * goes through (Cooper, Harvey and Kennedy: A Simple, Fast Dominance Algorithm, 2001).
 */
export function findDominators(graph: Graph): Int32Array {
  const order = toPostorder(graph);
  const rank = new Int32Array(graph.size).fill(-1);
  order.forEach((node, index) => (rank[node] = index));
  const before = toPredecessors(graph, rank);
  const dominators = new Int32Array(graph.size).fill(-1);
  dominators[0] = 0;
  for (let isChanged = true; isChanged;) {
    isChanged = false;
    for (let index = order.length - 2; index >= 0; index--) {
      const node = order[index] as number;
      const found = meetAll(node, { before, dominators, rank });
      if (dominators[node] === found) continue;
      dominators[node] = found;
      isChanged = true;
    }
  }
  dominators[0] = -1;
  return dominators;
}

interface Before {
  readonly first: Int32Array;
  readonly from: Int32Array;
}

interface State {
  readonly before: Before;
  readonly dominators: Int32Array;
  readonly rank: Int32Array;
}

function meetAll(node: number, { before: { first, from }, dominators, rank }: State): number {
  let met = -1;
  for (let at = first[node] as number; at < (first[node + 1] as number); at++) {
    let other = from[at] as number;
    if (dominators[other] === -1) continue;
    if (met === -1) met = other;
    while (met !== other) {
      while ((rank[met] as number) < (rank[other] as number)) met = dominators[met] as number;
      while ((rank[other] as number) < (rank[met] as number)) other = dominators[other] as number;
    }
  }
  return met;
}

/** What is reached from the root, each node after all that it leads to. */
function toPostorder({ size, firstEdge, to }: Graph): Int32Array {
  const order = new Int32Array(size);
  const next = firstEdge.slice(0, size);
  const isSeen = new Uint8Array(size);
  const stack = new Int32Array(size);
  let [depth, count] = [1, 0];
  isSeen[0] = 1;
  while (depth > 0) {
    const node = stack[depth - 1] as number;
    const edge = next[node] as number;
    if (edge === firstEdge[node + 1]) {
      order[count++] = node;
      depth--;
      continue;
    }
    next[node] = edge + 1;
    const target = to[edge] as number;
    if (target < 0 || isSeen[target] === 1) continue;
    isSeen[target] = 1;
    stack[depth++] = target;
  }
  return order.subarray(0, count);
}

function toPredecessors({ size, firstEdge, to }: Graph, rank: Int32Array): Before {
  const first = new Int32Array(size + 2);
  const eachEdge = (visit: (from: number, target: number) => void): void => {
    for (let node = 0; node < size; node++) {
      if (rank[node] === -1) continue;
      for (let edge = firstEdge[node] as number; edge < (firstEdge[node + 1] as number); edge++)
        if ((to[edge] as number) >= 0) visit(node, to[edge] as number);
    }
  };
  eachEdge((_, target) => void (first[target + 2] as number)++);
  for (let node = 2; node < first.length; node++) first[node] = (first[node] as number) + (first[node - 1] as number);
  const from = new Int32Array(first.at(-1) ?? 0);
  eachEdge((node, target) => (from[(first[target + 1] as number)++] = node));
  return { first, from };
}
