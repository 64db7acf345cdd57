import type { Day, Option } from '@wayfarer/contract';

import { minutes } from '../clock.ts';
import type { Tally } from './tally.ts';

const EVENING = '19:00';

/** Evenings that are spent there, and those of them on which there is something besides dinner. */
export function measureEvenings({ days }: Option, wants: boolean): Tally {
  const evenings = days.slice(0, -1).filter((day) => !leavesBefore(day));
  const filled = evenings.filter(({ visits }) =>
    visits.some(({ kind, depart }) => kind === 'place' && minutes(depart) > minutes(EVENING)),
  ).length;
  return wants
    ? { eveningsWanted: evenings.length, eveningsWantedFilled: filled }
    : { eveningsOthers: evenings.length, eveningsOthersFilled: filled };
}

function leavesBefore({ visits }: Day): boolean {
  const last = visits.at(-1);
  return last?.kind === 'transport' && minutes(last.arrive) < minutes(EVENING);
}
