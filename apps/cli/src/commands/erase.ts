import { BadInputError } from '../bad-input-error.ts';
import { type CommandContext, type Reply, TRIP_WORD, type TripCommand } from '../command.ts';
import { findTripId } from '../find-trip.ts';
import { isSure } from '../is-sure.ts';

export const erase: TripCommand = {
  name: 'erase',
  summary: 'erase a trip whole, or only what was said of a person',
  usage: 'TRIP [--person] | --person',
  words: [0, 1],
  options: {
    person: {
      type: 'boolean',
      summary: 'erase the words of the chat and every personal value; the plan stays; without TRIP in all trips',
    },
    yes: { type: 'boolean', summary: 'do not ask first' },
  },
  details: `${TRIP_WORD} What is erased cannot be brought back; no byte of it stays in the folder. Backups and exports that you made yourself are yours to delete.`,
  async run(context) {
    const [word] = context.words;
    if (word !== undefined) return eraseOne(context, await findTripId(context.concierge, word));
    if (context.options['person'] !== true) {
      throw new BadInputError('Expected a trip, or --person for what was said in all trips.');
    }
    const count = (await context.concierge.listTripIds()).length;
    if (!(await isSure(context, `Erase what was said of anybody in all trips (${count})?`))) return kept();
    const forgotten = await context.concierge.forgetEverybody();
    const { trips, left } = forgotten;
    return {
      json: forgotten,
      text: (style) => {
        const old = left
          .map((id) => style.warn(`An earlier version has left words in ${id}: erase it whole.\n`))
          .join('');
        return `Erased what was said in ${trips} trips. Their plans stay.\n${old}`;
      },
    };
  },
};

async function eraseOne(context: CommandContext, id: string): Promise<Reply> {
  const { concierge, options } = context;
  if (options['person'] === true) {
    if (!(await isSure(context, `Erase what was said in ${id}? Its plan stays.`))) return kept();
    const trip = await concierge.forgetPerson(id);
    return { json: trip, text: () => `Erased what was said in ${id}. Its plan stays.\n` };
  }
  if (!(await isSure(context, `Erase ${id} whole, its plan and its chat?`))) return kept();
  await concierge.eraseTrip(id);
  return { json: { erased: id }, text: () => `Erased ${id}.\n` };
}

function kept(): Reply {
  return { json: { erased: null }, text: () => 'Nothing was erased.\n' };
}
