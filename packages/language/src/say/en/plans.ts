/** What is said while a trip is planned: what is looked for, what there is to choose, and what would change. */
export const plans = {
  looking: (cities: string) =>
    `That is all I need. I am looking at journeys, places to stay and places to eat in ${cities}.`,
  inTheMaking: 'Your plan is being made; what you asked for has not changed. It takes a moment.',
  stillTooDear:
    'Nothing fits your budget as it stands: the cheapest plan has not changed. Say what it may cost, or make the trip shorter.',
  tryAgain: 'Say "yes" and I will try again, or tell me what to change.',
  waits: 'Your plan waits for your approval of what you changed. "Approve" or "reject"?',
  nothingNew:
    'Nothing about your plan changes by that. Tell me what should be different: dates, people, pace, budget, what you like.',
  choose: (numbers: string) =>
    `Choose option ${numbers}, or tell me what should be different: dates, people, pace, budget, what you like.`,
  failed: {
    compose: 'What there is to see could not be looked up',
    arrange: 'The days of your trip could not be put together',
    other: 'Something failed',
    again: (what: string, plan: number, problem: string) =>
      `${what} (plan ${plan}): ${problem} Say "yes" and I will try again.`,
    noReason: 'no reason given',
  },
  alike: (count: number) =>
    count === 1
      ? 'Another pace or price would show you the same places, so there is one plan.'
      : `A further one would show you much the same places, so there are ${count}.`,
  onlyOne: 'Only one plan fits what you asked for.',
  here: (count: number) => `Here ${count === 1 ? 'it is' : 'are your options'}:`,
  which: 'Which one shall it be?',
  line: (title: string, cost: string) => `${title} (${cost})`,
  inAll: (sum: string) => `${sum} in all`,
  costUnknown: (sum: string) => `cost ${sum}`,
  ofOptions: (numbers: string, count: number, text: string) => `Option${count === 1 ? '' : 's'} ${numbers}: ${text}`,
  chosen: (title: string) => `"${title}" is your plan.`,
  promise: {
    ask: 'Nothing in it changes without asking you.',
    'small-changes': 'Beyond small changes, nothing in it changes without asking you.',
  },
  kept: 'Your plan stays as it is, and so does what it was made for.',
  budget: {
    limits: (binding: string) => `Nothing fits what each of you may spend. ${binding}`,
    missesBy: (sum: string) =>
      `Nothing fits the budget: the cheapest plan I found misses it by about ${sum}. What may the trip cost?`,
    otherWay: (sum: string) => `Nothing fits the budget the way you go; another way would: ${sum} in all.`,
    cheapest: (sum: string) => `Nothing fits the budget: the cheapest plan I find costs ${sum} in all.`,
    otherRide: ({
      from,
      to,
      by,
      less,
      usual,
    }: {
      readonly from: string;
      readonly to: string;
      readonly by: string;
      readonly less: string;
      readonly usual: string;
    }) => `It goes from ${from} to ${to} ${by}: ${less} less for each of you than ${usual}.`,
    cheapBeds: (names: string) => `It sleeps at the cheapest houses (${names}) and eats at the cheapest tables.`,
    withoutPaid: (count: number, isExcept: boolean) =>
      `It does without ${count === 1 ? 'the one place that charges' : `all ${count} places that charge`} for entry${isExcept ? ', except those you asked for' : ''}.`,
    fixed: (lines: string, together: string | undefined) =>
      `What no plan does without: ${lines}${together === undefined ? '' : ` (${together} together)`}.`,
    item: (name: string, sum: string) => `${name} ${sum}`,
    items: {
      transport: 'journeys and rides',
      stay: 'beds',
      food: 'meals',
      places: 'entries',
      other: 'small things',
      reserve: 'a reserve',
    },
    thatWay: 'Shall it be that way, or may it cost more?',
    moreOrFewer: 'What may be different: more money, or fewer days?',
    none: (problem: string) => `No plan fits what you asked for. ${problem} Tell me what may be different.`,
  },
  /** Once a plan is chosen and another one would follow from what was said. */
  change: {
    another: (changes: string) => `That calls for another plan: ${changes}.`,
    anotherPlan: 'That calls for another plan.',
    cost: (before: string, after: string) => `Cost in all: ${before} → ${after}.`,
    stay: (before: string, after: string) => `Where you stay: ${before} → ${after}.`,
    journeys: (before: string, after: string) => `Journeys: ${before} → ${after}.`,
    dates: (before: string, after: string) => `Dates: ${before} → ${after}.`,
    stops: (gone: number, come: number) =>
      [
        ...(gone > 0 ? [`${gone} ${gone === 1 ? 'stop' : 'stops'} would go`] : []),
        ...(come > 0 ? [`${come} ${come === 1 ? 'stop' : 'stops'} would come in`] : []),
      ].join(', ') + '.',
    nothing: 'Your days would stay as they are.',
    none: 'none',
    question: 'Shall your plan change?',
  },
  fact: (title: string, before: string, after: string) => `${title}: ${before} → ${after}`,
  factLine: (title: string, value: string, isAssumed: boolean) =>
    `- ${title}: ${value}${isAssumed ? ' (assumed)' : ''}`,
  nothingSaid: 'nothing',
  scopes: {
    total: (sum: string) => `${sum} in all`,
    person: (sum: string) => `${sum} for each person`,
    'person-day': (sum: string) => `${sum} for each person and day`,
    day: (sum: string) => `${sum} a day`,
  },
  facts: {
    destinations: 'Destination',
    start: 'Start',
    end: 'End',
    origin: 'From',
    arrival: 'Arrival',
    departure: 'Departure',
    travelers: 'Travellers',
    budgetLevel: 'Budget',
    budget: 'Budget',
    pace: 'Pace',
    dietary: 'Food',
    interests: 'Interests',
    mustDo: 'Must see',
    hotelStyle: 'Kind of stay',
    stayAreas: 'Where to stay',
    transport: 'Rather by',
    stays: 'Stay at',
    currency: 'Currency',
    accessibility: 'Access',
    avoid: 'Avoid',
    crowds: 'Crowds',
    openingHours: 'Opening hours',
    persons: 'Each of you',
    fairness: 'Done justice by',
    autonomy: 'Changes on the way',
  },
};
