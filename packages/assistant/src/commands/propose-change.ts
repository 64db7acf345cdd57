import { editSchema, LONGEST_MESSAGE, type Trip } from '@wayfarer/contract';
import { z } from 'zod';

import { readChoice, readState } from '../asking.ts';
import { type CommandCall, defineCommand, type Outcome } from '../command.ts';
import { getTripNamed, tripNameSchema } from '../find-trip.ts';
import { labelsOf, type Proposal, proposalSchema } from '../proposal/proposal.ts';
import { proposeEdit } from '../proposal/propose-edit.ts';
import { proposeMessage } from '../proposal/propose-message.ts';
import { proposeOption } from '../proposal/propose-option.ts';
import { type ChangeResult, changeResultSchema, toResult } from '../proposal/result.ts';
import { takeChoice } from '../proposal/take-choice.ts';

export const proposeChange = defineCommand({
  name: 'propose_change',
  title: 'Change a trip',
  description:
    'Changes the plan of a trip after the traveller has said yes: add, move, remove, drop, replace, swap, keep fixed or reschedule a stop, museum, lunch, dinner, hotel, two days, on Sunday or Monday; something cheaper or indoors instead; we want to start later; swap days; running late, adjust the day; it will rain tomorrow, change the plan; more relaxed, less walking, a free afternoon; raise the budget; other dates; or take or choose an option and make it the plan. One of `say` (the traveller’s words), `edit`, `option`. Shows what would change and asks first; says why something does not fit. It is done only if `outcome` is `done`.',
  needs: 'yes',
  input: z
    .strictObject({
      trip: tripNameSchema,
      say: z.string().trim().min(1).max(LONGEST_MESSAGE).optional().describe('The change in the traveller’s words.'),
      edit: editSchema.optional().describe('The change as data; ids are those of get_trip.'),
      option: z.int().min(1).max(9).optional().describe('Number of the option that becomes the plan.'),
    })
    .refine(({ say, edit, option }) => [say, edit, option].filter((one) => one !== undefined).length === 1, {
      message: 'expected exactly one of "say", "edit" and "option"',
      path: ['say'],
    }),
  output: changeResultSchema,
  isOpenWorld: true,
  timeoutMs: 180_000,
  examples: [
    { said: 'Move Nijo Castle to the last day.', call: { trip: 'last', say: 'Move Nijo Castle to the last day' } },
    { said: 'We take the first option.', call: { trip: 'last', option: 1 } },
  ],
  async run(args, call) {
    const trip = await getTripNamed(call.concierge, args.trip);
    const { input } = call.context;
    if (input) return settle(trip, readState(input, proposalSchema), call);
    if (args.option !== undefined) return proposeOption(trip, args.option, call);
    if (args.edit) return proposeEdit(trip, args.edit, call);
    return proposeMessage(trip, args.say ?? '', call);
  },
});

/** Does what the person chose, and nothing where they chose nothing. */
async function settle(trip: Trip, proposal: Proposal, call: CommandCall): Promise<Outcome<ChangeResult>> {
  const { input } = call.context;
  const labels = labelsOf(proposal, trip);
  const chosen = input ? readChoice(input, labels.all) : null;
  if (chosen === null || chosen === labels.leave) {
    // What waits in the trip does so until somebody answers it.
    if (proposal.kind === 'approval' && chosen !== null)
      await call.concierge.write(trip.id, 'approval', { approved: false, about: 'plan' });
    return { result: toResult(trip, { outcome: 'declined' }) };
  }
  // The trip has changed since: what the sentence does now is shown, and asked, again.
  if ('revision' in proposal && proposal.revision !== trip.revision) return proposeMessage(trip, proposal.text, call);
  return takeChoice(trip, { proposal, chosen }, call);
}
