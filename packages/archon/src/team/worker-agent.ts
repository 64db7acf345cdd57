import { asToolResult } from '../as-tool-result.ts';
import type { ReActAgent } from '../loop/react-agent.ts';
import { VersionConflictError } from '../memory/working-memory.ts';
import type { Runtime } from '../runtime.ts';
import { isToolResult, ToolResult } from '../tool/tool-result.ts';
import type { MessageBus } from './bus/message-bus.ts';
import { BROADCAST, type Letter, type Message } from './message.ts';
import { Post } from './post.ts';
import type { Role } from './roster/role.ts';
import { hasAll } from './roster/roster.ts';
import { type SharedContext, updateShared } from './shared-context.ts';
import type { TeamTask } from './task.ts';

/** What goes with a task that an agent works on. */
export interface WorkContext {
  /** Aborts when nobody waits for the result any more. */
  readonly signal: AbortSignal;
  /** What an agent before had saved of this task. */
  readonly checkpoint: unknown;
  /** Saves how far it is; whoever takes over goes on from there. Rejects when somebody has. */
  save(checkpoint: unknown): Promise<void>;
  /** Tells how it goes, in a sentence. */
  report(note: string): Promise<void>;
  /** Asks the others; `undefined` if nobody answers in time. */
  askHelp(question: string, options?: HelpOptions): Promise<string | undefined>;
  readonly shared: SharedContext;
  /** Orchestrators that have passed the task on; whoever passes it on again goes on from here. */
  readonly chain: readonly string[];
}

export interface HelpOptions {
  /** What whoever answers must be able to do. Default: anything. */
  readonly capability?: string | undefined;
  /** Default 10,000. */
  readonly timeoutMs?: number | undefined;
}

/** What came of a task: a result, or a text, which is a success. */
export type Work =
  | string
  | ToolResult
  | { readonly result: ToolResult | string; readonly confidence?: number; readonly evidence?: string };

export interface Bid {
  /** In the unit of the roles' costs. */
  readonly cost: number;
  /** 0–1: how good it will be. */
  readonly quality: number;
  readonly durationMs: number;
}

export interface WorkerAgentOptions {
  readonly id: string;
  readonly role: Role;
  readonly bus: MessageBus;
  readonly shared: SharedContext;
  readonly runtime: Runtime;
  /** Does the work: an agent, or a function. What is thrown is a failure. */
  readonly work: ReActAgent | ((task: TeamTask, context: WorkContext) => Promise<Work>);
  /** How often it gives a sign of life. Default 1,000. */
  readonly heartbeatMs?: number | undefined;
  /** What it offers when a task is auctioned; nothing: it makes no offer. */
  readonly bid?: ((task: TeamTask) => Bid | undefined) | undefined;
  /** Answers others' questions; `undefined`: it does not know. */
  readonly help?: ((question: string) => Promise<string | undefined>) | undefined;
}

/** How often a result is sent when nobody acknowledges it. */
const MAX_SENDS = 5;

interface Claim {
  readonly agentId: string;
  readonly attempt: number;
}

/**
 * An agent of a team: takes tasks, says that it lives while it works, saves how far it is, and sends what comes of it until
 * somebody says that it came. A task that is asked for again is not done again.
 *
 * @example
 * const researcher = new WorkerAgent({ id: 'researcher-1', role, bus, shared, runtime: nodeRuntime, work: agent });
 * await researcher.start();
 */
export class WorkerAgent {
  readonly id: string;
  readonly role: Role;
  readonly #options: WorkerAgentOptions;
  readonly #post: Post;
  readonly #running = new Map<string, { readonly attempt: number; readonly stop: AbortController }>();
  readonly #acknowledged = new Map<string, () => void>();
  #stopped = new AbortController();

  constructor(options: WorkerAgentOptions) {
    this.#options = options;
    this.id = options.id;
    this.role = options.role;
    this.#post = new Post(options.id, options.bus, options.runtime);
  }

  /** Tasks that it works on. */
  get load(): number {
    return this.#running.size;
  }

  /** Reads its messages, and joins the team. */
  async start(): Promise<void> {
    await this.#options.bus.subscribe(this.id, (message) => this.receive(message));
    await this.join();
  }

  /** Says that it is there, and from then on that it lives. For whoever reads its messages for it; {@link start} does so by itself. */
  async join(): Promise<void> {
    this.#stopped = new AbortController();
    await this.#announce();
    void this.#beat(this.#stopped.signal);
  }

