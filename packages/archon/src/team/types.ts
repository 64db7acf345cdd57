/**
 * @module
 * Types that the signatures of `/team` name: of messages and how they are delivered, of settings, and of a team's run.
 */
export type { DeadLetter, DeliveryOptions, MessageHandler, SubscribeTopics } from './bus/message-bus.ts';
export type { InProcessBusOptions } from './bus/in-process-bus.ts';
export type { ConflictStrategy, Resolution } from './conflict/resolve.ts';
export type { DelegateOptions, DelegationLimits } from './delegator.ts';
export type { MessageType, Priority } from './message.ts';
export type { AuctionOptions, OrchestratorAgentOptions } from './orchestrator-agent.ts';
export type { Roster, TeamMember, TrackRecord } from './roster/roster.ts';
export type { Delivered, TaskOutcome, TeamPlan, TeamState } from './run/team-state.ts';
export type { SharedValue } from './shared-context.ts';
export type { Synthesizer } from './synthesis.ts';
export type { DelegatedStatus } from './task.ts';
export type { TeamListener } from './team-event.ts';
export type { ToolLease } from './tool-leases.ts';
export type { Bid, HelpOptions } from './worker-agent.ts';
