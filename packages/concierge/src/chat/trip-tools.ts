import { type EventLog, type Shell, ToolResult } from '@wayfarer/archon';
import {
  ConversationMemory,
  type IntentsRegistry,
  type RouterToolCall,
  type ToolExecutor,
} from '@wayfarer/archon/router';
import type { Gazetteer } from '@wayfarer/planner';
import type { IsoDate } from '@wayfarer/trip/clock';

import { readCommand } from '../chat-command.ts';
import type { Say, TripCommand, TripState } from '../core.ts';
import { reveal } from '../words.ts';
import { readFix, readRelease, type Understood } from './appointment.ts';
import { numberOfChat } from './chat-of.ts';
import { LOOKS } from './look.ts';
import { meaningOf, missingIn } from './meaning.ts';
import { findKind, findMentioned } from './mention.ts';
import { conceal, readReceived } from './received.ts';

/** What the tools of the chat stand on. */
export interface TripToolsParts {
  readonly log: EventLog;
  readonly shell: Shell<TripState, TripCommand>;
  readonly intents: () => IntentsRegistry;
  readonly gazetteer: Gazetteer;
  readonly today: () => IsoDate;
  /** Id of the trip that a conversation belongs to. */
  readonly tripOf: (conversation: string) => string;
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
  const memory = new ConversationMemory(parts.log);
  return {
    async execute(call) {
      const trip = parts.tripOf(call.sessionId);
      const before = await parts.shell.load(trip);
      if (!before) return ToolResult.error('There is no such trip.');
      const { seq } = await memory.load(call.sessionId);
      const heard = await hearAgain(parts, call, seq);
      const intents = parts.intents();
      const command = commandFor(await withoutPersonal(parts.log, call), heard, { ...parts, state: before, intents });
      const after = await parts.shell.execute(trip, command, { key: call.idempotencyKey });
      const summary = reveal(repliesSince(before, after), await parts.log.readPersonal(trip));
      return call.tool === 'call_person' && parts.hasPerson
        ? ToolResult.success(HAND_OVER, { handOver: 'The traveller asked for a person.' })
        : ToolResult.success(summary);
    },
  };
}

/** The call with what was said before as the conversation keeps it: words of it may be repeated in a reply. */
async function withoutPersonal(log: EventLog, call: RouterToolCall): Promise<RouterToolCall> {
  const { said } = call.params;
  if (typeof said !== 'string') return call;
  return { ...call, params: { ...call.params, said: conceal(said, await log.readPersonal(call.sessionId)) } };
}

/** The message of the call, as the conversation keeps it. */
async function hearAgain(
  { log, today }: TripToolsParts,
  call: RouterToolCall,
  seq: number,
): Promise<Omit<Say, 'type'>> {
  const { interactionId: interaction, sessionId } = call;
  const received = await readReceived(log, sessionId, { interaction, seq });
  const chat = numberOfChat(sessionId);
  return { text: received?.text ?? '', personal: received?.personal, today: today(), interaction, chat };
}

function commandFor(
  call: RouterToolCall,
  heard: Omit<Say, 'type'>,
  {
    state,
    intents,
    gazetteer,
    hasPerson,
  }: Pick<TripToolsParts, 'gazetteer' | 'hasPerson'> & { readonly state: TripState; readonly intents: IntentsRegistry },
): TripCommand {
  if (call.tool === 'call_person') return { type: 'note', replies: [hasPerson ? HAND_OVER : NOBODY], ...heard };
  const look = isLook(call.tool) ? LOOKS[call.tool](state, heard.text) : undefined;
  if (look !== undefined) return { type: 'note', replies: [look], ...heard };
  if (readCommand(heard.text, state)) return { type: 'say', ...heard };
  const question = missingIn(call, { text: heard.text, today: heard.today, intents });
  if (question !== undefined) return { type: 'note', replies: [question], ...heard };
  const unknown = unknownIn(call, heard.text, { state, gazetteer });
  if (unknown !== undefined) return { type: 'note', replies: [unknown], ...heard };
  const appointment = appointmentIn(call, heard.text, { state, gazetteer });
  if (appointment && 'problem' in appointment) return { type: 'note', replies: [appointment.problem], ...heard };
  if (appointment) return { type: 'say', ...heard, means: appointment.command };
  const means = meaningOf(call, { text: heard.text, journey: state.journey, gazetteer });
  return { type: 'say', ...heard, ...(means && { means }) };
}

function appointmentIn(
  { tool, params }: RouterToolCall,
  text: string,
  { state: { journey }, gazetteer }: { readonly state: TripState; readonly gazetteer: Gazetteer },
): Understood | undefined {
  if (!journey) return undefined;
  if (tool === 'release_visit') return readRelease({ text, journey, gazetteer });
  // The time may be the answer to a question about what was said before.
  const said = String(params['said'] ?? text);
  return tool === 'fix_visit' ? readFix({ text: said, journey, gazetteer }, String(params['time'])) : undefined;
}

/** What to ask when a report speaks of a kind of place that is not ahead: it is not about just any other one. */
function unknownIn(
  { tool, params }: RouterToolCall,
  text: string,
  { state: { journey }, gazetteer }: { readonly state: TripState; readonly gazetteer: Gazetteer },
): string | undefined {
  if (!journey || (tool !== 'report_reading' && params['choice'] !== 'skip')) return undefined;
  if (params['kind'] === 'weather' || findMentioned(text, journey, gazetteer)) return undefined;
  const kind = findKind(text);
  return kind && `No ${kind} lies ahead of you in the plan. Which place do you mean, by its name?`;
}

function isLook(tool: string): tool is keyof typeof LOOKS {
  return Object.hasOwn(LOOKS, tool);
}

/** What the trip has said since. */
function repliesSince(before: TripState, after: TripState): string {
  const fresh = after.planning.messages.slice(before.planning.messages.length);
  return fresh
    .filter(({ role }) => role === 'assistant')
    .map(({ text }) => text)
    .join('\n');
}
