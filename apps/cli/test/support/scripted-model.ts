import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the server does with a request: text of the model, or a fault. */
export type Scripted =
  | { readonly text: string }
  | { readonly status: number; readonly body?: string; readonly retryAfter?: string }
  /** A body as it stands, of whatever length. */
  | { readonly raw: string }
  | 'hang';

/** What was asked, in one text: system, task and what is known. */
export type Script = (prompt: string) => Scripted;

/** A server on loopback that speaks OpenAI's chat completions, and says what a script says. */
export class ScriptedModel {
  /** Prompts in order, the newest last. */
  readonly prompts: string[] = [];
  readonly headers: (string | undefined)[] = [];
  /** What each request was, whole. */
  readonly bodies: string[] = [];
  script: Script = () => ({ text: '{"sentences": []}' });
  readonly #server: Server;

  private constructor() {
    this.#server = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        this.headers.push(request.headers.authorization);
        const { messages } = JSON.parse(body) as { readonly messages: readonly { readonly content: unknown }[] };
        this.bodies.push(body);
        const prompt = messages.map(({ content }) => String(content)).join('\n');
        this.prompts.push(prompt);
        const said = this.script(prompt);
        if (said === 'hang') return;
        if ('status' in said) {
          const headers = said.retryAfter === undefined ? {} : { 'Retry-After': said.retryAfter };
          response.writeHead(said.status, headers).end(said.body ?? '{"error":{"message":"no"}}');
          return;
        }
        response.writeHead(200, { 'Content-Type': 'application/json' });
        response.end('raw' in said ? said.raw : JSON.stringify(completionOf(said)));
      });
    });
  }

  static async start(): Promise<ScriptedModel> {
    const model = new ScriptedModel();
    await new Promise<void>((resolve) => model.#server.listen(0, '127.0.0.1', resolve));
    return model;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/v1`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}

/** 120 tokens of prompt and 30 of answer, each time. */
function completionOf({ text }: Extract<Scripted, { readonly text: string }>) {
  return {
    id: 'chat-1',
    object: 'chat.completion',
    created: 1,
    model: 'scripted',
    choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 120, completion_tokens: 30, total_tokens: 150 },
  };
}
