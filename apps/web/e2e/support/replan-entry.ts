import { decideJourney, evolveJourney, type Journey, whatIf, type World } from '@wayfarer/replanner';

const QUIET: World = { crowd: () => ({ level: 0.2, typical: true }) };

/** A question, its answer, and a storm minded: what a page would do with nobody at the other end. */
export function replanAll(journey: Journey): string {
  const { days } = journey;
  const [first] = days;
  const events = decideJourney(journey, { type: 'report', reading: { measure: { kind: 'closed' } } }, QUIET);
  const asked = events.reduce(evolveJourney, journey);
  const answered = decideJourney(asked, { type: 'decide', choice: 'skip' }, QUIET).reduce(evolveJourney, asked);
  const storm = { measure: { kind: 'weather', condition: 'stormy' }, date: first?.date ?? '' } as const;
  const { after, delta } = whatIf(journey, { trouble: storm }, QUIET);
  return JSON.stringify({ alternatives: asked.pending?.alternatives, days: answered.days, after: after.days, delta });
}

Object.assign(globalThis, { replanAll });
