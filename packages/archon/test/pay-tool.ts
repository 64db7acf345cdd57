import { defineTool } from '../src/tool/define-tool.ts';
import type { Tool } from '../src/tool/tool.ts';

/** A tool that pays, and every order that it was given: of what was cut off, none may be among them. */
export function payTool(): { readonly pay: Tool; readonly paid: unknown[] } {
  const paid: unknown[] = [];
  const pay = defineTool({
    name: 'pay',
    description: 'Pays.',
    parametersSchema: { type: 'object', properties: { to: { type: 'string' }, euros: { type: 'number' } } },
    execute: (order) => `paid ${paid.push(order)}`,
  });
  return { pay, paid };
}
