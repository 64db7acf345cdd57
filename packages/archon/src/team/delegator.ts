import { MisuseError } from '../errors.ts';
import type { Runtime } from '../runtime.ts';
import type { ToolResult } from '../tool/tool-result.ts';
import type { Letter, Message } from './message.ts';
import type { Post } from './post.ts';
import type { Roster, TeamMember } from './roster/roster.ts';
import { Staffing } from './roster/staffing.ts';
import type { SharedContext } from './shared-context.ts';
import type { DelegatedTask, TeamResult, TeamTask } from './task.ts';
import type { TeamListener } from './team-event.ts';

export interface DelegationLimits {
  /** Agents that a task is given to before it is given up. Default 5. */
  readonly maxAttempts?: number | undefined;
  /** Time from a task's assignment to its result, each time. Default 60,000. */
  readonly timeLimitMs?: number | undefined;
  /** Silence after which an agent is taken for dead. Default 3,000. */
  readonly silenceMs?: number | undefined;
  /** Time for a task to be accepted; then it is sent again, three times at most. Default 1,000. */
  readonly acceptMs?: number | undefined;
  /** Orchestrators that may pass a task on, one to the other. Default 4. */
  readonly maxDepth?: number | undefined;
  /** Time that a task waits for somebody who can do it to come. Default 5,000. */
  readonly staffingMs?: number | undefined;
  /** Tasks that wait for somebody with room, from which on an event says so. Default 1,000. */
  readonly crowdedAt?: number | undefined;
}

export interface DelegateOptions {
  readonly signal?: AbortSignal | undefined;
  /** Agents that are not to have it; looked at whenever somebody is chosen. */
  readonly without?: ReadonlySet<string> | undefined;
  /** Told of each agent that it is given to, before anything else is given to anybody. */
  readonly onTaken?: ((agentId: string) => void) | undefined;
  /** Who gets it first, e.g. because of the best bid. */
  readonly first?: string | undefined;
  /** Told of each assignment, in a sentence. */
  readonly report?: ((note: string) => Promise<void>) | undefined;
}

export interface DelegatorOptions {
  readonly post: Post;
  readonly roster: Roster;
  readonly shared: SharedContext;
  readonly runtime: Runtime;
  readonly limits: DelegationLimits;
  readonly onEvent?: TeamListener | undefined;
}

/** How an agent's work on a task ended for whoever waits. */
type Ending =
  | { readonly kind: 'done'; readonly result: TeamResult }
  | { readonly kind: 'failed'; readonly reason: string; readonly retryable: boolean }
  | { readonly kind: 'rejected' | 'silent' | 'late' | 'aborted'; readonly reason: string };

interface Waiting {
  readonly agentId: string;
  readonly attempt: number;
  accepted: boolean;
  /** Signs of life in a row of an agent that does not name the task any more. */
  forgotten: number;
  readonly end: (ending: Ending) => void;
}

/** Signs of life without a task that was accepted, from which on it is taken for forgotten: one may cross its result. */
const FORGOTTEN = 2;

/** Tasks that have ended are remembered up to so many, for whoever asks how it went. */
const KEPT_TASKS = 1_000;

const LIMITS: Required<{ [Name in keyof DelegationLimits]: number }> = {
  maxAttempts: 5,
  timeLimitMs: 60_000,
  silenceMs: 3_000,
  acceptMs: 1_000,
  maxDepth: 4,
  staffingMs: 5_000,
  crowdedAt: 1_000,
};

/** Gives tasks to agents, sees that they are worked on, and gives them to others when they are not. */
export class Delegator {
  readonly #options: DelegatorOptions;
  readonly #limits: typeof LIMITS;
  readonly #waiting = new Map<string, Waiting>();
  readonly #tasks = new Map<string, DelegatedTask>();
  readonly #staffing: Staffing;

