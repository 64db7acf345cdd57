import type { Edit, Trip } from '@wayfarer/contract';

import { outcomeOf, previewEdit } from '../data/preview-edit.ts';
import { toEdit } from '../lib/cargo.ts';
import type { Cargo, DropSlot } from '../lib/drop-slot.ts';
import { doneText, placeOf } from '../lib/edit-words.ts';
import { focusStop } from '../lib/focus-stop.ts';
import { formatDate } from '../lib/format.ts';
import { findStanding } from '../lib/stop-moves.ts';
import { words } from '../words/in-use.ts';
import type { Query } from './use-path.ts';
import { useTripScreen } from './use-trip-screen.ts';

interface EditOptions {
  /** Done next: what this one makes room for. */
  readonly next?: Edit | undefined;
  /** The sheet it was asked in stays open: more is to be changed there. */
  readonly stay?: boolean;
}

/** Makes an edit; what does not fit opens the card with the reasons and what would. */
export function useEdit(): (edit: Edit, options?: EditOptions) => void {
  const { trip, writes, toasts, sheet, fix, hands } = useTripScreen();
  const make = (edit: Edit, { stay = false, next }: EditOptions = {}): void =>
    writes.attempt(
      'edit',
      { edit },
      {
        done: (after) => {
          if (hands.get()?.placing) hands.clear();
          if (next) return make(next, { stay });
          if (after.approval && after.approval.id !== trip.approval?.id) return sheet.close();
          toasts.tell(doneText(edit, trip, after), after.canUndo);
          if (stay) return;
          sheet.close(dayShowing(edit, trip, after));
          focusStop(subjectAfter(edit, trip, after));
        },
        refused: (error) => {
          if (hands.get()?.placing) hands.clear();
          const outcome = outcomeOf(error);
          if (!outcome) return false;
          if (!stay) sheet.close();
          fix.open({ title: words().plan.misfit.title, edit, ...wordsOf(outcome.reasons), remedies: outcome.remedies });
          return true;
        },
      },
    );
  return make;
}

/** Puts what is carried into a slot: green and amber are done, red opens the card. */
export function usePut(): (cargo: Cargo, slot: DropSlot) => void {
  const { trip, fix, sheet, hands } = useTripScreen();
  const make = useEdit();
  return (cargo, slot) => {
    if (slot.answer === 'home') return hands.clear();
    const edit = toEdit(cargo, slot);
    if (slot.answer !== 'refused') {
      hands.place();
      return make(edit);
    }
    hands.clear();
    sheet.close();
    const misfit = {
      title: words().plan.misfit.on({ name: cargo.name, day: formatDate(slot.date), tag: slot.tag }),
      edit,
      reasons: [slot.text],
    };
    fix.open({ ...misfit, remedies: null });
    previewEdit(trip.id, edit).then(
      ({ reasons, remedies }) => fix.complete({ ...misfit, ...wordsOf(reasons, misfit.reasons), remedies }),
      () => fix.complete({ ...misfit, remedies: [] }),
    );
    return undefined;
  };
}

function wordsOf(reasons: readonly { readonly text: string }[], otherwise: readonly string[] = []) {
  return { reasons: reasons.length > 0 ? [...new Set(reasons.map(({ text }) => text))] : otherwise };
}

function subjectAfter(edit: Edit, before: Trip, after: Trip): string | undefined {
  const place = placeOf(edit, before);
  return place === undefined ? undefined : findStanding(after, place)?.id;
}

/** What was put on another day is followed there, so that one sees it. */
function dayShowing(edit: Edit, before: Trip, after: Trip): Query {
  if (edit.type !== 'move' && edit.type !== 'add') return {};
  const place = placeOf(edit, before);
  const date = place === undefined ? undefined : findStanding(after, place)?.date;
  const index = after.days.findIndex((day) => day.date === date);
  return index >= 0 ? { day: String(index + 1) } : {};
}
