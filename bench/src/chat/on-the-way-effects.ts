import type { Claims } from './chat-case.ts';
import { getStop } from './plan-seen.ts';
import { type Effect, still, type Told } from './told.ts';
import { isUnchanged } from './unchanged.ts';

type Traveller = NonNullable<Told['after']['trip']['traveller']>;

/** How somebody is was noted, and their plan stays. */
function felt(feeling: NonNullable<Claims['felt']>, told: Told): Effect {
  const [before, after] = [told.before.trip.traveller, told.after.trip.traveller];
  if (!before || !after) return still(false);
  const holds: Readonly<Record<typeof feeling, (is: Traveller, was: Traveller) => boolean>> = {
    tired: (is, was) => is.fatigue >= 75 && (is.fatigue > was.fatigue || was.fatigue >= 78),
    hungry: (is, was) => is.hunger >= 70 && (is.hunger > was.hunger || was.hunger >= 72),
    ate: (is) => is.hunger === 0,
  };
  return still(isUnchanged(told) && holds[feeling](after, before));
}

/** That sum, and no other, was added to what was spent on that. */
function spent({ amount, currency, category }: NonNullable<Claims['spent']>, { before, after }: Told): Effect {
  const sumOf = (traveller: Traveller | null | undefined, of: string): number =>
    traveller?.spent.find((each) => each.category === of)?.amount.amount ?? 0;
  const all = new Set([before, after].flatMap(({ trip }) => trip.traveller?.spent.map((each) => each.category) ?? []));
  const others = [...all].filter((each) => each !== category);
  const own = after.trip.traveller?.spent.find((each) => each.category === category)?.amount.currency;
  const holds =
    own === currency &&
    sumOf(after.trip.traveller, category) - sumOf(before.trip.traveller, category) === amount &&
    others.every((each) => sumOf(after.trip.traveller, each) === sumOf(before.trip.traveller, each));
  return still(holds && before.trip.hash === after.trip.hash);
}

/** An edit of that type waits for a yes; the plan stays. */
function proposed(type: NonNullable<Claims['proposed']>, { before, after }: Told): Effect {
  const { approval, hash } = after.trip;
  return still(approval?.edit?.type === type && approval.id !== before.trip.approval?.id && hash === before.trip.hash);
}

/** A decision about that stop is open that was not. */
function pendingAbout(name: string, { before, after }: Told): Effect {
  const { pending } = after.trip;
  const isNew = pending !== null && pending.id !== before.trip.pending?.id;
  return still(isNew && pending.visitId === getStop(before, name).id);
}

/** Claims about what is said on the way. */
export const ON_THE_WAY_EFFECTS = { felt, spent, proposed, pendingAbout };
