import { type EventLog, ReActAgent, type Runtime } from '@wayfarer/archon';
import type { Thread, Turn } from '@wayfarer/archon/loop';
import type { Model } from '@wayfarer/archon/model';
import { calculator } from '@wayfarer/archon/tools';
import { LiveReplies, uiMessageResponse } from '@wayfarer/archon/ui';

/** What `useChat` posts, as far as this reads it. */
interface Posted {
  readonly id: string;
  readonly messages: readonly {
    readonly id: string;
    readonly parts: readonly { readonly type: string; readonly text?: string }[];
  }[];
}

/**
 * The chats of one agent over HTTP, as AI SDK's `useChat` speaks it: POST `/api/chat` sends a message, GET
 * `/api/chat/ID/stream` goes on with the answer that is under way, GET `/api/chat/ID` has what was said. The page keeps
 * nothing, and neither does this: all of it is in the log.
 */
export class Chats {
  readonly #agent: ReActAgent;
  readonly #live = new LiveReplies();

  constructor(parts: { readonly model: Model; readonly log: EventLog; readonly runtime: Runtime }) {
    this.#agent = new ReActAgent({ ...parts, tools: [calculator], instructions: 'You are friendly.' });
  }

  /** Goes on with the answers that a crash has left open. */
  async resume(): Promise<void> {
    const { runs } = await this.#agent.log.listRuns({ type: 'thread' });
    for (const { id } of runs) {
      const thread = this.#agent.thread(id);
      const last = (await thread.turns()).at(-1);
      if (last && !last.end) void thread.resume({ onDelta: this.#live.listen });
    }
  }

  async handle(request: Request): Promise<Response> {
    const [, id, isStream] = /^\/api\/chat\/([^/]+)(\/stream)?$/.exec(new URL(request.url).pathname) ?? [];
    if (request.method === 'POST') return this.#send((await request.json()) as Posted, request);
    if (id === undefined) return new Response('There is no such page.', { status: 404 });
    const turns = await this.#agent.thread(decodeURIComponent(id)).turns();
    if (!isStream) return Response.json(turns.flatMap(messagesOf));
    const last = turns.at(-1);
    return last && !last.end ? this.#follow(last, request) : new Response(null, { status: 204 });
  }

  async #send({ id, messages }: Posted, request: Request): Promise<Response> {
    const last = messages.at(-1);
    const text = last?.parts.map((part) => part.text ?? '').join('') ?? '';
    const turn = await this.#begin(this.#agent.thread(id), text, last?.id);
    return this.#follow(turn, request);
  }

  /** The answer is worked on whether or not somebody listens. */
  #begin(thread: Thread, text: string, messageId: string | undefined): Promise<Turn> {
    return new Promise((resolve, reject) => {
      thread.send(text, { messageId, onTurn: resolve, onDelta: this.#live.listen }).catch(reject);
    });
  }

  #follow({ runId }: Turn, { signal }: Request): Response {
    return uiMessageResponse(this.#agent.log, runId, { live: this.#live, signal });
  }
}

/** What the page shows of a turn to begin with; the answer that is under way comes as a stream. */
function messagesOf({ runId, messageId, text, end }: Turn): object[] {
  const asked = { id: messageId ?? `${runId}:asked`, role: 'user', parts: [{ type: 'text', text }] };
  return end ? [asked, { id: runId, role: 'assistant', parts: [{ type: 'text', text: end.answer }] }] : [asked];
}
