const CHAT = '.chat';

/**
 * The run of a trip's chat.
 *
 * @param number - Which one, from 1: another one is begun whenever a person is forgotten.
 */
export function chatOf(trip: string, number = 1): string {
  return `${trip}${CHAT}${number === 1 ? '' : number}`;
}

/** Which of a trip's chats a run is, from 1. */
export function numberOfChat(run: string): number {
  return Number(/\.chat(\d+)$/.exec(run)?.[1] ?? 1);
}

/** The trip that a run belongs to: the trip itself, or the one whose chat it is. */
export function tripOfRun(run: string): string {
  return run.replace(/\.chat\d*$/, '');
}
