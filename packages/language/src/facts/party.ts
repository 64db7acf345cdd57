import type { Person } from '@wayfarer/trip';
import { MOST_TRAVELERS } from '@wayfarer/trip/limits';

import { valueOf } from '../facts.ts';
import { countParty, findHeadcount, isTakenBack, listHeads, type Party, SIZES, withNames } from './count-party.ts';
import { notesIn } from './notes.ts';
import { findNumbers } from './numbers.ts';
import { withPerson } from './persons.ts';
import { assumed, type Context, learn, NOTHING, type ReadResult } from './read-result.ts';
import { type FactReader, type Said, slotsOf } from './said.ts';
import { findToldAges } from './told-ages.ts';

/** `party`, `party-more`, `party-less`: how many travel, and the ages of children. */
export const readParty: FactReader = (said, context) => {
  const ages = findToldAges(said.text, said.language);
  const before = valueOf(context.facts, 'travelers');
  // "The kids are 6 and 10": they are among those who are known already, if one of those can be their parent.
  if (ages && before !== undefined && before > ages.length) {
    const children = { count: before, isCounted: false, children: ages.length, ages };
    return { ...NOTHING, learned: ofChildren(children, context) };
  }
  const party = countParty(said);
  if (said.act !== 'party') return readChange(said, context, party);
  if (!party) return NOTHING;
  const known = valueOf(context.facts, 'travelers');
  // "We bring our two kids" adds to two who are known already.
  const isAdded = party.isCounted && known !== undefined && party.children > 0 && party.count <= party.children + 2;
  return settle(isAdded ? known + party.children : party.count, { said, context, party });
};

function readChange(said: Said, context: Context, party: Party | undefined): ReadResult {
  const known = valueOf(context.facts, 'travelers');
  const total = findHeadcount(said) ?? findWhole(said, known);
  if (total !== undefined) return settle(total, { said, context, party });
  if (known === undefined) return NOTHING;
  const heads = countHeads(said, party);
  const count = said.act === 'party-more' ? known + heads : known - heads;
  return settle(count, { said, context, party: { count, isCounted: true, children: 0, ages: [] } });
}

/** "We're six now", "just the four of us": the new number of all of them. */
function findWhole(said: Said, known: number | undefined): number | undefined {
  const { text } = said;
  const terms = said.find.people(text);
  const numbers = findNumbers(text, said.language).filter(
    ({ index, value }) => value > 1 && !isTakenBack(text, index, said),
  );
  const ofUs = numbers.find(({ index, end }) =>
    terms.some(
      (term) =>
        (term.value === 'we' && index >= term.end && index - term.end < 14) ||
        (term.value === 'people' && term.index >= end && term.index - end < 2),
    ),
  );
  const counted = numbers.find(({ index }) =>
    slotsOf(said, 'count').some((slot) => index >= slot.index && index < slot.end),
  );
  const isLess =
    said.find.scope(text).some(({ value }) => value === 'less') ||
    /minus|shrank|by \d|by \p{L}+$|fewer|減|少|抜/iu.test(text);
  if (said.act === 'party-less')
    return known === undefined || isLess
      ? undefined
      : [ofUs, counted].find((one) => one !== undefined && one.value <= known)?.value;
  return ofUs !== undefined && known !== undefined && ofUs.value > known ? ofUs.value : undefined;
}

function countHeads(said: Said, party: Party | undefined): number {
  const counts = slotsOf(said, 'count')
    .filter(({ index }) => !isTakenBack(said.text, index, said))
    .flatMap(({ text }) => findNumbers(text, said.language).map(({ value }) => value));
  if (counts[0] !== undefined) return counts[0];
  const heads = withNames(
    said,
    listHeads(said.text, said.find.people(said.text), findNumbers(said.text, said.language)),
  );
  const sum = heads.reduce((all, { count, value }) => all + (count ?? 1) * (SIZES[value] ?? 1), 0);
  return sum > 0 ? sum : (party?.count ?? 1);
}

interface Settled {
  readonly said: Said;
  readonly context: Context;
  readonly party: Party | undefined;
}

function settle(count: number, { context, party }: Settled): ReadResult {
  const notes = notesIn(context.language);
  if (count < 1 || count > MOST_TRAVELERS) {
    return {
      ...NOTHING,
      remarks: [{ code: 'travelers-out-of-range', text: notes.partyRange(count, MOST_TRAVELERS), fact: 'travelers' }],
    };
  }
  const note = party?.isCounted === true ? notes.counted(count) : undefined;
  return { ...NOTHING, learned: [learn('travelers', count, assumed(note)), ...ofChildren(party, context)] };
}

function ofChildren(party: Party | undefined, context: Context): ReadResult['learned'] {
  if (!party || party.ages.length === 0 || party.children === 0) return [];
  const children: Person = {
    label: 'the children',
    count: Math.max(party.children, party.ages.length),
    ages: party.ages,
  };
  return [learn('persons', withPerson(valueOf(context.facts, 'persons') ?? [], children))];
}
