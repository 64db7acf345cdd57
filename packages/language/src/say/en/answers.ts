import type { RainSwapFacts, Way, WeatherFacts } from '../answer-facts.ts';

/** Answers from what is known of the plan and its places. */
export const answers = {
  inPlan: (name: string, when: string) => `${name} is in the plan on ${when}.`,
  notInPlan: (name: string) => `${name} is not in the plan.`,
  becauseAsked: 'You asked for it.',
  becauseLiked: 'It is of the kind you like to see.',
  becauseNear: (duration: string) => `It lies on the way, ${duration} from the stop before.`,
  becauseWorth: 'It is among what is most worth seeing there.',
  wouldFit: 'It could come in; tap to add it:',
  wouldNotFit: (reasons: string) => `As things stand it does not fit: ${reasons}`,
  fee: (name: string, money: string) => `${name} costs ${money} a person.`,
  feeFree: (name: string) => `${name} is free.`,
  meal: (name: string, money: string) => `A meal at ${name} costs about ${money} a person (estimate).`,
  night: (name: string, money: string) => `A night at ${name} costs about ${money} for a room for two (estimate).`,
  priceUnknown: (name: string) => `The price of ${name} is not known.`,
  open: (name: string, date: string, hours: string) => `${name} is open on ${date}: ${hours}.`,
  closed: (name: string, date: string) => `${name} is closed on ${date}.`,
  hoursUnknown: (name: string, date: string) => `The hours of ${name} on ${date} are not known.`,
  source: (name: string, date: string) => `Source: ${name}, ${date}.`,
  verify: 'Please check it before you rely on it.',
  booking: (name: string) =>
    `Whether ${name} has to be booked is not known. I book nothing myself; once you have a time, tell me and I fix it in the plan.`,
  stepFree: {
    yes: (name: string) => `${name} is free of steps.`,
    partly: (name: string) => `${name} is partly free of steps.`,
    no: (name: string) => `${name} cannot be entered without steps.`,
    unknown: (name: string) => `Whether ${name} is free of steps is not known.`,
  },
  way: ({ from, to, duration, mode }: Way) => `From ${from} to ${to}: about ${duration} ${mode}.`,
  estimate: 'That is an estimate; line and platform I do not know.',
  weatherTypical: ({ date, sky, range, rainyDays, days }: WeatherFacts) =>
    `${date}: usually ${sky === null ? '' : `${sky}, `}${range}, rain on ${rainyDays} of ${days} days. That is what is typical for the month, not a forecast.`,
  weatherForecast: ({ date, sky, range, chance }: WeatherFacts) =>
    `${date}: ${sky === null ? '' : `${sky}, `}${range}, ${chance} % chance of rain (forecast).`,
  weatherUnknown: (date: string) => `The weather on ${date} is not known.`,
  inRain: (date: string) => `If it rains on ${date}:`,
  noneInRain: (date: string) => `Nothing that is planned on ${date} is outdoors.`,
  swapInRain: ({ name, by, times }: RainSwapFacts) => `${by} instead of ${name}, ${times}`,
  staysInRain: (name: string) => `${name} stays: nothing indoors that is known to be open then is near enough`,
  arrival: (when: string, place: string) => `You arrive on ${when}: ${place}.`,
  departure: (when: string, place: string) => `You leave on ${when}: ${place}.`,
  timeUnknown:
    'How you get there is not in the plan; tell me your times ("we arrive at 14:00") and I plan around them.',
  next: (name: string, when: string) => `Next: ${name}, ${when}.`,
  nothingNext: 'Nothing more is planned.',
  day: (date: string, city: string) => `${date}, ${city}:`,
  dayEmpty: (date: string) => `Nothing is planned on ${date}.`,
  done: 'done',
  fixed: 'fixed',
  locked: 'Fixed, and moved by nobody but you:',
  nothingLocked: 'Nothing is fixed. Say "lock" and the name of a stop to fix it.',
  nothingOpen: 'No question is open.',
  history: 'What was done, the newest last:',
  noHistory: 'Nothing has been changed since you chose the plan.',
  undone: 'taken back',
  stay: (name: string, nights: number) => `You sleep at ${name}, ${nights} ${nights === 1 ? 'night' : 'nights'}.`,
  noStay: 'No night is spent on this trip.',
  cities: (cities: string) => `I can plan ${cities}.`,
  dates: (start: string, end: string, days: number) =>
    `The trip is from ${start} to ${end}, ${days} ${days === 1 ? 'day' : 'days'}.`,
  party: (count: number) => (count === 1 ? 'The plan is for one person.' : `The plan is for ${count} people.`),
  diets: (diets: string) => `Meals: ${diets}.`,
  mealAt: (meal: string, name: string, when: string) => `Your ${meal}: ${name}, ${when}.`,
  noMeal: (meal: string, date: string) => `No ${meal} is planned on ${date}.`,
  total: (money: string) => `In all about ${money} (estimate)`,
  pays: (who: string, each: string, limit?: string) =>
    limit === undefined ? `${who} ${each}.` : `${who} ${each}, of ${limit} that may be spent.`,
  smallerLines: (count: number) => `And ${count} smaller lines: "Who pays what" below the costs has all of them.`,
  satisfied: (who: string, score: number) => `${who}: ${score} of 100.`,
  fairness: {
    sum: 'Everybody counts the same: a place that one loves and another hates still has a chance.',
    'least-misery': 'A place counts for as much as it is worth to whoever likes it least.',
    'most-pleasure': 'A place counts for as much as it is worth to whoever likes it most.',
    multiplicative: 'Likings are multiplied: one strong dislike pulls a place down.',
  },
  perPerson: (money: string) => `${money} a person`,
  costOf: (what: string, money: string) => `${what}: ${money}`,
  costOfDay: (date: string, money: string) => `Entries and meals on ${date}: about ${money} for all (estimate).`,
  limit: (money: string) => `Your limit is ${money}.`,
  ideas: 'Not in the plan, and worth a thought:',
  noIdeas: 'No other place of that kind is known here.',
  freeTime: (date: string, times: string) => `Free on ${date}: ${times}.`,
  noFreeTime: (date: string) => `No longer stretch is free on ${date}.`,
  walking: (date: string, km: string, duration: string) =>
    `On ${date} you walk about ${km} km between the stops (${duration}); what you walk inside them comes on top.`,
  noPlan: 'There is no plan yet. Choose an option first.',
  autonomy: {
    ask: 'I change nothing without asking you.',
    'small-changes': 'I make small changes on the way myself and tell you each time; all else waits for you.',
  },
  help: 'You can ask, tell and order in your own words, for example:',
  helpLines: [
    '"Move the museum to Saturday", "take it out", "an hour longer there", "lunch at 13:00"',
    '"Why is the castle not in?", "how do we get there?", "what does Saturday cost?"',
    '"It is raining", "we are 40 minutes late", "it is closed", "undo"',
  ],
  helpOnTheWay: [
    '"I am tired", "we are hungry", "slower", "faster", "less walking"',
    '"We paid 40 for lunch", "I do not like the next one", "skip", "we are at the museum"',
    '"Re-plan today", "end the day", "continue", "rain from 14:00 to 17:00", "crowd 85"',
  ],
  home: (name: string, when: string) => `You are back at ${name}: ${when}.`,
  forbidden: (key: string) =>
    `"${key}" is never done on the way. Hotel, city, budget and several stops at once stay yours. Nothing was changed.`,
  nothingLearned: 'Your choices on this trip have taught me nothing yet.',
  forgotten:
    'Forgotten: whatever your choices on this trip taught me. Alternatives are ranked as at the start; the plan stays.',
  whyAsked: (name: string, level: string | null, limit: string | null) =>
    `${name}: ${level === null ? 'this has no degrees' : `${level} was reported`}${limit === null ? '' : `, and your limit is ${limit}`}. I change nothing before you answer.`,
  whyThis: (name: string, score: string, count: number) => `${name} scores ${score} of 1, the most of ${count}.`,
  whyLimit: (limit: string | null) =>
    limit === null ? 'There is no limit for this: it has no degrees.' : `Your limit is ${limit}; I ask from there on.`,
  learnedFrom: (count: number) =>
    `${count} ${count === 1 ? 'choice' : 'choices'} of yours among alternatives changed how I rank them.`,
  learnedInstead: (name: string, by: string) => `${by} instead of ${name}.`,
  noted: 'Noted.',
  spent: (amount: string, what: string, sum: string) =>
    `Noted: ${amount}, ${what}. As far as you told me, ${sum} are spent so far.`,
  helpBefore:
    'Tell me in a sentence where you would like to go, when, from where and with how many people; I ask for what is missing and offer two or three whole plans.',
  helpChips: ['What is next?', 'What does it cost in all?', 'What is fixed?', 'A slower day'],
} as const;
