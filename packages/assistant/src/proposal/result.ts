import { editSchema, type Trip } from '@wayfarer/contract';
import { SAY_CHANGE } from '@wayfarer/language';
import { z } from 'zod';

const slotSchema = z.object({ date: z.string(), arrive: z.string(), depart: z.string() });

/** What came of a proposed change. */
export const changeResultSchema = z.object({
  summary: z.tuple([z.string(), z.string()]).describe('Two sentences that can be quoted.'),
  outcome: z
    .enum(['done', 'unchanged', 'answered', 'refused', 'declined', 'waiting', 'not-done'])
    .describe(
      '`done`: after a yes. `refused`: it does not fit. `declined`: the traveller said no. `waiting`, `not-done`: the traveller has to say yes elsewhere. `answered`: it was a question.',
    ),
  text: z.string().describe('What the planner says to it.'),
  reasons: z.array(z.object({ code: z.string(), text: z.string() })).describe('Why it does not fit.'),
  remedies: z.array(z.object({ text: z.string(), edit: editSchema })).describe('The nearest changes that would fit.'),
  choices: z.array(z.string()).describe('What the traveller may say to it.'),
  changed: z
    .array(z.object({ placeId: z.string(), name: z.string(), from: slotSchema.nullable(), to: slotSchema.nullable() }))
    .describe('Stops that are different now. `from: null`: new. `to: null`: gone.'),
  trip: z.object({ id: z.string(), revision: z.string(), canUndo: z.boolean() }),
});
export type ChangeResult = z.infer<typeof changeResultSchema>;

/** What is said of an outcome; what is left out is empty. */
interface Told extends Partial<Pick<ChangeResult, 'text' | 'reasons' | 'remedies' | 'choices'>> {
  readonly outcome: ChangeResult['outcome'];
  /** The trip as it was, to say what is different. */
  readonly before?: Trip;
  /** The second sentence, in place of the usual one. */
  readonly then?: string;
}

const FIRST: Readonly<Record<ChangeResult['outcome'], string>> = {
  done: SAY_CHANGE.done,
  unchanged: SAY_CHANGE.unchanged,
  answered: SAY_CHANGE.answered,
  refused: SAY_CHANGE.refused,
  declined: SAY_CHANGE.declined,
  waiting: SAY_CHANGE.waiting,
  'not-done': SAY_CHANGE.notDone,
};

/** @param trip - As it is now. */
export function toResult(trip: Trip, { outcome, before, then, text = '', ...lists }: Told): ChangeResult {
  const changed = before ? listChanged(before, trip) : [];
  const usual = outcome === 'done' ? SAY_CHANGE.doneAt(changed.length) : text || SAY_CHANGE.stays;
  return {
    summary: [FIRST[outcome], then ?? usual],
    outcome,
    text,
    ...{ reasons: [], remedies: [], choices: [], changed, ...lists },
    trip: { id: trip.id, revision: trip.revision, canUndo: trip.canUndo },
  };
}

type Changed = ChangeResult['changed'][number];

function listChanged(before: Trip, after: Trip): readonly Changed[] & Changed[] {
  const [old, now] = [stopsOf(before), stopsOf(after)];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((key) => {
    const [from, to] = [old.get(key), now.get(key)];
    const isSame = JSON.stringify(from?.slot) === JSON.stringify(to?.slot);
    const { placeId = '', name = '' } = to ?? from ?? {};
    return isSame ? [] : [{ placeId, name, from: from?.slot ?? null, to: to?.slot ?? null }];
  });
}

function stopsOf({ days }: Trip) {
  const stops = days.flatMap(({ date, visits }) =>
    visits.map(({ id, placeId, name, arrive, depart, kind }) => {
      // A visit that goes to another day has another id; a bed is there every day.
      const key = kind === 'place' || kind === 'meal' ? placeId : id;
      return [key, { placeId, name, slot: { date, arrive, depart } }] as const;
    }),
  );
  return new Map(stops);
}
