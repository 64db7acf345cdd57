/**
 * @module
 * Archon, a transparent agent framework: everything that happens is an event.
 * This file is the whole of the root entry. `/sqlite` keeps the log in a file, `/node` brings Node's clock and digest,
 * `/testing` what tests need.
 */

// The log
export { type ChainVerdict, type Digest, verifyChain } from './events/chain.ts';
export type { Clock } from './events/clock.ts';
export type { NewEvent, StoredEvent } from './events/event.ts';
export type { EventLog, Run, RunPage, RunSummary } from './events/event-log.ts';
export { MemoryEventLog } from './events/memory-event-log.ts';

// A pure core, and the shell that runs it on the log
export type { Core, TaskEvent, TaskRequest, TaskRunner } from './events/core.ts';
export { createShell, type Shell, type ShellOptions } from './events/shell.ts';

// What a model wrote, read
export { type ParsedAction, type ParsedCall, parseAction, repairJson, type RepairedJson } from './parser/index.ts';

// Errors
export { AgentError, MisuseError } from './errors.ts';
export { BrokenChainError, SequenceConflictError, UnknownRunError } from './events/errors.ts';
