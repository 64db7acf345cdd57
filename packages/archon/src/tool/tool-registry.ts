import { assertLimit } from '../assert-limit.ts';
import { MisuseError } from '../errors.ts';
import { formatValue } from '../format-value.ts';
import { assertPermissions } from './permissions.ts';
import { assertToolName, wireName } from './tool-name.ts';
import type { Tool } from './tool.ts';

/** Tools to be found by name. */
export type ToolCatalog = Pick<ToolRegistry, 'getTool' | 'listTools'>;

/**
 * The tools of an agent. Tools may come and go while it works; the next step sees what is there then.
 *
 * @example
 * const registry = new ToolRegistry([calculator]);
 * registry.registerTool(dice);
 */
export class ToolRegistry {
  /** By wire name, so that no two tools look the same to a provider. */
  readonly #tools = new Map<string, Tool>();
  #list: readonly Tool[] | undefined;
  readonly #listeners = new Set<() => void>();

  constructor(tools: Iterable<Tool> = []) {
    for (const tool of tools) this.registerTool(tool);
  }

  /** @throws {MisuseError} if the name is taken or cannot be one, or a limit is none. */
  registerTool(tool: Tool): void {
    assertTool(tool);
    const { timeoutMs = 0, retries = 0, cacheMs = 0 } = tool;
    assertLimit(`timeoutMs of "${tool.name}"`, timeoutMs);
    assertLimit(`retries of "${tool.name}"`, retries);
    assertLimit(`cacheMs of "${tool.name}"`, cacheMs);
    assertPermissions(`permissions of "${tool.name}"`, tool.permissions);
    const namesake = this.#tools.get(wireName(tool.name));
    if (namesake) {
      throw new MisuseError(
        namesake.name === tool.name
          ? `A tool called "${tool.name}" is registered already.`
          : `"${tool.name}" and "${namesake.name}" look the same to a provider: both are sent as "${wireName(tool.name)}".`,
      );
    }
    this.#tools.set(wireName(tool.name), tool);
    this.#tellChange();
  }

  /** @returns Whether there was such a tool. */
  unregisterTool(name: string): boolean {
    if (!this.#tools.delete(wireName(name))) return false;
    this.#tellChange();
    return true;
  }

  /** The tool of that name, as registered or as a provider spells it (`math__calculator`), if there is one. */
  getTool(name: string): Tool | undefined {
    return this.#tools.get(wireName(name));
  }

  /** In order of registration. The same array until a tool comes or goes. */
  listTools(): readonly Tool[] {
    this.#list ??= Object.freeze([...this.#tools.values()]);
    return this.#list;
  }

  /**
   * Calls `listener` after a tool has come or gone.
   *
   * @returns Ends that.
   */
  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #tellChange(): void {
    this.#list = undefined;
    for (const listener of this.#listeners) listener();
  }
}

/** What plain JavaScript may pass in place of a tool. */
function assertTool(tool: unknown): void {
  const { name, execute } = (tool ?? {}) as Partial<Tool>;
  if (typeof execute !== 'function')
    throw new MisuseError(`Expected a tool, made by \`defineTool({ name, … })\`, got ${formatValue(tool)}.`);
  assertToolName(name);
}
