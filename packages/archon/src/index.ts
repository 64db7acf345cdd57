/**
 * @module
 * Archon, a transparent agent framework: everything that happens is an event.
 * This file is the whole of the root entry. `/loop`, `/model` and `/events` have the details of the loop and its tools, of models,
 * and of the log; `/tools` has tools that most agents want, `/sqlite` keeps the log in a file, `/node` brings what Node has and
 * a browser does not have, `/testing` what tests need.
 */

// The log
export { type ChainVerdict, verifyChain } from './events/chain.ts';
export type { Digest } from './events/digest.ts';
export type { Clock } from './events/clock.ts';
export { eachRun } from './events/each-run.ts';
export type { NewEvent, StoredEvent } from './events/event.ts';
export type { EventLog, RawEvent, RunSummary } from './events/event-log.ts';
export { MemoryEventLog } from './events/memory-event-log.ts';

// A pure core, and the shell that runs it on the log
export type { Decider, TaskEvent, TaskRequest, TaskRunner } from './events/decider.ts';
export { createRunEngine, type RunEngine } from './events/run-engine.ts';

// What a model wrote, read
export type { ParsedAction } from './parser/parsed-action.ts';
export { parseAction } from './parser/parse-action.ts';
export { repairJson } from './parser/repair-json.ts';

// Tools, and what runs them
export { CompositeTool } from './tool/composite-tool.ts';
export { defineTool } from './tool/define-tool.ts';
export type { Tool } from './tool/tool.ts';
export { ToolExecutionEngine } from './tool/tool-execution-engine.ts';
export { ToolRegistry } from './tool/tool-registry.ts';
export { ToolResult, ToolResultStatus } from './tool/tool-result.ts';

// Time, chance, waiting and the digest: of browsers and workers here, of Node in `/node`
export { webDigest } from './web/web-digest.ts';
export { webRuntime } from './web/web-runtime.ts';
export type { Runtime } from './runtime.ts';

// The loop that thinks, acts and observes
export { ReActAgent } from './loop/react-agent.ts';
export { stopWhen } from './loop/stop-when.ts';

// The agent that takes on whole tasks
export { Agent } from './plan/agent.ts';
export { AgentState } from './plan/agent-state.ts';

// Errors
export { AgentError, MisuseError } from './errors.ts';
export { BrokenChainError, ReusedKeyError, SequenceConflictError, UnknownRunError } from './events/errors.ts';
