import type { SayAsk } from '../ask-facts.ts';

export const asks: SayAsk = {
  'which-stop': (words) => (words === '' ? 'Welchen Halt meinen Sie?' : `Was meinen Sie mit „${words}“?`),
  'which-place': (words) => (words === '' ? 'Welchen Ort meinen Sie?' : `Welchen Ort meinen Sie mit „${words}“?`),
  'which-day': () => 'An welchem Tag?',
  'what-time': () => 'Um wie viel Uhr?',
  'when-arrive': () => 'Wie schade. Wann kommen Sie jetzt an? Danach richte ich den ersten Tag.',
  'how-long': () => 'Wie lange?',
  'how-full': () => 'Wie voll ist es, von 0 bis 100?',
  'how-late': () => 'Wie viele Minuten sind Sie zu spät?',
  'how-long-stuck': () => 'Wie viele Minuten verlieren Sie?',
  'which-second': () => 'Womit?',
  'which-spending': () => 'Wofür war das?',
  'unknown-place': (words) =>
    words === ''
      ? 'Diesen Ort kenne ich nicht. Meinen Sie einen von diesen?'
      : `„${words}“ kenne ich auf dieser Reise nicht. Meinen Sie einen von diesen?`,
  'day-outside': () => 'Dieser Tag gehört nicht zur Reise. Welchen meinen Sie?',
  'in-or-out': (words) =>
    words === ''
      ? 'Es soll zugleich hinein und heraus. Was soll gelten?'
      : `${words} soll zugleich hinein und heraus. Was soll gelten?`,
  'end-before-start': (words) =>
    `Die Reise beginnt am ${words}, davor kann sie nicht enden. Es bleibt alles, wie es ist. An welchem Tag reisen Sie ab?`,
  'start-after-end': (words) =>
    `Die Reise endet am ${words}, danach kann sie nicht beginnen. Es bleibt alles, wie es ist. An welchem Tag kommen Sie an?`,
  'dates-past': () => 'Dieser Tag ist schon vorbei, dann kann die Reise nicht beginnen. Es bleibt alles, wie es ist.',
  'trip-too-long': (words) =>
    `Ich plane höchstens ${words} Tage am Stück, das wären mehr. Es bleibt alles, wie es ist. Soll die Reise am letzten möglichen Tag enden?`,
  'which-meaning': () => 'Was meinen Sie?',
  'read-so': () => 'So habe ich es verstanden. Soll ich das tun?',
  'not-understood': (words) =>
    words === ''
      ? 'Ich bin nicht sicher, was Sie meinen. Vielleicht eines davon?'
      : `„${words}“ habe ich verstanden, aber nicht, was damit geschehen soll. Vielleicht eines davon?`,
};
