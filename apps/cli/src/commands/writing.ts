import { type Trip, type WriteBody, type WriteName, WRITES } from '@wayfarer/contract';

import { checkShape } from '../check-shape.ts';
import { type CommandContext, KEY_OPTION, type Reply, textOf, TRIP_WORD, type TripCommand } from '../command.ts';
import { findTripId } from '../find-trip.ts';
import { replyWithMoment } from '../reply.ts';

interface WriteCommand extends Omit<TripCommand, 'run' | 'options'> {
  readonly options?: TripCommand['options'];
  /** What is said of the trip, by the words behind its name; the contract checks it. */
  readonly toBody: (words: readonly string[], context: CommandContext) => Readonly<Record<string, unknown>>;
  readonly reply?: (after: Trip, before: Trip) => Reply;
}

/** The command that does a write of the contract. */
export function writing<Name extends WriteName>(
  write: Name,
  { toBody, reply = replyWithMoment, options, details = '', ...description }: WriteCommand,
): TripCommand {
  return {
    ...description,
    options: { ...options, ...KEY_OPTION },
    details: `${TRIP_WORD} ${details}`.trimEnd(),
    async run(context) {
      const { concierge, words } = context;
      const [trip = '', ...rest] = words;
      const body = checkShape<object>(WRITES[write].body, toBody(rest, context)) as WriteBody<Name>;
      const id = await findTripId(concierge, trip);
      const before = await concierge.getTrip(id);
      return reply(await concierge.write(id, write, { ...body, key: textOf(context, 'key') }), before);
    },
  };
}
