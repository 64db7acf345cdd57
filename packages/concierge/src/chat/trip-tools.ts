import { type EventLog, type Shell, type StoredEvent, ToolResult } from '@wayfarer/archon';
import { extractParams, type IntentsRegistry, type RouterToolCall, type ToolExecutor } from '@wayfarer/archon/router';
import type { IsoDate } from '@wayfarer/trip/clock';

import type { Say, TripCommand, TripState } from '../core.ts';
import { RefusedByPolicyError } from '../errors.ts';
import { reveal } from '../words.ts';
import { numberOfChat, tripOfRun } from './chat-of.ts';
import { conceal } from './conceal.ts';
import type { ChatCall } from './meaning.ts';
import { readDelay } from './read-delay.ts';

/** What the tools of the chat stand on. */
export interface TripToolsParts {
  readonly log: EventLog;
  readonly shell: Shell<TripState, TripCommand>;
  readonly intents: () => IntentsRegistry;
  readonly today: () => IsoDate;
  /** Somebody reads what is left to a person. */
  readonly hasPerson: boolean;
}

const HAND_OVER =
  'I leave this conversation to a person: whoever runs this Wayfarer can read it. Until then I am silent; what you write is kept. To go on with me, say "continue with the planner".';
const NOBODY =
  'No person is behind this chat, so I cannot leave it to one: there is only me. I can change the plan, say what comes next, and take back what was changed. For a booking ask the place itself; in an emergency call the emergency number of the country you are in.';

/**
 * The trip's commands as tools of its chat. Each is one write to the trip's run under the key that the router gives, so a
 * call that comes again after a crash is answered, not repeated.
 */
export function createTripTools(parts: TripToolsParts): ToolExecutor {
  const { log, shell } = parts;
  return {
    async execute(call) {
      const trip = tripOfRun(call.sessionId);
      try {
        const { events } = await shell.execute(trip, await toSay(call, parts), { key: call.idempotencyKey });
        const summary = reveal(repliesIn(events), await log.readPersonal(trip));
        return call.tool === 'call_person' && parts.hasPerson
          ? ToolResult.success(summary, { handOver: 'The traveller asked for a person.' })
          : ToolResult.success(summary);
      } catch (error) {
        if (!(error instanceof RefusedByPolicyError)) throw error;
        return ToolResult.error(error.message, { code: error.code, publicMessage: error.message });
      }
    },
  };
}

async function toSay(call: RouterToolCall, parts: TripToolsParts): Promise<Say> {
  const { text, personal, interactionId: interaction, sessionId } = call;
  const heard = { text, personal, today: parts.today(), interaction, chat: numberOfChat(sessionId) };
  return {
    type: 'say',
    ...heard,
    call: { tool: call.tool, params: await withoutPersonal(call, parts.log) },
    reply: replyTo(call, { ...parts, text, today: heard.today }),
  };
}

/** Parameters with what was said before as the conversation keeps it: words of it may be repeated in a reply. */
async function withoutPersonal({ params, sessionId }: RouterToolCall, log: EventLog): Promise<ChatCall['params']> {
  const { said } = params;
  if (typeof said !== 'string') return params;
  return { ...params, said: conceal(said, await log.readPersonal(sessionId)) };
}

/** What is answered whatever the trip is like. */
function replyTo(
  call: ChatCall,
  parts: Pick<TripToolsParts, 'hasPerson'> & Parameters<typeof missingIn>[1],
): string | undefined {
  if (call.tool === 'call_person') return parts.hasPerson ? HAND_OVER : NOBODY;
  return call.params['exact'] === true ? undefined : missingIn(call, parts);
}

/**
 * What to ask when a reading would be taken from earlier words: "it is crowded" does not mean that it is as full as the
 * last time. `undefined` when the message itself says it.
 */
export function missingIn(
  { tool, params }: ChatCall,
  { text, intents, today }: { readonly text: string; readonly intents: () => IntentsRegistry; readonly today: string },
): string | undefined {
  if (tool !== 'report_reading') return undefined;
  const intent = intents().find(`report_${String(params['kind'])}`);
  const [needed] = intent?.requiredParams ?? [];
  const rule = needed === undefined ? undefined : intent?.params[needed];
  if (!intent || needed === undefined || !rule) return undefined;
  if (params['kind'] === 'delay') return readDelay(text) === undefined ? rule.ask : undefined;
  const isSaid =
    rule.type === 'number' ? /\d/.test(text) : extractParams(intent, text, { today }).values[needed] !== undefined;
  return isSaid ? undefined : rule.ask;
}

/** What the trip has said. */
function repliesIn(events: readonly StoredEvent[]): string {
  return events
    .filter(({ type }) => type === 'message-sent')
    .map(({ content }) => (content as { readonly text: string }).text)
    .join('\n');
}
