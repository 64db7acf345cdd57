import { distance, type Instance, unitsOf, windowsOf } from './instance.ts';

/** Routes by the numbers of nodes, checked from the instance alone. */
export interface Verdict {
  /** What is wrong; empty when the routes are possible. */
  readonly faults: readonly string[];
  readonly score: number;
}

/** Checks a solution of one instance; shares nothing with the solver. */
export function judge(instance: Instance, routes: readonly (readonly number[])[], m: number): Verdict {
  const faults: string[] = [];
  const all = routes.flat();
  const nodeOf = new Map(instance.nodes.map((node) => [node.id, node]));
  if (routes.length > m) faults.push(`more than ${m} routes`);
  if (new Set(all).size !== all.length || all.includes(0)) faults.push('a node twice, or the start visited');
  routes.forEach((route, k) => faults.push(...faultsOfRoute(instance, route, k)));
  const total = (pick: (node: Instance['nodes'][number]) => number): number =>
    all.reduce((sum, id) => sum + (nodeOf.has(id) ? pick(nodeOf.get(id) as Instance['nodes'][number]) : 0), 0);
  if (total(({ fee = 0 }) => fee) > (instance.budget ?? Infinity)) faults.push('over budget');
  instance.typeMax?.forEach((most, type) => {
    if (total(({ types }) => types?.[type] ?? 0) > most) faults.push(`too many of type ${type + 1}`);
  });
  return { faults, score: total(({ score }) => score) };
}

function faultsOfRoute(instance: Instance, route: readonly number[], k: number): string[] {
  const units = unitsOf(instance);
  const depot = instance.nodes[0];
  if (!depot) return ['no nodes'];
  let now = depot.open * units;
  let at = depot;
  for (const id of route) {
    const node = instance.nodes.find((one) => one.id === id);
    if (!node) return [`no node ${id}`];
    const arrival = now + distance(instance, at, node);
    const window = windowsOf(node, k).find(([, close]) => arrival <= close * units + 1e-6);
    if (!window) return [`route ${k} is late at node ${id}`];
    now = Math.max(arrival, window[0] * units) + node.service * units;
    at = node;
  }
  return now + distance(instance, at, depot) > instance.tmax * units + 1e-6 ? [`route ${k} is back late`] : [];
}