  /** Leaves the team; what it works on is stopped, and somebody else will take it over. */
  async stop(): Promise<void> {
    this.#stopped.abort();
    for (const { stop } of this.#running.values()) stop.abort();
    await this.#options.bus.unsubscribe(this.id);
  }

  /** Deals with a message. For whoever reads the post for it, as a sub-orchestrator does; {@link start} does so by itself. */
  async receive(message: Message): Promise<void> {
    if (this.#post.receive(message)) return;
    const { receives } = this.role;
    if (receives && !receives.includes(message.messageType) && message.messageType !== 'acknowledgement') return;
    switch (message.messageType) {
      case 'task_request':
        return this.#take(message);
      case 'acknowledgement':
        return this.#acknowledged.get(String(message.content['taskId']))?.();
      case 'help_request':
        return this.#help(message);
      case 'bid_request':
        return this.#bid(message);
      case 'status_update':
        // Somebody who has just come asks who is there.
        return message.content['status'] === 'who-is-there' ? this.#announce() : undefined;
      default:
        return undefined;
    }
  }

  async #announce(): Promise<void> {
    await this.#send({
      receiverId: BROADCAST,
      messageType: 'status_update',
      content: { status: 'available', role: this.role },
      priority: 'high',
    });
  }

  async #take(message: Message): Promise<void> {
    const { task, attempt } = message.content as { readonly task: TeamTask; readonly attempt: number };
    const answer = (status: string, reason?: string): Promise<void> =>
      this.#send({
        receiverId: message.senderId,
        messageType: 'status_update',
        content: { taskId: task.id, attempt, status, ...(reason === undefined ? {} : { reason }) },
        correlationId: task.id,
        priority: 'high',
      });
    const known = await this.#options.shared.get(`result:${task.id}`);
    if (known.value !== undefined) return this.#sendResult(response(message.senderId, known.value), task.id);
    if (known.version > 0) return answer('rejected', 'It was done and acknowledged before.');
    const running = this.#running.get(task.id);
    if (running) return answer('accepted');
    if (task.chain?.includes(this.id)) return answer('rejected', 'It has passed through here already.');
    if (this.#running.size >= (this.role.capacity ?? 1)) return answer('rejected', 'It has as many tasks as it takes.');
    const stop = new AbortController();
    this.#running.set(task.id, { attempt, stop });
    if (!(await this.#claim(task, attempt))) {
      this.#running.delete(task.id);
      return answer('rejected', 'Somebody else has claimed it.');
    }
    await answer('accepted');
    void this.#perform(task, { attempt, stop, asker: message.senderId });
  }

  /** Whoever claims a task first has it; a later attempt takes it from an earlier one. */
  async #claim(task: TeamTask, attempt: number): Promise<boolean> {
    const mine: Claim = { agentId: this.id, attempt };
    const { value } = await updateShared(this.#options.shared, `claim:${task.id}`, (value) => {
      const other = value as Claim | undefined;
      return other && other.agentId !== this.id && other.attempt >= attempt ? other : mine;
    });
    return (value as Claim).agentId === this.id;
  }

  async #perform(
    task: TeamTask,
    { attempt, stop, asker }: { readonly attempt: number; readonly stop: AbortController; readonly asker: string },
  ): Promise<void> {
    const letter = await this.#result(task, attempt, stop.signal).then(
      (content) => this.#settle(task.id, asker, content),
      (error: unknown): Letter => ({
        receiverId: asker,
        messageType: 'error',
        content: {
          taskId: task.id,
          attempt,
          message: error instanceof Error ? error.message : String(error),
          retryable: !(error instanceof Error && 'retryable' in error && error.retryable === false),
        },
        correlationId: task.id,
      }),
    );
    this.#running.delete(task.id);
    if (!stop.signal.aborted) await this.#sendResult(letter, task.id);
  }

  /** Of several that have done the same, as can happen when one was thought dead, the first result is the result. */
  async #settle(taskId: string, asker: string, content: Letter['content']): Promise<Letter> {
    const { shared } = this.#options;
    const key = `result:${taskId}`;
    try {
      await shared.set(key, content, { expectedVersion: 0 });
      return response(asker, content);
    } catch (error) {
      if (!(error instanceof VersionConflictError)) throw error;
      return response(asker, (await shared.get(key)).value ?? content);
    }
  }

  async #result(task: TeamTask, attempt: number, signal: AbortSignal): Promise<Letter['content']> {
    const { work, shared } = this.#options;
    const key = `checkpoint:${task.id}`;
    const { value: checkpoint } = await shared.get(key);
    const context: WorkContext = {
      signal,
      checkpoint,
      shared,
      chain: task.chain ?? [],
      save: async (saved) => {
        signal.throwIfAborted();
        // Whoever was thought dead must not overwrite what its successor has saved.
        if (!(await this.#claim(task, attempt))) throw new Error(`Task ${task.id} is somebody else's now.`);
        await shared.set(key, saved);
      },
      report: (note) => this.#update(task.id, { status: 'working', note }),
      askHelp: (question, options) => this.#askHelp(question, options),
    };
    const done =
      typeof work === 'function'
        ? await work(task, context)
        : asToolResult(
            await work.executeSubtask(
              {
                id: task.id,
                description: task.description,
                expectedOutput: task.expectedOutput,
                context: contextText(task, checkpoint),
              },
              { signal, parent: task.parent },
            ),
          );
    const { result, ...more } = typeof done === 'object' && 'result' in done ? done : { result: done };
    const content = isToolResult(result) ? result : ToolResult.success(String(result));
    return {
      taskId: task.id,
      attempt,
      result: content,
      status: content.status === 'success' ? 'success' : 'failed',
      ...more,
    };
  }

  /** Sends it again until it is acknowledged: a message may be lost. */
  async #sendResult(letter: Letter, taskId: string): Promise<void> {
    const { runtime, heartbeatMs = 1_000 } = this.#options;
    const arrived = new AbortController();
    const message = this.#post.write(letter);
    this.#acknowledged.set(taskId, () => arrived.abort());
    void (async () => {
      for (let send = 1; send <= MAX_SENDS && !arrived.signal.aborted && !this.#stopped.signal.aborted; send++) {
        await this.#post.sendAgain(message).catch(() => undefined);
        const enough = AbortSignal.any([arrived.signal, this.#stopped.signal]);
        await runtime.sleep(2 * heartbeatMs * send, enough).catch(() => undefined);
      }
      this.#acknowledged.delete(taskId);
    })();
  }

  async #beat(signal: AbortSignal): Promise<void> {
    const { runtime, heartbeatMs = 1_000 } = this.#options;
    while (!signal.aborted) {
      await runtime.sleep(heartbeatMs, signal).catch(() => undefined);
      if (signal.aborted) return;
      await this.#update(undefined, { status: 'alive', tasks: [...this.#running.keys()] }).catch(() => undefined);
    }
  }

  #update(taskId: string | undefined, content: Letter['content']): Promise<void> {
    return this.#send({
      receiverId: BROADCAST,
      messageType: 'status_update',
      content: { ...(taskId === undefined ? {} : { taskId }), ...content },
      correlationId: taskId,
    });
  }

  async #askHelp(question: string, { capability, timeoutMs = 10_000 }: HelpOptions = {}): Promise<string | undefined> {
    const content = { question, ...(capability === undefined ? {} : { capability }) };
    const letter: Letter = { receiverId: BROADCAST, messageType: 'help_request', content, priority: 'high' };
    const [reply] = await this.#post.ask(letter, { timeoutMs });
    return reply && String(reply.content['answer']);
  }

  async #help(message: Message): Promise<void> {
    const { question, capability } = message.content as { readonly question: string; readonly capability?: string };
    if (message.senderId === this.id || (capability !== undefined && !hasAll(this.role, [capability]))) return;
    const answer = await this.#options.help?.(question);
    if (answer === undefined) return;
    await this.#send({
      receiverId: message.senderId,
      messageType: 'help_response',
      content: { answer, replyTo: message.id },
    });
  }

  async #bid(message: Message): Promise<void> {
    const { task } = message.content as { readonly task: TeamTask };
    if (!hasAll(this.role, task.capabilities ?? []) || this.#running.size >= (this.role.capacity ?? 1)) return;
    const bid = this.#options.bid?.(task);
    if (!bid) return;
    await this.#send({ receiverId: message.senderId, messageType: 'bid', content: { ...bid, replyTo: message.id } });
  }

  #send(letter: Letter): Promise<void> {
    return this.#post.send(letter);
  }
}

function response(receiverId: string, content: unknown): Letter {
  const found = content as Letter['content'] & { readonly taskId: string };
  return { receiverId, messageType: 'task_response', content: found, correlationId: found.taskId };
}

function contextText({ context }: TeamTask, checkpoint: unknown): string | undefined {
  const lines = Object.entries(context ?? {}).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  if (checkpoint !== undefined) lines.push(`What was done before: ${JSON.stringify(checkpoint)}`);
  return lines.length === 0 ? undefined : lines.join('\n');
}
