import type {
  createRequestStateCodec,
  inputRequired as InputRequired,
  InputRequiredResult,
  RequestStateCodec,
  ServerContext,
} from '@modelcontextprotocol/server';

import { LruMap } from '../../lru-map.ts';
import { INPUT_REQUIRED, type InputAnswer, type InputRequest, type ToolInput } from '../../tool/input-request.ts';
import type { ToolResult } from '../../tool/tool-result.ts';

/**
 * What goes to the client with a question, signed, and comes back with the answer. The server itself keeps nothing: another
 * process, or this one after a crash, takes the answer as well.
 */
export interface OpenQuestion {
  readonly id: string;
  /** Digest of the tool and its arguments: an answer is good for one call. */
  readonly call: string;
  /** The same for all rounds of a call: whoever writes elsewhere hands it on. */
  readonly idempotencyKey: string;
  /** Whether a person is asked to approve the call, or the tool asks for something. */
  readonly asks: 'approval' | 'input';
  readonly isApproved?: boolean;
  /** The tool's own. */
  readonly state?: string;
}

type WireRequest = ReturnType<typeof InputRequired.elicit>;

export interface QuestionsOptions {
  readonly key: string | undefined;
  readonly answerWithinMs: number;
  readonly library: {
    readonly createRequestStateCodec: typeof createRequestStateCodec;
    readonly inputRequired: typeof InputRequired;
  };
}

const APPROVAL = 'approval';
/** What a client may remember of approvals that were used. */
const USED_APPROVALS = 10_000;

/** Turns questions of tools into "input required" results, and reads the answers. */
export class Questions {
  readonly #codec: RequestStateCodec<OpenQuestion>;
  readonly #inputRequired: typeof InputRequired;
  readonly #used = new LruMap<string, true>({ bytes: Infinity, entries: USED_APPROVALS });

  constructor({ key, answerWithinMs, library }: QuestionsOptions) {
    this.#inputRequired = library.inputRequired;
    this.#codec = library.createRequestStateCodec<OpenQuestion>({
      key: key ?? `${crypto.randomUUID()}${crypto.randomUUID()}`,
      ttlSeconds: Math.ceil(answerWithinMs / 1000),
      bind: (context) => context.http?.authInfo?.clientId ?? '',
    });
  }

  /** Checks what came back; a false or old one throws. */
  verify(state: string, context: ServerContext): Promise<OpenQuestion> {
    return this.#codec.verify(state, context);
  }

  async askApproval(message: string, open: OpenQuestion, context: ServerContext): Promise<InputRequiredResult> {
    const approve = { type: 'boolean', title: 'Yes, do it', default: false } as const;
    const requestedSchema = { type: 'object', properties: { approve }, required: ['approve'] } as const;
    return this.#inputRequired({
      inputRequests: {
        [APPROVAL]: this.#inputRequired.elicit({
          message,
          requestedSchema: { ...requestedSchema, required: [...requestedSchema.required] },
        }),
      },
      requestState: await this.#codec.mint(open, context),
    });
  }

  async askInput(request: InputRequest, open: OpenQuestion, context: ServerContext): Promise<InputRequiredResult> {
    const asked = Object.entries(request.questions).map(([name, { message, schema }]) => {
      const requestedSchema = { ...schema, type: 'object', properties: schema.properties ?? {} };
      return [name, this.#inputRequired.elicit({ message, requestedSchema: requestedSchema as never })] as const;
    });
    const requests = Object.entries(request.requests ?? {}) as [string, WireRequest][];
    const state = { ...open, ...(request.state !== undefined && { state: request.state }) };
    return this.#inputRequired({
      inputRequests: Object.fromEntries(answerable([...asked, ...requests], context)),
      requestState: await this.#codec.mint(state, context),
    });
  }

  /** What the person said to the question whether a call may be made; `undefined` where nothing was said. */
  readApproval(context: ServerContext): 'yes' | 'no' | undefined {
    const answer = readAnswers(context)[APPROVAL];
    if (!answer) return undefined;
    return answer.action === 'accept' && answer.content?.approve === true ? 'yes' : 'no';
  }

  /** Whether an approval is used for the first time here: a yes is good for one call. */
  use(id: string): boolean {
    if (this.#used.get(id)) return false;
    this.#used.set(id, true);
    return true;
  }
}

/**
 * Of several requests, those that the client can answer: the tool goes on with what it hears. If it can answer none, all are
 * sent, and refused with what the client lacks.
 */
function answerable(requests: readonly (readonly [string, WireRequest])[], context: ServerContext) {
  const declared = declaredIn(context);
  if (!declared) return requests;
  const kept = requests.filter(([, { method }]) => (method.split('/')[0] ?? '') in declared);
  return kept.length > 0 ? kept : requests;
}

/** What the client says with its request that it can do; `undefined` where it said so when it connected, if at all. */
export function declaredIn({ mcpReq }: Pick<ServerContext, 'mcpReq'>): object | undefined {
  const envelope: Readonly<Record<string, unknown>> = { ...mcpReq.envelope };
  const declared = envelope['io.modelcontextprotocol/clientCapabilities'];
  return typeof declared === 'object' && declared !== null ? declared : undefined;
}

/** Answers as they came, those that are none left out. */
export function readAnswers(context: ServerContext): ToolInput['answers'] {
  const answers = Object.entries(context.mcpReq.inputResponses ?? {}).filter((entry): entry is [string, InputAnswer] =>
    isAnswer(entry[1]),
  );
  return Object.fromEntries(answers);
}

function isAnswer(value: unknown): value is InputAnswer {
  if (typeof value !== 'object' || value === null) return false;
  const { action, content } = value as Partial<Record<keyof InputAnswer, unknown>>;
  if (action !== 'accept' && action !== 'decline' && action !== 'cancel') return false;
  return content === undefined || (typeof content === 'object' && content !== null && !Array.isArray(content));
}

/** The question that a result is, if it is one. */
export function questionOf({ metadata }: ToolResult): InputRequest | undefined {
  if (metadata.code !== INPUT_REQUIRED) return undefined;
  const { questions = {}, requests = {} } = (metadata.inputRequest ?? {}) as Partial<InputRequest>;
  const asked = Object.keys(questions).length + Object.keys(requests).length;
  return asked > 0 ? (metadata.inputRequest as InputRequest) : undefined;
}
