/**
 * @module
 * What a model wrote, read: `parseAction` finds the tools it wants to call, `repairJson` mends its JSON.
 */
export type { Repair } from './json/repair.ts';
export { parseAction } from './parse-action.ts';
export type { ParsedAction, ParsedCall, ParseFault } from './parsed-action.ts';
export { repairJson, type RepairedJson } from './repair-json.ts';
