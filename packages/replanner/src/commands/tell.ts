import { formatMoney, money } from '@wayfarer/trip/money';

import { consult } from '../dispatch.ts';
import { assertNote, type Note } from '../notes.ts';
import { happened, type Progress } from '../pending.ts';
import type { AgentEvent } from '../specialists/specialist.ts';
import { situationOf } from './consult.ts';

/** The traveller says how they are, where they are, or what they have spent. */
export interface Tell {
  readonly type: 'tell';
  readonly note: Note;
}

/**
 * Notes it, and asks the specialist whom it concerns. The plan stays.
 *
 * @throws {BadReadingError} if it cannot be.
 */
export function tell(progress: Progress, { note }: Tell): Progress {
  const { journey } = progress;
  assertNote(note, journey.notes);
  const { date, time } = journey.cursor;
  const text = describe(progress, note);
  const noted = happened(progress, {
    type: 'traveller-noted',
    author: 'traveller',
    content: { note, date, time, text },
  });
  const result = consult({ situation: situationOf(noted), event: eventOf(note) });
  return happened(noted, { type: 'agents-dispatched', author: 'replanner', content: { ...result, date, time } });
}

function eventOf(note: Note): AgentEvent {
  return note.kind === 'spent' ? 'budget' : note.kind;
}

/** `Noted: JPY 1,200 for food; JPY 4,800 are spent so far, of JPY 180,000.` */
function describe({ journey }: Progress, note: Note): string {
  switch (note.kind) {
    case 'spent': {
      const { start, notes } = journey;
      const { currency } = start.facts;
      const sum = Object.values(notes.spent).reduce((total, amount) => total + amount, note.amount);
      const limit = start.budget ? `, of ${formatMoney(start.budget)}` : '';
      const said = formatMoney(money(Math.abs(note.amount), currency));
      const what = `${said} for ${note.category}${note.amount < 0 ? ' less' : ''}`;
      return `Noted: ${what}. So far ${formatMoney(money(sum, currency))} is spent as you told me${limit}.`;
    }
    case 'position':
      return 'Noted where you are.';
    case 'tired':
      return 'Noted: you are tired.';
    case 'hungry':
      return 'Noted: you are hungry.';
    case 'ate':
      return 'Noted: you have eaten.';
    case 'rested':
      return 'Noted: you have rested.';
  }
}
