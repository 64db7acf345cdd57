import type { AskAbout } from '../understand/frame.ts';

/** A question for each thing that may have to be asked; `words` is what was said, or empty. */
export type SayAsk = Readonly<Record<AskAbout, (words: string) => string>>;
