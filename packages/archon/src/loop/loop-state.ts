import type { LoopEvent } from './loop-event.ts';

/**
 * Where the loop stands: it asks the model (`thinking`), waits for tools (`acting`), tells the model what came of them
 * (`observing`), and ends with an answer (`finished`) or without one (`error`).
 */
export type LoopState = 'idle' | 'thinking' | 'acting' | 'observing' | 'finished' | 'error';

/**
 * The state after an event; what means nothing in a state leaves it as it is.
 *
 * @param openCalls - Tool calls that have not ended, this event included.
 */
export function nextLoopState(state: LoopState, event: LoopEvent, openCalls: number): LoopState {
  switch (event.type) {
    case 'subtask-started':
      return state === 'idle' ? 'thinking' : state;
    case 'action-chosen':
      return state === 'thinking' ? 'acting' : state;
    case 'reply-rejected':
      return state === 'thinking' ? 'observing' : state;
    case 'tool-executed':
      return state === 'acting' && openCalls === 0 ? 'observing' : state;
    case 'observation-made':
      return state === 'observing' ? 'thinking' : state;
    case 'subtask-finished':
      return event.content.result.status === 'success' ? 'finished' : 'error';
    default:
      return state;
  }
}
