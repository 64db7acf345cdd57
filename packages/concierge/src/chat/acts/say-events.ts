import type { NewEvent } from '@wayfarer/archon';

import type { Scene } from '../scene.ts';
import { toPlainEnglish } from './plain-english.ts';

/**
 * What events say of themselves, which is English as yet; in another language the sentence that is given.
 *
 * @param otherwise - Also said where the events have no words.
 */
export function sayEvents(events: readonly NewEvent[], otherwise: string, { speaker: { language } }: Scene): string {
  if (language !== 'en') return otherwise;
  const silent = events.filter(({ type }) => type !== 'message-sent');
  const texts = wordsIn(silent);
  // What was said of them anyway is said once.
  const said = texts.length > 0 ? texts : wordsIn(events);
  return said.length === 0 ? otherwise : toPlainEnglish([...new Set(said)].join('\n'));
}

function wordsIn(events: readonly NewEvent[]): readonly string[] {
  return events.flatMap(({ content }) => {
    const { text, decision } = content as { readonly text?: unknown; readonly decision?: { readonly text?: unknown } };
    return [text, decision?.text].filter((one): one is string => typeof one === 'string');
  });
}
