/** Who depends on whom: `{ A: ['B', 'C'] }` means that B and C depend on A. Every node has an entry. */
export type Dag = Readonly<Record<string, readonly string[]>>;

interface Node {
  readonly id: string;
  readonly dependencies: readonly string[];
  readonly optionalDependencies: readonly string[];
}

/** All that a node waits for. */
export function prerequisitesOf({ dependencies, optionalDependencies }: Node): readonly string[] {
  return [...dependencies, ...optionalDependencies];
}

/** The graph of nodes, turned round: from what is needed to what needs it. */
export function dagOf(nodes: readonly Node[]): Dag {
  const dag = new Map<string, string[]>(nodes.map(({ id }) => [id, []]));
  for (const node of nodes) for (const needed of prerequisitesOf(node)) dag.get(needed)?.push(node.id);
  return Object.fromEntries(dag);
}

/**
 * Kahn's algorithm: ids so that each stands after what it depends on, and otherwise in the order given.
 *
 * @returns Fewer ids than there are if some wait for one another in a circle.
 */
export function topologicalOrder(dag: Dag): readonly string[] {
  const waits = new Map(Object.keys(dag).map((id) => [id, 0]));
  for (const dependents of Object.values(dag)) for (const id of dependents) waits.set(id, (waits.get(id) ?? 0) + 1);
  const order: string[] = [];
  const ready = [...waits].flatMap(([id, count]) => (count === 0 ? [id] : []));
  for (const id of ready) {
    order.push(id);
    for (const dependent of dag[id] ?? []) {
      const left = (waits.get(dependent) ?? 0) - 1;
      waits.set(dependent, left);
      if (left === 0) ready.push(dependent);
    }
  }
  return order;
}

/** A circle of nodes that wait for one another, each for the next and the last for the first; `undefined` if there is none. */
export function findCycle(nodes: readonly Node[]): readonly string[] | undefined {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const done = new Set<string>();
  const visit = (id: string, path: readonly string[]): readonly string[] | undefined => {
    if (path.includes(id)) return path.slice(path.indexOf(id));
    const node = byId.get(id);
    if (!node || done.has(id)) return undefined;
    for (const needed of prerequisitesOf(node)) {
      const cycle = visit(needed, [...path, id]);
      if (cycle) return cycle;
    }
    done.add(id);
    return undefined;
  };
  for (const { id } of nodes) {
    const cycle = visit(id, []);
    if (cycle) return cycle;
  }
  return undefined;
}

/** All that depends on a node, over however many others. */
export function descendantsOf(dag: Dag, id: string): ReadonlySet<string> {
  const found = new Set<string>();
  const open = [...(dag[id] ?? [])];
  for (const next of open) {
    if (found.has(next)) continue;
    found.add(next);
    open.push(...(dag[next] ?? []));
  }
  return found;
}
