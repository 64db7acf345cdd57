import type { EventLog } from '../../src/events/event-log.ts';
import { nodeRuntime } from '../../src/node/index.ts';
import {
  InProcessBus,
  InProcessContext,
  type MessageBus,
  OrchestratorAgent,
  type Role,
  type TeamEvent,
  type Work,
  type WorkContext,
  WorkerAgent,
} from '../../src/team/index.ts';
import type { OrchestratorAgentOptions } from '../../src/team/orchestrator-agent.ts';
import type { TeamTask } from '../../src/team/task.ts';
import type { WorkerAgentOptions } from '../../src/team/worker-agent.ts';

/** Short enough for a test, long enough for a busy machine. */
const LIMITS = { silenceMs: 250, acceptMs: 80, staffingMs: 200, timeLimitMs: 20_000 } as const;
const HEARTBEAT_MS = 30;

export interface SmallTeam {
  readonly bus: MessageBus;
  readonly shared: InProcessContext;
  readonly orchestrator: OrchestratorAgent;
  readonly events: TeamEvent[];
  /** Names of workers, each with what it can do, and what it does. */
  hire(
    id: string,
    capabilities: readonly string[],
    work: (task: TeamTask, context: WorkContext) => Promise<Work>,
    more?: Partial<Omit<WorkerAgentOptions, 'role'>> & { role?: Partial<Role> },
  ): Promise<WorkerAgent>;
  close(): Promise<void>;
}

/** An orchestrator and whoever is hired, in one process, in short time. */
export async function smallTeam(
  options: Partial<OrchestratorAgentOptions> & { readonly log?: EventLog; readonly bus?: MessageBus } = {},
): Promise<SmallTeam> {
  const bus = options.bus ?? new InProcessBus({ runtime: nodeRuntime });
  const shared = (options.shared as InProcessContext | undefined) ?? new InProcessContext();
  const events: TeamEvent[] = [];
  const orchestrator = new OrchestratorAgent({
    id: 'orchestrator',
    runtime: nodeRuntime,
    plan: async () => [],
    heartbeatMs: HEARTBEAT_MS,
    onEvent: (event) => events.push(event),
    ...options,
    limits: { ...LIMITS, ...options.limits },
    bus,
    shared,
  });
  await orchestrator.start();
  const hired: WorkerAgent[] = [];
  return {
    bus,
    shared,
    orchestrator,
    events,
    async hire(id, capabilities, work, { role, ...more } = {}) {
      const worker = new WorkerAgent({
        id,
        role: { name: id, capabilities, ...role },
        bus,
        shared,
        runtime: nodeRuntime,
        work,
        heartbeatMs: HEARTBEAT_MS,
        ...more,
      });
      hired.push(worker);
      await worker.start();
      await until(() => orchestrator.roster.find(id) !== undefined);
      return worker;
    },
    async close() {
      await Promise.all(hired.map((worker) => worker.stop()));
      await orchestrator.stop();
      await bus.close();
    },
  };
}

/** Resolves as soon as something holds. */
export async function until(holds: () => boolean): Promise<void> {
  for (let turn = 0; !holds(); turn++) {
    if (turn > 4_000) throw new Error('It did not come to hold.');
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}