  constructor(options: DelegatorOptions) {
    this.#options = options;
    const said = Object.entries(options.limits).filter(([, limit]) => limit !== undefined);
    this.#limits = { ...LIMITS, ...(Object.fromEntries(said) as Partial<typeof LIMITS>) };
    this.#staffing = new Staffing({
      roster: options.roster,
      runtime: options.runtime,
      patienceMs: this.#limits.staffingMs,
      crowdedAt: this.#limits.crowdedAt,
      onCrowded: (waiting) => this.#emit('team-crowded', { waiting }),
    });
  }

  /** Tasks that wait for somebody with room. */
  get queueDepth(): number {
    return this.#staffing.waiting;
  }

  /** Tasks that are under way, and the last that have ended. */
  list(): readonly DelegatedTask[] {
    return [...this.#tasks.values()];
  }

  find(taskId: string): DelegatedTask | undefined {
    return this.#tasks.get(taskId);
  }

  /** Resolves when the task is done, or failed for good: then its status is `failed`, and it says why. */
  async delegate(task: TeamTask, options: DelegateOptions = {}): Promise<DelegatedTask> {
    const { post } = this.#options;
    const chain = [...(task.chain ?? []), post.agentId];
    this.#note({ taskId: task.id, description: task.description, status: 'pending', history: [] });
    if (chain.length > this.#limits.maxDepth) {
      return this.#giveUp(task, `It was passed on ${chain.length} times: ${chain.join(' → ')}.`);
    }
    // Nobody gets a task back that has passed it on.
    const without = new Set(chain);
    let first = options.first;
    let reason = '';
    for (let attempt = 1; attempt <= this.#limits.maxAttempts;) {
      const { capabilities = [] } = task;
      const member = await this.#staffing.find({
        capabilities,
        without: new Set(without),
        besides: options.without,
        first,
        signal: options.signal,
        onTaken: options.onTaken,
      });
      first = undefined;
      if (!member) return this.#giveUp(task, reason || this.#whyNobody(task, without));
      await options.report?.(`Given to ${member.agentId}, attempt ${attempt}.`);
      const ending = await this.#assign({ ...task, chain }, { member, attempt, signal: options.signal });
      if (ending.kind === 'done') return this.#finish(task, ending.result);
      reason = ending.reason;
      await options.report?.(`${member.agentId}: ${reason}`);
      if (ending.kind === 'aborted') return this.#giveUp(task, reason);
      if (ending.kind === 'rejected') {
        // It had no room after all: no attempt is lost, and it may have room later.
        await this.#options.runtime.sleep(1);
        if (!/as many tasks/.test(reason)) without.add(member.agentId);
        continue;
      }
      this.#emit('task-reassigned', { taskId: task.id, agentId: member.agentId, reason });
      without.add(member.agentId);
      // Who has failed once may succeed where nobody else is left.
      if (!this.#options.roster.isCapable(task.capabilities ?? [], without)) {
        if (ending.kind === 'failed' && !ending.retryable) return this.#giveUp(task, reason);
        for (const agentId of without) if (!chain.includes(agentId) && this.#isAlive(agentId)) without.delete(agentId);
      }
      attempt++;
    }
    return this.#giveUp(task, `It was given to ${this.#limits.maxAttempts} agents. The last: ${reason}`);
  }

  /** Takes note of a message; others than of tasks and signs of life are passed over. */
  async receive(message: Message): Promise<void> {
    const { roster, post } = this.#options;
    const { senderId, messageType, content } = message;
    roster.noteAlive(senderId);
    if (content['status'] === 'alive') this.#compare(senderId, content['tasks'] as readonly string[]);
    const taskId = String(content['taskId']);
    const waiting = this.#waiting.get(taskId);
    if (messageType === 'task_response' || messageType === 'error') {
      const letter: Letter = { receiverId: senderId, messageType: 'acknowledgement', content: { taskId } };
      await post.send(letter);
    }
    if (!waiting) return;
    if (messageType === 'task_response') {
      // Whoever sends it, also one that was thought dead: it is done.
      const { result, confidence, evidence } = content as unknown as TeamResult;
      const ours = {
        taskId,
        agentId: senderId,
        result,
        ...(confidence === undefined ? {} : { confidence }),
        ...(evidence === undefined ? {} : { evidence }),
      };
      waiting.end(failureOf(result) ?? { kind: 'done', result: ours });
    } else if (senderId !== waiting.agentId) return;
    else if (messageType === 'error') {
      waiting.end({ kind: 'failed', reason: String(content['message']), retryable: content['retryable'] !== false });
    } else if (content['status'] === 'accepted') waiting.accepted = true;
    else if (content['status'] === 'rejected') waiting.end({ kind: 'rejected', reason: String(content['reason']) });
  }

  /** An agent that was killed and is back lives, but knows nothing of its tasks: they are sent again. */
  #compare(agentId: string, tasks: readonly string[]): void {
    for (const [taskId, waiting] of this.#waiting) {
      if (waiting.agentId !== agentId || !waiting.accepted) continue;
      waiting.forgotten = tasks.includes(taskId) ? 0 : waiting.forgotten + 1;
      if (waiting.forgotten >= FORGOTTEN) waiting.accepted = false;
    }
  }

  async #assign(
    task: TeamTask,
    {
      member,
      attempt,
      signal,
    }: { readonly member: TeamMember; readonly attempt: number; readonly signal: AbortSignal | undefined },
  ): Promise<Ending> {
    const { post, roster, runtime } = this.#options;
    const { agentId } = member;
    const start = runtime.clock.now().getTime();
    const timeLimitMs = task.timeLimitMs ?? this.#limits.timeLimitMs;
    const deadline = new Date(start + timeLimitMs).toISOString();
    const before = this.#tasks.get(task.id);
    this.#note({
      taskId: task.id,
      description: task.description,
      status: 'executing',
      assignedAgent: agentId,
      history: [...(before?.history ?? []), agentId],
      deadline,
    });
    const letter: Letter = {
      receiverId: agentId,
      messageType: 'task_request',
      content: { task, attempt, deadline },
      correlationId: task.id,
      priority: task.priority,
    };
    const over = new AbortController();
    const ended = new Promise<Ending>((resolve) => {
      const end = (ending: Ending): void => resolve(ending);
      this.#waiting.set(task.id, { agentId, attempt, accepted: false, forgotten: 0, end });
      signal?.addEventListener('abort', () => end({ kind: 'aborted', reason: 'It is no longer waited for.' }), {
        signal: over.signal,
      });
    });
    try {
      // What cannot be sent now, since the way is broken, is sent again like what was lost on it.
      await post.send(letter).catch((error: unknown) => {
        if (error instanceof MisuseError) throw error;
      });
      void this.#watch(letter, { taskId: task.id, until: start + timeLimitMs, over: over.signal });
      const ending = await ended;
      const done = ending.kind === 'done';
      if (ending.kind !== 'rejected' && ending.kind !== 'aborted') {
        roster.record(agentId, task.capabilities ?? [], { done, durationMs: runtime.clock.now().getTime() - start });
      }
      return ending;
    } finally {
      over.abort();
      this.#waiting.delete(task.id);
      roster.giveBack(agentId);
    }
  }

  /** Sends a request again that nobody has accepted, and ends one whose agent is silent or late. */
  async #watch(
    letter: Letter,
    { taskId, until, over }: { readonly taskId: string; readonly until: number; readonly over: AbortSignal },
  ): Promise<void> {
    const { runtime, roster, post } = this.#options;
    const { acceptMs, silenceMs } = this.#limits;
    const agentId = letter.receiverId;
    let sends = 1;
    const askedAt = runtime.clock.now().getTime();
    while (!over.aborted) {
      await runtime.sleep(Math.min(acceptMs, silenceMs) / 2, over).catch(() => undefined);
      const waiting = this.#waiting.get(taskId);
      if (over.aborted || !waiting) return;
      const now = runtime.clock.now().getTime();
      const member = roster.find(agentId);
      const silent = now - Math.max(member?.lastSeen ?? 0, askedAt);
      if (now >= until) waiting.end({ kind: 'late', reason: 'It was not done in time.' });
      else if (!member || silent > silenceMs) {
        roster.markUnhealthy(agentId);
        this.#emit('agent-silent', { agentId, silentMs: silent });
        waiting.end({ kind: 'silent', reason: `It has given no sign of life for ${silent} ms.` });
      } else if (!waiting.accepted && now - askedAt > acceptMs * sends) {
        // The request may be lost, or the answer to it; whoever has it already does not begin anew.
        if (sends++ > 3) waiting.end({ kind: 'silent', reason: 'It has not accepted the task.' });
        else await post.send(letter).catch(() => undefined);
      }
    }
  }

  #whyNobody({ capabilities = [] }: TeamTask, without: ReadonlySet<string>): string {
    const known = [...new Set(this.#options.roster.list().flatMap(({ role }) => role.capabilities))];
    const but = without.size > 1 ? `, but for ${[...without].join(', ')}` : '';
    return `Nobody can do ${capabilities.join(', ') || 'it'}${but}. The team can do: ${known.join(', ') || 'nothing'}.`;
  }

  #isAlive(agentId: string): boolean {
    return this.#options.roster.find(agentId)?.healthy === true;
  }

  async #finish(task: TeamTask, result: TeamResult): Promise<DelegatedTask> {
    const { shared } = this.#options;
    // It is done, though what was noted on the way cannot be tidied up.
    for (const key of ['claim', 'checkpoint', 'result']) {
      await shared.delete(`${key}:${task.id}`).catch(() => undefined);
    }
    const before = this.#tasks.get(task.id);
    return this.#end({
      taskId: task.id,
      description: task.description,
      status: 'completed',
      assignedAgent: result.agentId,
      history: before?.history ?? [],
      result,
    });
  }

  #giveUp(task: TeamTask, reason: string): DelegatedTask {
    this.#emit('task-dead', { taskId: task.id, reason });
    const { assignedAgent, history = [] } = this.#tasks.get(task.id) ?? {};
    return this.#end({
      taskId: task.id,
      description: task.description,
      status: 'failed',
      assignedAgent,
      history,
      reason,
    });
  }

  #end(task: DelegatedTask): DelegatedTask {
    this.#note(task);
    for (const [id, { status }] of this.#tasks) {
      if (this.#tasks.size <= KEPT_TASKS) break;
      if (status === 'completed' || status === 'failed') this.#tasks.delete(id);
      else break;
    }
    return task;
  }

  #note(task: DelegatedTask): void {
    this.#tasks.set(task.taskId, task);
  }

  #emit(type: Parameters<TeamListener>[0]['type'], content: object): void {
    this.#options.onEvent?.({
      type,
      version: 1,
      author: this.#options.post.agentId,
      content,
    } as Parameters<TeamListener>[0]);
  }
}

/** A result that says that it is none. */
function failureOf(result: ToolResult): Ending | undefined {
  if (result.status === 'success') return undefined;
  return {
    kind: 'failed',
    reason: result.errorMessage ?? result.content,
    retryable: result.metadata['retryable'] !== false,
  };
}
