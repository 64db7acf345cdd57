/**
 * @module
 * Tools in detail: how one is described, what it is told when it runs, and what goes with a call.
 */
export type { CompositeStep, CompositeToolOptions } from './composite-tool.ts';
export type { ToolDefinition } from './define-tool.ts';
export type {
  ArgumentsOf,
  FromJsonSchema,
  JsonSchema,
  StandardIssue,
  StandardOutcome,
  StandardSchema,
} from './schema.ts';
export type {
  IsolatedCode,
  Isolation,
  ParsedArguments,
  ToolAnnotations,
  ToolContext,
  ToolProgress,
  ToolTraits,
} from './tool.ts';
export type { InputAnswer, InputQuestion, InputRequest, ToolInput } from './input-request.ts';
export type { BreakerLimits, BreakerChange } from './circuit-breaker.ts';
export type { ToolCatalog } from './tool-registry.ts';
export type { ToolCallBegun, ToolEvent } from './tool-event.ts';
export type { ToolCallOptions, ToolExecutionEngineOptions } from './tool-execution-engine.ts';
export type { CallToMake } from './tool-execution-engine.ts';
