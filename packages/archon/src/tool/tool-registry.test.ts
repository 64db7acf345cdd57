import { describe, expect, it } from 'vitest';

import { MisuseError } from '../errors.ts';
import { defineTool } from './define-tool.ts';
import { ToolRegistry } from './tool-registry.ts';

function tool(name: string) {
  return defineTool({ name, description: name, parametersSchema: { type: 'object' }, execute: () => name });
}

describe('ToolRegistry', () => {
  it('finds a tool by its name, also as providers spell it', () => {
    const registry = new ToolRegistry([tool('math.calculator')]);
    expect(registry.getTool('math.calculator')).toBe(registry.getTool('math__calculator'));
    expect(registry.getTool('calculator')).toBeUndefined();
  });

  it('lists tools in order of registration, and the same list until something changes', () => {
    const registry = new ToolRegistry([tool('b'), tool('a')]);
    const before = registry.listTools();
    expect(before.map(({ name }) => name)).toEqual(['b', 'a']);
    expect(registry.listTools()).toBe(before);
    expect(registry.unregisterTool('b')).toBe(true);
    expect(registry.unregisterTool('b')).toBe(false);
    expect(registry.listTools().map(({ name }) => name)).toEqual(['a']);
    expect(before).toHaveLength(2);
  });

  it('tells of each tool that comes or goes, until nobody wants to hear it', () => {
    const registry = new ToolRegistry();
    const lists: string[] = [];
    const stop = registry.onChange(() =>
      lists.push(
        registry
          .listTools()
          .map(({ name }) => name)
          .join(' '),
      ),
    );
    registry.registerTool(tool('a'));
    registry.registerTool(tool('b'));
    registry.unregisterTool('a');
    registry.unregisterTool('a');
    stop();
    registry.registerTool(tool('c'));
    expect(lists).toEqual(['a', 'a b', 'b']);
  });

  it('refuses a name that is taken, or that a provider could not tell from another', () => {
    const registry = new ToolRegistry([tool('math.calculator')]);
    expect(() => registry.registerTool(tool('math.calculator'))).toThrow(MisuseError);
    expect(() => registry.registerTool(tool('math__calculator'))).toThrow('look the same to a provider');
  });
});
