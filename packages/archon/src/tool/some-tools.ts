import { MisuseError } from '../errors.ts';
import { nearest } from '../nearest.ts';
import { wireName } from './tool-name.ts';
import type { ToolCatalog } from './tool-registry.ts';
import type { Tool } from './tool.ts';

/**
 * Some tools of a catalog, by name; they come and go as they do there.
 *
 * @throws {MisuseError} if there is no tool of such a name now.
 */
export function someTools(all: ToolCatalog, names: readonly string[]): ToolCatalog {
  for (const name of names) assertKnown(all, name);
  const chosen = new Set(names.map(wireName));
  let from: readonly Tool[] | undefined;
  let list: readonly Tool[] = [];
  return {
    getTool: (name) => (chosen.has(wireName(name)) ? all.getTool(name) : undefined),
    listTools() {
      const now = all.listTools();
      if (now !== from) list = Object.freeze(now.filter((tool) => chosen.has(wireName(tool.name))));
      from = now;
      return list;
    },
  };
}

function assertKnown(all: ToolCatalog, name: string): void {
  if (all.getTool(name)) return;
  const names = all.listTools().map((tool) => tool.name);
  const meant = nearest(name, names);
  const hint = meant === undefined ? '' : ` Did you mean "${meant}"?`;
  throw new MisuseError(
    `No tool is called ${JSON.stringify(name)}.${hint} Tools there are: ${names.join(', ') || 'none'}.`,
  );
}
