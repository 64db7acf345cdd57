import type { Diet } from '@wayfarer/trip';

/** What stands where, and who found it. */
interface FoundOn {
  readonly text: string;
  readonly by: string;
  readonly title: string;
  readonly url: string;
}

interface OpenWhen {
  readonly name: string;
  readonly date: string;
  readonly hours: string;
  /** When one is there. */
  readonly planned: string;
}

interface PaidAt {
  readonly name: string;
  readonly price: string;
  /** As the page has it. */
  readonly said: string;
  /** Of the rate. */
  readonly date: string;
}

/** What was looked up on the web, and what became of it. */
export const findings = {
  nothingOpen: 'I know hours and prices of everything in the plan, so there is nothing to look up.',
  nothingMore: (names: string) => `I can't look up anything else. I still don't know the hours or prices of: ${names}.`,
  begin: 'I have looked up what was not known of your plan:',
  found: ({ text, by, title, url }: FoundOn) => `${text} Found by ${by} (${title}, ${url}).`,
  leftOut: (name: string, why: string) => `${name}: left out. ${why}`,
  unknown: (question: string) => `${question} Nothing was found.`,
  open: ({ name, date, hours, planned }: OpenWhen) =>
    `${name} is open ${hours} on ${date}, and you are there ${planned}.`,
  openOtherwise: ({ name, date, hours, planned }: OpenWhen) =>
    `${name} is open ${hours} on ${date}, but you are there ${planned}.`,
  closed: (name: string, date: string, planned: string) =>
    `${name} is closed on ${date}, and you are there ${planned}.`,
  openOn: (name: string, date: string, hours: string) => `${name} is open ${hours} on ${date}.`,
  closedOn: (name: string, date: string) => `${name} is closed on ${date}.`,
  price: (name: string, price: string) => `${name}: ${price}.`,
  converted: ({ name, price, said, date }: PaidAt) => `${name}: about ${price} (${said} at the rate of ${date}).`,
  free: 'free',
  table: (name: string, city: string, diet: string) => `${name} in ${city} is said to serve ${diet} meals.`,
  bed: (name: string, city: string) => `${name} in ${city} is a place to stay.`,
  nowhere: 'I do not know where exactly it is, so it is not in the plan. Ask there before you count on it.',
  allergy: 'With an allergy no page is enough: ask there before you count on it.',
  questions: {
    hours: (name: string, city: string, date: string) => `When is ${name} in ${city} open on ${date}?`,
    entry: (name: string, city: string) => `What does one adult pay to enter ${name} in ${city}?`,
    meal: (name: string, city: string) => `What does a usual meal for one cost at ${name} in ${city}?`,
    night: (name: string, city: string) => `What does a night for two cost at ${name} in ${city}?`,
    fare: (from: string, to: string, mode: string) => `What does one adult pay from ${from} to ${to} ${mode}?`,
    table: (city: string, diet: string) => `Which restaurant in ${city} serves a ${diet} meal?`,
    bed: (city: string) => `Which hotel or guest house is there in ${city}?`,
  },
  why: {
    notRead: 'The page that it names was not read.',
    notSaid: 'The words that it quotes do not stand on the page.',
    otherPlace: (name: string) => `The page does not speak of ${name}.`,
    otherCity: (city: string) => `The page does not say that it is in ${city}.`,
    notClosed: 'The words do not say that it is closed.',
    noHours: 'It gives no opening hours.',
    otherHours: 'The hours do not stand in the words that it quotes.',
    otherDay: 'The words speak of other days of the week.',
    noPrice: 'It gives no price.',
    otherPrice: 'The price does not stand in the words that it quotes.',
    otherMoney: (said: string) => `The words do not say that the price is in ${said}.`,
    noRate: (said: string, own: string) => `The price is in ${said}, and I know no rate from that to ${own}.`,
    nothingAlike: 'No other price of that kind is known, so nobody can say whether it is likely.',
    unlikely: (price: string, usual: string) => `${price} is not likely: others of its kind cost about ${usual}.`,
    noName: 'It gives no name.',
    otherName: 'The name does not stand in the words that it quotes.',
    notOfIt: (word: string) => `The words do not say ${word} of it.`,
    known: (name: string) => `${name} is known already.`,
    budget: 'The budget for models is used up.',
    noAnswer: 'The model had no usable answer.',
  },
  counted: (before: string, after: string) =>
    `The prices count from now on: your plan comes to ${after}, until now ${before}.`,
  overBudget: (over: string, limit: string) => `That is ${over} more than your budget of ${limit}.`,
  atLeast: (sum: string) => `at least ${sum}`,
  noOffer: 'I found nothing cheaper in its place that fits. Raise the budget, or tell me what may go.',
  daysStay: 'Your days stay as they are.',
  forgotten: 'I have forgotten what I looked up. Your plan counts without it, and your days stay as they are.',
  nothingToForget: 'Nothing was looked up for this plan.',
  diets: {
    vegetarian: 'vegetarian',
    vegan: 'vegan',
    pescatarian: 'pescatarian',
    halal: 'halal',
    kosher: 'kosher',
    'gluten-free': 'gluten-free',
    'dairy-free': 'dairy-free',
    'nut-free': 'nut-free',
    'shellfish-free': 'shellfish-free',
    'egg-free': 'egg-free',
  } satisfies Readonly<Record<Diet, string>>,
} as const;
