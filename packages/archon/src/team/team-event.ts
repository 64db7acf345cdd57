import type { NewEvent } from '../events/event.ts';

/** What happens in a team beside the work. Author is the orchestrator. */
export type TeamEvent =
  | NewEvent<'agent-silent', { readonly agentId: string; readonly silentMs: number }>
  | NewEvent<'task-reassigned', { readonly taskId: string; readonly agentId: string; readonly reason: string }>
  /** Nobody could do it. */
  | NewEvent<'task-dead', { readonly taskId: string; readonly reason: string }>
  | NewEvent<'team-crowded', { readonly waiting: number }>;

export type TeamListener = (event: TeamEvent) => void;
