import type { Dragged, EditablePlan, Move, SlotVerdict } from '@wayfarer/edits';
import type { PlaceId, VisitId } from '@wayfarer/trip';
import { formatTime, type IsoDate } from '@wayfarer/trip/clock';

import { words } from '../words/in-use.ts';
import { formatList } from './format.ts';
import { shortReason } from './short-reason.ts';

/** What is being carried: a stop of the plan, or an idea. */
export interface Cargo {
  readonly dragged: Dragged;
  readonly place: PlaceId;
  readonly name: string;
  /** Where it lies in the plan; `null` for an idea. */
  readonly home: { readonly date: IsoDate; readonly visit: VisitId; readonly before: VisitId | null } | null;
}

/** A gap between two visits, and what putting the cargo there would do. */
export interface DropSlot {
  readonly date: IsoDate;
  readonly after: VisitId;
  /** `home` is where it lies already. */
  readonly answer: SlotVerdict['answer'] | 'home';
  /** `HH:MM`. */
  readonly arrive: string;
  readonly depart: string;
  readonly moved: readonly Move[];
  /** Few words: `fits`, `moves 2 stops`, `closed Mondays`. */
  readonly tag: string;
  /** The same as a sentence. */
  readonly text: string;
}

/** The verdicts of one day, worded. */
export function toDropSlots(verdicts: readonly SlotVerdict[], cargo: Cargo, plan: EditablePlan): readonly DropSlot[] {
  const place = plan.facts.places.find(({ id }) => id === cargo.place);
  const said = words().plan.carry;
  return verdicts.map((verdict): DropSlot => {
    const { date, after, arrive, depart, moved } = verdict;
    const times = { date, after, arrive: formatTime(arrive), depart: formatTime(depart), moved };
    if (isHome(verdict, cargo)) return { ...times, answer: 'home', tag: said.whereItIs, text: said.isHere };
    switch (verdict.answer) {
      case 'fits':
        return { ...times, answer: 'fits', tag: said.fits, text: said.fitsAlone };
      case 'moves': {
        const tag = movesTag(moved);
        return { ...times, answer: 'moves', tag, text: said.fitsAnd(tag) };
      }
      case 'refused': {
        const tag = shortReason(verdict.reasons[0], place, verdict);
        return { ...times, answer: 'refused', tag, text: verdict.reasons[0]?.text ?? said.refused };
      }
    }
  });
}

function isHome({ date, after }: SlotVerdict, { home }: Cargo): boolean {
  return home !== null && home.date === date && (after === home.visit || after === home.before);
}

function movesTag(moved: readonly Move[]): string {
  const goes = moved.filter(({ to }) => to === null).length;
  const shifts = moved.length - goes;
  const said = words().plan.carry;
  const parts = [...(shifts > 0 || goes === 0 ? [said.moves(shifts)] : []), ...(goes > 0 ? [said.takesOut(goes)] : [])];
  return formatList(parts);
}
