import type { SayAsk } from '../ask-facts.ts';

export const asks: SayAsk = {
  'which-stop': (words) => (words === '' ? 'Welchen Halt meinen Sie?' : `Was meinen Sie mit „${words}“?`),
  'which-place': (words) => (words === '' ? 'Welchen Ort meinen Sie?' : `Welchen Ort meinen Sie mit „${words}“?`),
  'which-day': () => 'An welchem Tag?',
  'what-time': () => 'Um wie viel Uhr?',
  'how-long': () => 'Wie lange?',
  'how-full': () => 'Wie voll ist es, von 0 bis 100?',
  'how-late': () => 'Wie viele Minuten sind Sie zu spät?',
  'which-second': () => 'Womit?',
  'which-spending': () => 'Wofür war das?',
  'unknown-place': (words) =>
    words === ''
      ? 'Diesen Ort kenne ich nicht. Meinen Sie einen von diesen?'
      : `„${words}“ kenne ich auf dieser Reise nicht. Meinen Sie einen von diesen?`,
  'day-outside': () => 'Dieser Tag gehört nicht zur Reise. Welchen meinen Sie?',
  'which-meaning': () => 'Was meinen Sie?',
  'read-so': () => 'So habe ich es verstanden. Soll ich das tun?',
  'not-understood': (words) =>
    words === ''
      ? 'Ich bin nicht sicher, was Sie meinen. Vielleicht eines davon?'
      : `„${words}“ habe ich verstanden, aber nicht, was damit geschehen soll. Vielleicht eines davon?`,
};
