import type { NearHouse, WithoutPart } from '../answer-facts.ts';

/** What is said to wishes and questions that need a look at the whole plan first. */
export const wishes = {
  option: (n: number, title: string) => `${n}. ${title}`,
  optionLine: (option: string, cost: string, figures: string) => `${option}: about ${cost}; ${figures}`,
  figures: {
    cost: (cost: string) => `about ${cost} (estimate)`,
    walking: (km: string) => `${km} km on foot a day`,
    rides: (count: number) => (count === 1 ? '1 ride in town' : `${count} rides in town`),
    free: (duration: string) => `${duration} free a day`,
    stops: (count: number) => (count === 1 ? '1 stop' : `${count} stops`),
  },
  best: (option: string, figure: string) => `${option}: ${figure}.`,
  sameForAll: (figure: string) => `In that they do not differ: ${figure}.`,
  tie: (options: string, figure: string) => `${options} have the same: ${figure}.`,
  oneHas: (option: string, name: string) => `With ${name}: ${option}.`,
  noneHas: (words: string) => `None of the options has "${words}", as far as is known.`,
  unpriced: 'Prices that nobody knows are in none of the sums.',
  noOptions: 'There are no options to compare yet.',
  unknownKind: (words: string) =>
    `I know no kind of place called "${words}". Temples, museums, gardens, markets and the like I can tell apart.`,
  noneOfKind: 'There is none of that kind in the plan.',
  allFixed: (names: string) => `${names}: fixed, or asked for by you. That stays.`,
  ofKind: (count: number, names: string) => `Of that kind the plan has ${count}: ${names}.`,
  alsoPossible: 'These would fit as well:',
  sun: {
    sunrise: (day: string, time: string) => `The sun rises at ${time} on ${day}.`,
    sunset: (day: string, time: string) => `The sun sets at ${time} on ${day}.`,
  },
  noSun: {
    sunrise: (day: string) => `The sun does not rise there on ${day}.`,
    sunset: (day: string) => `The sun does not set there on ${day}.`,
  },
  dayLocked: (day: string, names: string) => `${day} is fixed: ${names}. Nothing moves that without you.`,
  cafesNear: (names: string) => `Near there, open then: ${names}.`,
  noCafeKnown: 'No café near there is known to be open then; I only keep the time.',
  servesBreakfast: (names: string) => `Breakfast is served at ${names}.`,
  noBreakfast: (days: string) => `I found no table for breakfast that fits: ${days}.`,
  evening: (day: string) => `For the evening of ${day}, known to be open:`,
  noEvening: (day: string) =>
    `Nothing for the evening of ${day} is known here: bars, shows and concerts are not in my data.`,
  noShows: 'Bars, shows and concerts are not in my data.',
  nearestAlready: (meal: string, name: string) => `Your ${meal} is at the nearest table I know already: ${name}.`,
  noTableNear: (name: string, day: string) => `No table near ${name} fits on ${day}.`,
  stayNear: ({ house, km, place, before }: NearHouse) =>
    `${house} is ${km} km from ${place} as the crow flies; where you sleep now it is ${before} km.`,
  nearestHouse: (house: string, km: string, place: string) =>
    `Of the hotels I know, none is nearer to ${place} than ${house} (${km} km as the crow flies).`,
  unknownArea: (words: string) => `I do not know where "${words}" is. Name a place of the trip that lies there.`,
  noSuchFeature: (words: string) => `Which houses have "${words}" is not in my data. Please ask the house itself.`,
  houseIsSo: (house: string) => `${house} is like that already.`,
  noSuchHouse: (count: number) =>
    count === 1
      ? 'The one house I know here is not known to be like that.'
      : `Of the ${count} houses I know here, none is known to be like that.`,
  otherHouses: (house: string) => `Now you sleep at ${house}. Others that I know:`,
  noOtherHouse: (house: string) => `I know no other house of that kind here; you sleep at ${house}.`,
  aNight: (money: string) => `about ${money} a night for a room for two (estimate)`,
  noPrice: 'price not known',
  nothingLeftOut: 'Nothing that I know of was left out.',
  leftOut: (count: number) =>
    `${count} ${count === 1 ? 'place is' : 'places are'} not in the plan, the best known first:`,
  packWeather: (range: string, chance: number) => `Your days have ${range}, and up to ${chance} % chance of rain.`,
  packTypical: ' That is typical for the month, not a forecast.',
  packUnknown: 'What the weather will be on your days is not known.',
  packing: 'From that and the plan, I would pack:',
  pack: {
    warm: 'a warm jacket, and something for head and hands',
    layer: 'a light jacket or jumper for mornings and evenings',
    light: 'light clothes, a hat and something against the sun',
    rain: 'a rain jacket or an umbrella',
    shoes: 'shoes you have walked in before',
    covered: 'something that covers shoulders and knees, for temples and churches',
    swim: 'things for the beach',
  },
  packingRest: 'Papers, medicine and chargers nobody but you knows about.',
  cheaper: 'Beds and meals are where I can make it cheaper:',
  tables: (cuisine: string) => `For ${cuisine} I know:`,
  tableNear: (name: string, km: string, stop: string) => `${name}, ${km} km from ${stop} as the crow flies`,
  tablePlanned: (name: string) => `${name}, which is in your plan`,
  noTables: (cuisine: string) => `I know no place for ${cuisine} on this trip.`,
  otherTables: (planned: string, meal: string, day: string) =>
    `Besides ${planned}, I know these for ${meal} on ${day}. Tap one to take it instead:`,
  noOtherTables: (meal: string, day: string) => `I know no other place for ${meal} on ${day} that is open and fits.`,
  occasion: (day: string) => `How lovely. Nothing changes because of it. For ${day} I could look for this:`,
  ifWeather: 'Nothing changes now. If the weather turns out so, tap here or tell me that day:',
  ifWeatherUnfit:
    'Nothing changes now. On this plan the change would not fit, so tell me on that day what you would like instead.',
  nearbyUnknown:
    'Pharmacies, toilets, cash machines and supermarkets are not in my data. A map app or your hotel will know.',
  notInData: (words: string) => `"${words}" is not in my data. A map app or your hotel will know.`,
  nearest: (name: string) => `Nearest to ${name}, as the crow flies:`,
  away: (name: string, km: string) => `${name}: ${km} km`,
  lostNext: (name: string) => `By the plan you go to ${name} next.`,
  lostHouse: (name: string) => `You sleep at ${name}.`,
  lostShow: 'Show one of these names to somebody there. Where you are I cannot see.',
  lostWay: (name: string) => `The way to ${name}`,
  without: ({ what, after, before, less }: WithoutPart) =>
    `Without ${what} it would be about ${after} instead of ${before}: ${less} less (estimate).`,
  notUnderWay: 'You are not on the way yet: tell me where you are first.',
  early: (duration: string) => `That gives you ${duration}.`,
  cannotEarlier: (name: string, time: string) => `${name} stays at ${time}: earlier does not fit.`,
  lostDocument:
    'Report it to the police and keep the paper they give you. Have cards and the telephone blocked at once. For a passport, call the embassy or consulate of your country.',
  noEmbassies: 'Addresses of embassies are not in my data.',
  wayTo: {
    export:
      'That is under "Export" above the plan: print or PDF, calendar, map files, text, and a file to share. In the terminal it is "wayfarer export".',
    research:
      'Write "look up what is missing" and nothing else: it costs money, so I do it only when asked for just that.',
    forget:
      'That cannot be undone, so I do not do it by a word: "Forget what I said…" and "Erase this trip…" are under "More" and in the menu of the trip.',
    rename: 'What shall the trip be called?',
  },
  renamed: 'The trip has its new name.',
} as const;
