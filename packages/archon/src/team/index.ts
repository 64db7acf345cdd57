/**
 * @module
 * Several agents on one task: roles, messages, an orchestrator that shares out the work and sees that it is done, and ways to settle
 * a disagreement. Agents of one process talk by `InProcessBus`; `/team/nats` carries messages between processes.
 */

// Who works
export { OrchestratorAgent } from './orchestrator-agent.ts';
export { type Work, WorkerAgent, type WorkerAgentOptions, type WorkContext } from './worker-agent.ts';
export type { Role } from './roster/role.ts';

// What there is to do
export type { DelegatedTask, TeamResult, TeamTask } from './task.ts';
export type { TeamEvent } from './team-event.ts';

// How they talk, and what they share
export type { Message } from './message.ts';
export type { MessageBus } from './bus/message-bus.ts';
export { InProcessBus } from './bus/in-process-bus.ts';
export { InProcessContext, type SharedContext, updateShared } from './shared-context.ts';
export { ToolLeases } from './tool-leases.ts';

// How they agree, and what is made of it
export { type Claim, strategies } from './conflict/resolve.ts';
export { withSources } from './synthesis.ts';
