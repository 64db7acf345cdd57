import type { FlowNode } from './flow-node.ts';

/**
 * A workflow without its functions, as plain JSON: what a run writes down when it begins, so that a definition that was
 * changed since is found out, and a picture can be drawn from the log alone.
 */
export interface Outline {
  readonly kind: FlowNode['kind'];
  readonly name?: string;
  readonly reads?: readonly string[];
  readonly writes?: readonly string[];
  /** What else tells it from another: limits, names of branches, what a file says. */
  readonly rest?: Readonly<Record<string, unknown>>;
  readonly parts?: readonly Outline[];
}

export function outlineOf(node: FlowNode): Outline {
  switch (node.kind) {
    case 'step':
      return {
        ...common(node),
        ...some('writes', [...node.writes, ...node.optionalWrites.map(maybe)]),
        ...restOf({ made: node.made, undo: node.undo && true }),
      };
    case 'ask':
      return { ...common(node), ...some('writes', node.writes), ...restOf({ asks: node.asks }) };
    case 'choose':
      return {
        ...common(node),
        ...restOf({ branches: Object.keys(node.branches), made: node.made }),
        parts: Object.values(node.branches).map((branch) => (branch ? outlineOf(branch) : NOTHING)),
      };
    case 'each':
      return {
        ...common(node),
        ...restOf({ as: node.as, from: node.collect.from, into: node.collect.into, made: node.made }),
        parts: [outlineOf(node.body)],
      };
    case 'until':
      return { ...common(node), ...restOf({ most: node.most, made: node.made }), parts: [outlineOf(node.body)] };
    default:
      return { kind: node.kind, parts: node.parts.map(outlineOf) };
  }
}

/** A branch that does nothing. */
const NOTHING: Outline = { kind: 'sequence', parts: [] };

/** Every part that has a name, from the outside in. */
export function listNamed(outline: Outline): readonly (Outline & { readonly name: string })[] {
  const inside = (outline.parts ?? []).flatMap(listNamed);
  return outline.name === undefined ? inside : [{ ...outline, name: outline.name }, ...inside];
}

interface Named {
  readonly kind: FlowNode['kind'];
  readonly name: string;
  readonly reads: readonly string[];
  readonly optionalReads?: readonly string[];
}

function common({ kind, name, reads, optionalReads = [] }: Named): Pick<Outline, 'kind' | 'name' | 'reads'> {
  return { kind, name, ...some('reads', [...reads, ...optionalReads.map(maybe)]) };
}

function some<Name extends string>(
  name: Name,
  keys: readonly string[],
): { readonly [Key in Name]?: readonly string[] } {
  return (keys.length === 0 ? {} : { [name]: keys }) as { readonly [Key in Name]?: readonly string[] };
}

function restOf(rest: Readonly<Record<string, unknown>>): Pick<Outline, 'rest'> {
  const said = Object.entries(rest).filter(([, value]) => value !== undefined);
  return said.length === 0 ? {} : { rest: Object.fromEntries(said) };
}

function maybe(key: string): string {
  return `${key}?`;
}
