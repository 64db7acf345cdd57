import type { SayAsk } from '../ask-facts.ts';

/** One question, said once. */
export const asks: SayAsk = {
  'which-stop': (words) => (words === '' ? 'Which stop do you mean?' : `Which one do you mean by "${words}"?`),
  'which-place': (words) => (words === '' ? 'Which place do you mean?' : `Which place do you mean by "${words}"?`),
  'which-day': () => 'On which day?',
  'what-time': () => 'At what time?',
  'how-long': () => 'How long?',
  'how-full': () => 'How full is it, from 0 to 100?',
  'how-late': () => 'How many minutes late are you?',
  'which-second': () => 'With which other one?',
  'which-spending': () => 'What was it for?',
  'unknown-place': (words) =>
    words === ''
      ? 'I do not know that place. Do you mean one of these?'
      : `I know no "${words}" on this trip. Do you mean one of these?`,
  'day-outside': () => 'That day is not part of the trip. Which one do you mean?',
  'which-meaning': () => 'Which do you mean?',
  'read-so': () => 'I read it like this. Shall I do that?',
  'not-understood': (words) =>
    words === ''
      ? 'I am not sure what you mean. Perhaps one of these?'
      : `I understood "${words}", and not what to do with it. Perhaps one of these?`,
};
