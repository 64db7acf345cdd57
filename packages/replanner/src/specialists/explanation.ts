import { formatTime } from '@wayfarer/trip/clock';

import type { Situation } from '../observation.ts';
import { count, inWords, percent } from '../words.ts';
import { weighBudget } from './budget.ts';
import type { Specialist } from './specialist.ts';

/** Where things stand, in two to four sentences; every figure is the situation's own (§6.6). */
export const explanationAgent: Specialist = ({ situation }) => ({
  type: 'NO_ACTION',
  reason: 'Where things stand.',
  says: { about: 'explanation', text: explain(situation) },
});

function explain(situation: Situation): string {
  const { time, minutesLeft, remaining, next } = situation;
  const { spent } = weighBudget(situation);
  return [
    `It is ${formatTime(time)}; ${count(minutesLeft, 'minute')} and ${count(remaining.length, 'stop')} are left today.`,
    ...(next
      ? [`Next is ${next.name}, ${next.outdoors ? 'outdoors' : 'indoors'}, worth ${percent(next.value)} of the most.`]
      : []),
    surroundings(situation),
    ...(spent === null ? [] : [`${percent(spent)} of the budget is spent, as far as you told me.`]),
  ].join(' ');
}

function surroundings({ disruptionsToday, crowd, weather, traffic }: Situation): string {
  const seen = [
    ...(crowd === null ? [] : [`the crowd at ${percent(crowd)}`]),
    ...(weather === null ? [] : [`the weather ${inWords(weather)}`]),
    ...(traffic === null ? [] : [`traffic at ${percent(traffic)}`]),
  ];
  const happened =
    disruptionsToday === 0 ? 'Nothing has stood in the way today' : `${count(disruptionsToday, 'disruption')} today`;
  return `${happened}${seen.length === 0 ? '' : `; ${seen.join(', ')}`}.`;
}
