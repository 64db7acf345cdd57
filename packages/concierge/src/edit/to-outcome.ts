import type { EditOutcome as ShownOutcome, Move as ShownMove } from '@wayfarer/contract';
import type { Edit, EditOutcome, Move } from '@wayfarer/edits';
import { describeEdit, type Journey } from '@wayfarer/replanner';
import { getPlace, type PlaceBook, toPlaceBook } from '@wayfarer/trip';
import { formatTime } from '@wayfarer/trip/clock';

import { describeRemedy } from './describe-remedy.ts';
import { fromEdit } from './from-edit.ts';

/** What would come of an edit, as the border shows it. */
export function toOutcome(journey: Journey, edit: Edit, outcome: EditOutcome): ShownOutcome {
  const nothing = { asked: [], moved: [], reasons: [], remedies: [] };
  const book = toPlaceBook(journey.start.facts.places);
  switch (outcome.kind) {
    case 'unchanged':
      return { ...nothing, outcome: 'unchanged', text: UNCHANGED };
    case 'done': {
      const [asked, moved] = [outcome.asked, outcome.moved].map((moves) => moves.map((move) => toMove(move, book)));
      const kind = outcome.moved.length > 0 ? 'moved' : 'done';
      return {
        ...nothing,
        outcome: kind,
        text: describeEdit(journey, edit, outcome),
        asked: asked ?? [],
        moved: moved ?? [],
      };
    }
    case 'refused': {
      const reasons = outcome.reasons.map(({ code, text }) => ({ code, text }));
      const remedies = outcome.remedies.map((remedy) => ({
        text: describeRemedy(journey, remedy),
        edit: fromEdit(remedy.edit),
      }));
      return { ...nothing, outcome: 'refused', text: reasons.map(({ text }) => text).join(' '), reasons, remedies };
    }
  }
}

export const UNCHANGED = 'It is so already: nothing changes.';

function toMove({ place, from, to }: Move, book: PlaceBook): ShownMove {
  return { placeId: place, name: getPlace(book, place).name, from: toSlot(from), to: toSlot(to) };
}

function toSlot(slot: Move['from']): ShownMove['from'] {
  return (
    slot && {
      visitId: slot.visit,
      date: slot.date,
      arrive: formatTime(slot.arrive),
      depart: formatTime(slot.depart),
    }
  );
}
