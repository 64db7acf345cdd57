import { nearest } from '../nearest.ts';
import { nodeRuntime } from '../node/node-runtime.ts';
import type { Tool } from '../tool/tool.ts';
import { calculator } from '../tools/calculator.ts';
import { runCodeTool } from '../tools/code/run-code-tool.ts';
import { dateArithmetic } from '../tools/date-arithmetic.ts';
import { httpGetTool } from '../tools/http/http-get-tool.ts';
import { todayTool } from '../tools/today.ts';
import { CliError } from './cli-error.ts';
import { EXIT } from './terminal.ts';

/** Those that can be asked for by name. Who asks for one permits what it needs. */
const TOOLS: Readonly<Record<string, () => Tool>> = {
  calculator: () => calculator,
  date_arithmetic: () => dateArithmetic,
  today: () => todayTool(nodeRuntime),
  http_get: () => httpGetTool(),
  run_code: () => runCodeTool(),
};

/** @param names - With commas between. Default: those that can do no harm. */
export function toolsOf(names = 'calculator,date_arithmetic,today'): Tool[] {
  const known = Object.keys(TOOLS);
  return names.split(',').flatMap((text) => {
    const name = text.trim();
    if (name === '') return [];
    const make = Object.hasOwn(TOOLS, name) ? TOOLS[name] : undefined;
    if (make) return [make()];
    const near = nearest(name, known);
    const hint = near === undefined ? `There are: ${known.join(', ')}.` : `Did you mean "${near}"?`;
    throw new CliError(`No tool is called ${JSON.stringify(name)}. ${hint} See: archon help`, EXIT.misused);
  });
}
