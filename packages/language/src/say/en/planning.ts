/** What is said before there is a plan. */
export const planning = {
  people: (count: number) => (count === 1 ? '1 person' : `${count} people`),
  paces: { relaxed: 'relaxed pace', moderate: 'moderate pace', packed: 'packed days' },
  levels: { low: 'low budget', mid: 'mid-range budget', high: 'high budget' },
  dates: (start: string, end: string) => (start === end ? start : `${start} to ${end}`),
  noJourney: 'no journey from home',
  anySights: 'sights of every kind',
  tookForGranted: (values: string) => `I assumed ${values}. Tell me what should be different.`,
  understood: (values: string) => `So far I have: ${values}.`,
  whenAndHowLong: 'When would you like to go, and for how many days?',
  whereIsYours: 'Where to go is yours to say: I can plan any of these.',
  thisIsWhatIHave: 'This is what I have:',
  shallIPlan: 'Is that the right place? I plan it at your yes.',
  whatToChange: 'What shall I change?',
  yes: 'Yes, go ahead',
  no: 'No, I want to change something',
};
