import type { ProtocolName } from '../loop/loop-event.ts';

/** What a reader is shown of a reply. Both only grow while the reply does. */
export interface Said {
  readonly reasoning: string;
  readonly text: string;
}

const LABELS = ['Thought:', 'Action:', 'Final Answer:'] as const;

/**
 * What a reply says to its reader: all of it, in function calling; in the text protocol the thought and the answer, without
 * labels and actions. Prose without a label is not shown before it is known what the loop makes of it.
 *
 * @param isWhole - Nothing more will come. Otherwise a line that may become a label is held back.
 */
export function saidIn(protocol: ProtocolName, reply: string, isWhole: boolean): Said {
  if (protocol === 'native') return { reasoning: '', text: reply };
  const said = { reasoning: '', text: '' };
  let part: (typeof LABELS)[number] | undefined;
  const lines = reply.trimStart().split('\n');
  for (const [place, line] of lines.entries()) {
    const isOpen = !isWhole && place === lines.length - 1;
    if (isOpen && LABELS.some((label) => label !== line && label.startsWith(line))) break;
    // An answer may speak of anything; only what stands before it has labels.
    const label = part === 'Final Answer:' ? undefined : LABELS.find((each) => line.startsWith(each));
    const text = label === undefined ? `\n${line}` : line.slice(label.length).trimStart();
    part = label ?? part;
    if (part === 'Thought:') said.reasoning += text;
    if (part === 'Final Answer:') said.text += text;
  }
  return said;
}
