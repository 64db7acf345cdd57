import { formatDuration, formatTime, spellDay } from '@wayfarer/trip/clock';
import type { Ride } from '@wayfarer/trip/costs';
import { marginsOf } from '@wayfarer/trip/limits';
import { formatMoney } from '@wayfarer/trip/money';

import type { Advice, AdvisedPlan, SpecialistReport } from './advice.ts';

/** From here on a way is so much slower or quicker than another that it is worth a word (ours). */
const WORTH_A_WORD_MINUTES = 15;

/** For each journey the way that the plan takes, and the others that are known, each from door to door. */
export function adviseTransport({ facts }: AdvisedPlan): SpecialistReport {
  const hops = facts.journeys.map((taken) => ({ taken, others: listOthers(taken, facts.ways ?? []) }));
  const rides = hops.flatMap(({ taken, others }) => [taken, ...others]);
  return {
    specialist: 'transport',
    recommendations: hops.map(({ taken, others }) => advise(taken, { taken, others })),
    alternatives: hops.flatMap(({ taken, others }) => others.map((ride) => advise(ride, { taken, others }))),
    tips: rides.some(({ night }) => night) ? ['A journey over night saves the bed of that night.'] : [],
    questions: hops.some(({ others }) => others.length > 0) ? ['Would you rather go another way? Say which.'] : [],
    assumptions: [
      ...(rides.length > 0 ? ['Times are usual ones or estimates by distance: no timetable was asked.'] : []),
      ...(rides.some(({ mode }) => mode === 'flight')
        ? ['Flights count the time at both airports and the ways between them and the middle of the towns.']
        : []),
    ],
    risks: rides.some(({ fare }) => fare !== null) ? ['Fares change with the day and how early one books.'] : [],
  };
}

interface Hop {
  readonly taken: Ride;
  readonly others: readonly Ride[];
}

/** Of the same journey, by another way. */
function listOthers(taken: Ride, ways: readonly Ride[]): readonly Ride[] {
  return ways.filter(
    ({ date, from, to, mode }) => date === taken.date && from === taken.from && to === taken.to && mode !== taken.mode,
  );
}

/** Minutes from leaving the one town to being in the other: the ride, what it asks for before and after, the ways to airports. */
export function doorToDoorMinutes(ride: Ride): number {
  // Whoever drives leaves from their own door.
  const { before, after } = ride.mode === 'drive' ? { before: 0, after: 0 } : marginsOf(ride);
  return before + ride.minutes + after + (ride.toGates ?? 0);
}

function advise(ride: Ride, hop: Hop): Advice {
  const { taken, others } = hop;
  const rivals = [taken, ...others].filter((one) => one !== ride);
  return {
    about: `${ride.from} to ${ride.to}, ${spellDay(ride.date)}`,
    name: nameOf(ride),
    mode: ride.mode,
    minutes: doorToDoorMinutes(ride),
    price: ride.fare,
    why: ride === taken ? whyTaken(ride, others) : against(ride, taken),
    pros: listPros(ride, rivals),
    cons: listCons(ride, rivals),
    say: ride === taken ? null : `Take the ${wordOf(ride)} from ${ride.from} to ${ride.to}`,
  };
}

function nameOf(ride: Ride): string {
  const word = wordOf(ride);
  return `${ride.night ? 'Night ' : ''}${ride.night ? word : word.charAt(0).toUpperCase() + word.slice(1)}`;
}

function wordOf({ mode }: Ride): string {
  return mode === 'drive' ? 'car' : mode === 'transit' ? 'train or bus' : mode;
}

function whyTaken(ride: Ride, others: readonly Ride[]): string {
  const minutes = doorToDoorMinutes(ride);
  const quickest = Math.min(...others.map(doorToDoorMinutes));
  if (others.length === 0) return 'It is the one way that is known.';
  if (minutes <= quickest) return 'It is the quickest from door to door.';
  const dearer = others.filter(({ fare }) => fare && ride.fare && fare.amount > ride.fare.amount).length;
  const slower = formatDuration(minutes - quickest);
  return dearer > 0
    ? `It costs less than what is ${slower} quicker.`
    : `It is the usual way, or the one you asked for; another is ${slower} quicker.`;
}

/** `35 min longer and $35 cheaper than the train.` */
function against(ride: Ride, taken: Ride): string {
  const minutes = doorToDoorMinutes(ride) - doorToDoorMinutes(taken);
  const price = priceAgainst(ride, taken);
  if (minutes === 0) return `From door to door as long as the ${wordOf(taken)}${price}.`;
  const time = `${formatDuration(Math.abs(minutes))} ${minutes > 0 ? 'longer' : 'shorter'}`;
  return `From door to door ${time}${price} than the ${wordOf(taken)}.`;
}

function priceAgainst({ fare }: Ride, { fare: other }: Ride): string {
  if (!fare || !other || fare.amount === other.amount) return '';
  const less = { ...fare, amount: Math.abs(fare.amount - other.amount) };
  return ` and ${formatMoney(less)} ${fare.amount < other.amount ? 'cheaper' : 'dearer'} a person`;
}

function listPros(ride: Ride, rivals: readonly Ride[]): string[] {
  const minutes = doorToDoorMinutes(ride);
  const fares = rivals.flatMap(({ fare }) => fare?.amount ?? []);
  return [
    ...(rivals.length > 0 && rivals.every((one) => minutes + WORTH_A_WORD_MINUTES <= doorToDoorMinutes(one))
      ? ['quickest']
      : []),
    ...(ride.fare && fares.length > 0 && fares.every((fare) => fare > (ride.fare?.amount ?? 0))
      ? ['cheapest known']
      : []),
    ...(ride.night
      ? [`over night, ${formatTime(ride.night.leaves)} to ${formatTime(ride.night.arrives)}: saves a bed`]
      : []),
    ...(ride.mode === 'drive' ? ['from door to door, whenever you like'] : []),
    ...(ride.mode === 'train' || ride.mode === 'bus' ? ['no airport'] : []),
  ];
}

function listCons(ride: Ride, rivals: readonly Ride[]): string[] {
  const minutes = doorToDoorMinutes(ride);
  const around = minutes - ride.minutes;
  return [
    ...(rivals.length > 0 && rivals.every((one) => minutes >= doorToDoorMinutes(one) + WORTH_A_WORD_MINUTES)
      ? ['slowest']
      : []),
    ...(ride.mode === 'flight' ? [`${formatDuration(around)} of it at and to airports`] : []),
    ...(ride.fare === null ? [ride.mode === 'drive' ? 'petrol, tolls and parking not known' : 'fare not known'] : []),
    ...(ride.mode === 'transit' ? ['which of the two goes there is not known'] : []),
    ...(ride.night ? ['a night without a bed'] : []),
  ];
}
