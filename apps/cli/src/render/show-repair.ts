import type { RepairReport } from '@wayfarer/contract';

import { wrap } from './lay-out.ts';
import { bullets, listOf, showDay } from './show-check.ts';
import type { Style } from './style.ts';

/** A repair in words: the two sentences, each change with why, the plan as it is then, and what no change mends. */
export function showRepair({ summary, steps, unmended, after }: RepairReport, style: Style): string {
  const [first, second] = summary;
  const said = steps.map(({ text, reasons }) => ({
    text: [...reasons.map((reason) => reason.text), `→ ${text}`].join(' '),
  }));
  const sections = [
    `${style.bold(wrap(first, style.width))}\n${wrap(second, style.width)}`,
    ...listOf('Changed', bullets(said, style), style),
    ...(steps.length === 0 ? [] : after.days.map((day) => showDay(day, style))),
    ...listOf('Not mended', bullets(unmended, style), style),
  ];
  return `${sections.join('\n\n')}\n`;
}
