import type { SayAsk } from '../ask-facts.ts';

/** One question, said once. */
export const asks: SayAsk = {
  'which-stop': (words) => (words === '' ? 'Which stop do you mean?' : `Which one do you mean by "${words}"?`),
  'which-place': (words) => (words === '' ? 'Which place do you mean?' : `Which place do you mean by "${words}"?`),
  'which-day': () => 'On which day?',
  'what-time': () => 'At what time?',
  'when-arrive': () => "That is a pity. When do you arrive now? I'll time the first day by it.",
  'how-long': () => 'How long?',
  'how-full': () => 'How full is it, from 0 to 100?',
  'how-late': () => 'How many minutes late are you?',
  'how-long-stuck': () => 'How many minutes do you lose?',
  'which-second': () => 'With which other one?',
  'which-spending': () => 'What was it for?',
  'unknown-place': (words) =>
    words === ''
      ? 'I do not know that place. Do you mean one of these?'
      : `I know no "${words}" on this trip. Do you mean one of these?`,
  'day-outside': () => 'That day is not part of the trip. Which one do you mean?',
  'in-or-out': (words) =>
    words === ''
      ? 'You want it both in and out. Which shall it be?'
      : `You want ${words} both in and out. Which shall it be?`,
  'end-before-start': (words) =>
    `The trip begins on ${words}, so it can't end before that. Nothing has changed. On which day do you leave?`,
  'start-after-end': (words) =>
    `The trip ends on ${words}, so it can't begin after that. Nothing has changed. On which day do you arrive?`,
  'dates-past': () => 'That day is over already, so the trip cannot begin then. Nothing has changed.',
  'trip-too-long': (words) =>
    `I plan up to ${words} days at a time, and that would be more. Nothing has changed. Shall it end on the last day that is possible?`,
  'which-meaning': () => 'Which do you mean?',
  'read-so': () => 'I read it like this. Shall I do that?',
  'not-understood': (words) =>
    words === ''
      ? 'I am not sure what you mean. Perhaps one of these?'
      : `I understood "${words}", and not what to do with it. Perhaps one of these?`,
};
