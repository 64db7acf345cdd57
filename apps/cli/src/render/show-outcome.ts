import type { EditOutcome, Move } from '@wayfarer/contract';

import { indent, wrap } from './lay-out.ts';
import type { Style } from './style.ts';
import { showDate } from './words.ts';

const HEADS: Readonly<Record<EditOutcome['outcome'], string>> = {
  done: 'It fits, and nothing else moves.',
  moved: 'It fits, and others move for it.',
  unchanged: 'It is so already.',
  refused: 'It does not fit.',
};

/** What an edit would do; where it does not fit, why, and what would, each with the command that does it. */
export function showOutcome(
  { outcome, text, asked, moved, reasons, remedies }: EditOutcome,
  { style, trip }: { readonly style: Style; readonly trip: string },
): string {
  const moves = [...asked, ...moved].map(showMove);
  const why = reasons.map((reason) => wrap(reason.text, style.width - 2));
  const instead = remedies.map(
    (remedy, index) =>
      `${style.accent(`${index + 1}`)} ${remedy.text}\n${style.dim(`  wayfarer edit ${trip} --json-edit '${quote(JSON.stringify(remedy.edit))}'`)}`,
  );
  const parts = [
    style.bold(HEADS[outcome]),
    ...(outcome === 'refused' ? why.map((line) => indent(line)) : moves.length === 0 ? [indent(text)] : []),
    ...moves.map((line) => indent(line)),
    ...(instead.length === 0 ? [] : [`What would fit:\n${instead.map((line) => indent(line)).join('\n')}`]),
  ];
  return `${parts.join('\n')}\n`;
}

function showMove({ name, from, to }: Move): string {
  const when = (slot: NonNullable<Move['from']>): string => `${showDate(slot.date)} ${slot.arrive}–${slot.depart}`;
  if (!to) return `${name}: to the ideas${from ? `, was ${when(from)}` : ''}`;
  return `${name}: ${when(to)}${from ? `, was ${when(from)}` : ', new'}`;
}

/** As a shell takes it between single quotes. */
function quote(text: string): string {
  return text.replaceAll("'", "'\\''");
}
