/**
 * @module
 * What assistants may do with Wayfarer: each command declared once, and the tools, texts and cards that are made of the declarations.
 */
export { toAgentCard, toLlmsText } from './cards.ts';
export type { AnyCommand, CommandCall, CommandParts } from './command.ts';
export { COMMANDS } from './commands/index.ts';
export { INSTRUCTIONS, PROMPTS } from './prompts.ts';
export { listResources, listUris, readTripAs, TRIP_URI } from './resources.ts';
export { toTools } from './to-tools.ts';
