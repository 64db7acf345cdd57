/**
 * @module
 * Several agents on one task: roles, messages, an orchestrator that shares out the work and sees that it is done, and ways to settle
 * a disagreement. Agents of one process talk by `InProcessBus`; `/nats` carries messages between processes.
 */

// Who works
export { OrchestratorAgent } from './orchestrator-agent.ts';
export type { Role } from './roster/role.ts';
export type { Roster, TeamMember, TrackRecord } from './roster/roster.ts';
export { type Work, WorkerAgent, type WorkContext } from './worker-agent.ts';

// What there is to do, and what comes of it
export type { Delivered, TaskOutcome, TeamState } from './run/team-state.ts';
export type { DelegatedTask, TeamResult, TeamTask } from './task.ts';
export type { TeamEvent } from './team-event.ts';

// How they talk, and what they share
export { InProcessBus } from './bus/in-process-bus.ts';
export type { DeadLetter, DeliveryOptions, MessageBus, MessageHandler, SubscribeTopics } from './bus/message-bus.ts';
export type { Message, Priority } from './message.ts';
export { InProcessContext, type SharedContext, type SharedValue, updateShared } from './shared-context.ts';
export { type ToolLease, ToolLeases } from './tool-leases.ts';

// How they agree, and what is made of it
export { type Claim, type ConflictStrategy, type Resolution, strategies } from './conflict/resolve.ts';
export { type Synthesizer, withSources } from './synthesis.ts';
