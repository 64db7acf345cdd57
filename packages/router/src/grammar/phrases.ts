/** Pictures, with what colours and joins them. */
const EMOJI = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200d|\ufe0f/gu;

/** Text as cues are looked for in it: one form of each letter, no capitals, straight apostrophes, single spaces. */
export function plainText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[’‘ʼ`´]/g, "'")
    .replaceAll(EMOJI, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Marks that separate phrases without meaning anything by themselves; a question mark is not among them. */
const SEPARATORS = /^[\s,.;:!…、。,!()"'-]+/;
const SPACELESS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u;

/** Fixed expressions that are recognized at the beginning of a plain text, whole words only. */
export class Phrases {
  readonly #start: RegExp;

  /** @param lines - Alternatives, separated by `|`; a line for each language or kind. */
  constructor(...lines: readonly string[]) {
    // Of "ok" and "ok then" the longer one has to be tried first.
    const all = lines.flatMap((line) => line.split('|')).sort((left, right) => right.length - left.length);
    const [spaceless, spaced] = [true, false].map((is) =>
      all.filter((phrase) => SPACELESS.test(phrase) === is).map(escape),
    );
    // The check for the end stands once: it is large, and would be compiled for each phrase.
    this.#start = new RegExp(`^(?:(?:${spaced?.join('|')})${END}|(?:${spaceless?.join('|') || '(?!)'}))`, 'u');
  }

  /** What follows a phrase at the beginning, without the marks between; `undefined` if there is none. */
  after(plain: string): string | undefined {
    const match = this.#start.exec(plain);
    return match ? plain.slice(match[0].length).replace(SEPARATORS, '') : undefined;
  }

  /** What follows all the phrases at the beginning. */
  afterAll(plain: string): string {
    let rest = plain.replace(SEPARATORS, '');
    for (;;) {
      const next = this.after(rest);
      if (next === undefined) return rest;
      rest = next;
    }
  }
}

const END = String.raw`(?![\p{L}\p{N}]|['-]\p{L})`;

function escape(phrase: string): string {
  return phrase.replaceAll(/[\\^$.*+?()[\]{}/]/g, String.raw`\$&`);
}

/** Courtesies and hesitations, which change nothing about a reply. */
export const COURTESIES = new Phrases(
  'please|thanks|thank you|thank you very much|thanks a lot|thx|ty|cheers|oh|ah|uh|um|hm|hmm|well|so|then|hi|hello|hey|sorry|kindly',
  'bitte|danke|danke schön|vielen dank|ach|also|na ja|hallo|dann',
  "s'il te plaît|s'il vous plaît|s'il te plait|s'il vous plait|svp|stp|merci|merci beaucoup|euh|bonjour|alors",
  'por favor|gracias|muchas gracias|pues|hola|eh|entonces',
  'per favore|grazie|grazie mille|prego|ciao|allora|beh',
  'お願いします|おねがいします|ありがとう|ありがとうございます|すみません|えっと|ください',
  '请|谢谢|您好|你好|嗯|麻烦|吧|了',
);
