import { askPilgrimageSchema, type KnownWorks } from '@wayfarer/contract';

import { BadInputError } from '../bad-input-error.ts';
import { checkShape } from '../check-shape.ts';
import { type CommandContext, KEY_OPTION, type Reply, textOf, type TripCommand } from '../command.ts';
import { findTripId } from '../find-trip.ts';
import { replyWithMoment, replyWithTrip } from '../reply.ts';

export const pilgrimage: TripCommand = {
  name: 'pilgrimage',
  summary: 'walk past the scenes of a film or series, from a station in Japan',
  usage: '["TITLE" … --from STATION | "TITLE" --trip TRIP --day N]',
  words: [0, 4],
  options: {
    from: { type: 'string', value: 'STATION', summary: 'where you start: Shinjuku, 新宿, しんじゅく' },
    date: { type: 'string', value: 'YYYY-MM-DD', summary: 'first day; else now, as far as there is light' },
    start: { type: 'string', value: 'HH:MM', summary: 'when you set out' },
    days: { type: 'string', value: 'N', summary: '1 to 7' },
    pace: { type: 'string', value: 'PACE', summary: 'relaxed, moderate or packed' },
    radius: { type: 'string', value: 'KM', summary: 'how far from the station, 1 to 20; else 5' },
    'max-fee': { type: 'string', value: 'YEN', summary: 'the most that entry may cost' },
    trip: { type: 'string', value: 'TRIP', summary: 'one day of this trip is to be the walk' },
    day: { type: 'string', value: 'N', summary: 'which: its number or its date' },
    ...KEY_OPTION,
  },
  details:
    'With --trip the day as it is and as it would be are shown, and nothing changes before "wayfarer approve". Without a title it lists the works of which places are known. What comes out is a trip like any other.',
  async run(context) {
    const [work, ...others] = context.words;
    const named = textOf(context, 'trip');
    if (work === undefined) return replyWithWorks(context.concierge.listWorks());
    if (textOf(context, 'from') === undefined && named === undefined)
      throw new BadInputError('Say where you start: wayfarer pilgrimage "Your Name" --from Shinjuku');
    const tripId = named === undefined ? undefined : await findTripId(context.concierge, named);
    const before = tripId === undefined ? undefined : await context.concierge.getTrip(tripId);
    const asked = checkShape(
      askPilgrimageSchema,
      withoutMissing({
        work,
        others: others.length > 0 ? others : undefined,
        trip: tripId,
        day: numberOf(context, 'day'),
        from: textOf(context, 'from'),
        date: textOf(context, 'date'),
        start: textOf(context, 'start'),
        days: numberOf(context, 'days'),
        pace: textOf(context, 'pace'),
        radiusKm: numberOf(context, 'radius'),
        maxFee: numberOf(context, 'max-fee'),
      }),
    );
    const trip = await context.concierge.planWalk(asked, { key: textOf(context, 'key') });
    return before ? replyWithMoment(trip, before) : replyWithTrip(trip);
  },
};

/** What is no number stays as it was typed: the check says what was expected. */
function numberOf(context: CommandContext, name: string): number | string | undefined {
  const text = textOf(context, name);
  return text === undefined || text.trim() === '' || Number.isNaN(Number(text)) ? text : Number(text);
}

function withoutMissing(given: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}

function replyWithWorks(known: KnownWorks): Reply {
  return {
    json: known,
    text: () =>
      known.works
        .map(({ title, titleEn, titleCn }) => [titleEn, title, titleCn].filter(Boolean).join('  ·  '))
        .join('\n'),
  };
}
