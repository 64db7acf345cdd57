import type { Edit } from '@wayfarer/edits';
import type { Choice } from '@wayfarer/language';
import { adviseStay, toParty } from '@wayfarer/planner';
import { type Lodging, toPlaceBook } from '@wayfarer/trip';
import { formatMoney } from '@wayfarer/trip/money';
import { rankOfLevel } from '@wayfarer/trip/vocabulary';

import { type Act, chip, MOST_CHIPS, type Scene } from '../scene.ts';

export function noPlan({ speaker }: Scene): Act {
  return { text: speaker.texts.answers.noPlan };
}

/** Before an option is chosen nothing is exchanged: the houses that would be so are offered, and options made with one. */
export function offerHouses(edit: Edit, scene: Scene): Act {
  const { gathered, options, facts, hints } = scene.state.planning;
  const [first] = options;
  if (edit.type !== 'stay' || typeof edit.by === 'string' || !gathered || !first) return noPlan(scene);
  const book = toPlaceBook(gathered.places);
  const party = toParty(facts, hints);
  const { recommendations, alternatives } = adviseStay({ days: first.days, facts: gathered, party, isChosen: false });
  const [taken] = recommendations;
  const present = taken?.place && book.get(taken.place);
  if (present?.kind !== 'lodging') return noPlan(scene);
  const { wish } = edit.by;
  const houses = alternatives
    .filter(({ about }) => about === taken?.about)
    .flatMap(({ place, minutes }) => {
      const house = place && book.get(place);
      return house?.kind === 'lodging' ? [{ house, minutes: minutes ?? 0 }] : [];
    })
    .filter(({ house, minutes }) => isSo(wish, house, { present, nearer: minutes < (taken?.minutes ?? 0) }))
    .slice(0, MOST_CHIPS);
  const { asks, edits } = scene.speaker.texts;
  return houses.length === 0
    ? { text: edits.cannot }
    : { text: asks['which-place'](''), offered: houses.map(({ house }) => toChip(house)) };
}

function isSo(
  wish: 'cheaper' | 'better' | 'nearer',
  house: Lodging,
  { present, nearer }: { readonly present: Lodging; readonly nearer: boolean },
): boolean {
  if (wish === 'nearer') return nearer;
  if (wish === 'better') return present.level !== null && rankOfLevel(house.level) > rankOfLevel(present.level);
  return (house.nightly?.amount ?? Infinity) < (present.nightly?.amount ?? 0);
}

function toChip({ id, name, nightly }: Lodging): Choice {
  const price = nightly ? ` (${formatMoney(nightly)})` : '';
  return chip(`${name}${price}`, { act: 'edit', edit: { type: 'stay', by: id } });
}
