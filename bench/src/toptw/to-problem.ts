import type { Problem } from '@wayfarer/optimizer';

import { distance, type Instance, unitsOf, windowsOf } from './instance.ts';

/** The instance in the optimizer's words: node i + 1 is place i, node 0 is where all `m` days start and end. */
export function toProblem(instance: Instance, m: number): Problem {
  const units = unitsOf(instance);
  const [depot, ...nodes] = instance.nodes;
  if (!depot) throw new Error(`Instance ${instance.name} has no nodes.`);
  const points = [...nodes, depot];
  const days = Array.from({ length: m }, () => ({
    start: nodes.length,
    end: nodes.length,
    opens: depot.open * units,
    closes: instance.tmax * units,
    mostVisits: Infinity,
  }));
  return {
    points: points.length,
    places: nodes.length,
    travel: Int32Array.from(points.flatMap((from) => points.map((to) => distance(instance, from, to)))),
    score: Float64Array.from(nodes, ({ score }) => score),
    stay: Int32Array.from(nodes, ({ service }) => service * units),
    days,
    windows: toWindows(instance, m),
    ...(instance.budget === undefined
      ? {}
      : { budget: instance.budget, fee: Int32Array.from(nodes, ({ fee = 0 }) => fee) }),
    groups: (instance.typeMax ?? []).map((most, type) => ({
      members: Int32Array.from(nodes.flatMap(({ types }, place) => (types?.[type] === 1 ? [place] : []))),
      perDayLeast: 0,
      perDayMost: Infinity,
      most,
      countsAsVisit: true,
    })),
  };
}

function toWindows(instance: Instance, m: number): Problem['windows'] {
  const units = unitsOf(instance);
  const offsets = [0];
  const opens: number[] = [];
  const closes: number[] = [];
  for (let k = 0; k < m; k++) {
    for (const node of instance.nodes.slice(1)) {
      const first = opens.length;
      for (const [open, close] of windowsOf(node, k)) {
        const from = Math.ceil(open * units - 1e-6);
        const to = Math.floor(close * units + 1e-6);
        if (to < from) continue;
        // Windows that touch are one.
        if (opens.length > first && from <= (closes.at(-1) ?? 0)) closes[closes.length - 1] = to;
        else {
          opens.push(from);
          closes.push(to);
        }
      }
      offsets.push(opens.length);
    }
  }
  return { offsets: Int32Array.from(offsets), opens: Int32Array.from(opens), closes: Int32Array.from(closes) };
}
