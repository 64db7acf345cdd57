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
  unknownKind: 'I know no such kind of place. Temples, museums, gardens, markets and the like I can tell apart.',
  noneOfKind: 'There is none of that kind in the plan.',
  allFixed: (names: string) => `${names}: fixed, or asked for by you. That stays.`,
  ofKind: (count: number, names: string) => `Of that kind the plan has ${count}: ${names}.`,
  alsoPossible: 'These would fit as well:',
} as const;
