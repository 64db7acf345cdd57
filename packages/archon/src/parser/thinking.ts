import { Scanner } from './scanner.ts';

const TAGS: readonly (readonly [open: string, close: string])[] = [
  ['<think>', '</think>'],
  ['<thinking>', '</thinking>'],
  ['<reasoning>', '</reasoning>'],
];

/** A text without the part in which the model thinks aloud; what stands there is not meant to be done. */
export interface WithoutThinking {
  readonly thinking: string;
  readonly text: string;
  /** Whether the model was still thinking when the text ended. */
  readonly isCut: boolean;
}

/** Takes out what stands between `<think>` and `</think>` before the first call; the opening tag may be missing. */
export function withoutThinking(text: string): WithoutThinking {
  for (const [open, close] of TAGS) {
    const scanner = new Scanner(text);
    const bracket = Math.min(scanner.find('{', 0), scanner.find('[', 0));
    const start = scanner.find(open, 0);
    const end = scanner.find(close, 0);
    if (start < end && start <= bracket) {
      const before = text.slice(0, start);
      const thinking = text.slice(start + open.length, end);
      return { thinking, text: `${before}${text.slice(end + close.length)}`.trim(), isCut: end >= text.length };
    }
    if (end < text.length && end < start) {
      return { thinking: text.slice(0, end), text: text.slice(end + close.length).trim(), isCut: false };
    }
  }
  return { thinking: '', text, isCut: false };
}
