import type { RouterMessage } from '../interaction.ts';
import type { ConversationEvent, Responded } from '../stage-event.ts';
import { afterApproval, afterCheck, afterTool } from './evolve-calls.ts';
import {
  type AnsweredInteraction,
  type HistoryMessage,
  KEPT_ANSWERS,
  KEPT_MESSAGES,
  NOTHING_SAID,
  type SessionState,
} from './session-state.ts';

type Content<Type extends ConversationEvent['type']> = Extract<ConversationEvent, { type: Type }>['content'];

/** The conversation after an event. */
export function evolveSession(state: SessionState, event: ConversationEvent): SessionState {
  switch (event.type) {
    case 'values-noted':
      return { ...state, placeholders: [...state.placeholders, ...Object.keys(event.personal ?? {})] };
    case 'received':
      return afterReceived(state, event.content);
    case 'intent_classified':
      return afterClassified(state, event.content);
    case 'policy_check':
      return afterCheck(state, event.content);
    case 'approval-decided':
      return afterApproval(state, event.content);
    case 'tool_execute':
      return afterTool(state, event.content);
    case 'plan_communicated':
      return withMessage(state, event.content.interaction_id, { kind: 'pre', text: event.content.message });
    case 'respond':
      return afterResponse(state, event.content);
    case 'handed-over':
      return { ...state, handedOver: true, waiting: null, parked: [], offersPerson: false };
    case 'handed-back':
      return { ...state, handedOver: false };
    case 'conversation-cleared':
      return { ...state, ...NOTHING_SAID };
    case 'person-replied':
      return withHistory(state, { role: 'person', text: event.content.message });
    default:
      return state;
  }
}

function afterReceived(state: SessionState, content: Content<'received'>): SessionState {
  const begun: AnsweredInteraction = {
    interactionId: content.interaction_id,
    text: content.text,
    passes: 0,
    final: content.silent === true,
    status: 'silent',
    messages: [],
  };
  return {
    ...withHistory(state, { role: 'user', text: content.text }),
    customerId: content.customer_id ?? state.customerId,
    channel: content.channel,
    answers: [...state.answers, begun].slice(-KEPT_ANSWERS),
  };
}

function afterClassified(state: SessionState, content: Content<'intent_classified'>): SessionState {
  const { intent_id: intentId, params = {}, parked = [], because } = content;
  if (intentId === null) return state;
  if (because === 'left') return { ...state, waiting: null };
  const others = state.parked.filter((each) => each.intentId !== intentId);
  const added = parked.map(({ intent_id: id, param, params: known }) => ({ intentId: id, param, params: known }));
  return {
    ...state,
    lastIntentId: intentId,
    slots: params,
    params: { ...state.params, ...params },
    parked: [...others, ...added],
    // How often it was asked for is kept while the question is the same.
    waiting: state.waiting?.intentId === intentId ? { ...state.waiting, params } : null,
  };
}

function afterResponse(state: SessionState, content: Content<'respond'>): SessionState {
  const { message, interaction_id: interactionId, waiting_for_param: param, status } = content;
  const said = message === '' ? state : withMessage(state, interactionId, { kind: kindOf(content), text: message });
  const approval = status === 'waiting-approval' ? state.approvals.at(-1)?.id : undefined;
  const answered = withAnswer(said, interactionId, (answer) => ({
    ...answer,
    passes: Math.max(answer.passes, content.intent_index + 1),
    final: content.final,
    status,
    ...(param !== undefined && { waitingForParam: param }),
    ...(approval !== undefined && { approvalId: approval }),
    ...(content.error_code && { errorCode: content.error_code }),
  }));
  // A reply that comes late, e.g. after an approval, leaves the present question open.
  if (state.answers.at(-1)?.interactionId !== interactionId) return answered;
  return {
    ...answered,
    waiting: param === undefined ? null : asked(said, param),
    offersPerson: content.offers_person === true,
  };
}

function asked(state: SessionState, param: string): SessionState['waiting'] {
  const { waiting, lastIntentId } = state;
  const again = waiting?.param === param && waiting.intentId === lastIntentId;
  if (again) return { ...waiting, asked: waiting.asked + 1 };
  return lastIntentId === null ? null : { intentId: lastIntentId, param, asked: 1, params: state.slots };
}

/** What kind of message a response is. */
export function kindOf({ status, notice, waiting_for_param: param }: Responded): RouterMessage['kind'] {
  if (param !== undefined) return 'ask';
  if (status === 'fallback') return 'fallback';
  return !notice && (status === 'answered' || status === 'handed-over') ? 'post' : 'notice';
}

function withMessage(state: SessionState, interactionId: string, message: RouterMessage): SessionState {
  if (message.text === '') return state;
  return withAnswer(withHistory(state, { role: 'assistant', text: message.text }), interactionId, (answer) => ({
    ...answer,
    messages: [...answer.messages, message],
  }));
}

function withAnswer(
  state: SessionState,
  interactionId: string,
  change: (answer: AnsweredInteraction) => AnsweredInteraction,
): SessionState {
  return {
    ...state,
    answers: state.answers.map((answer) => (answer.interactionId === interactionId ? change(answer) : answer)),
  };
}

function withHistory(state: SessionState, message: HistoryMessage): SessionState {
  return { ...state, history: [...state.history, message].slice(-KEPT_MESSAGES) };
}
